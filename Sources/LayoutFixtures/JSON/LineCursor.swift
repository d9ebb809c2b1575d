internal import Synchronization

/// A place in a text and its line and column, kept from one look to the next: of many faults each is found from the one before.
final class LineCursor: Sendable {
  /// An offset with its line and column.
  struct Place: Sendable {
    private(set) var offset: Int
    private(set) var line: Int
    private(set) var column = 1

    /// The start of a text, whose first line has a number.
    init(line: Int, offset: Int) { (self.line, self.offset) = (line, offset) }

    /// Moves on to an offset that is not before it.
    mutating func advance(to end: Int, in bytes: [UInt8]) {
      for index in offset..<max(offset, end) {
        let byte = bytes[index]
        if byte == UInt8(ascii: "\n") {
          // A text may count its lines from any number.
          if line < .max { line += 1 }
          column = 1
        } else if byte & 0xC0 != 0x80 {
          column += 1
        }
      }
      offset = max(offset, end)
    }
  }

  private let last: Mutex<Place>

  /// A cursor at the start of a text.
  init(line: Int, offset: Int) { last = Mutex(Place(line: line, offset: offset)) }

  /// The place found last.
  var place: Place {
    get { last.withLock { $0 } }
    set { last.withLock { $0 = newValue } }
  }

  /// The place found last, unless it is behind an offset.
  func place(before offset: Int) -> Place? {
    let place = place
    return place.offset <= offset ? place : nil
  }
}
