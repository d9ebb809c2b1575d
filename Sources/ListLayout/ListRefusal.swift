/// Why an event was refused; nothing has changed then.
public struct ListRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of fault; more may be added.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// A height or estimate that is not a number.
    case nan
    /// A height or estimate that is infinite.
    case infinite
    /// A height or estimate below zero.
    case negative
    /// A section, row, header, footer or class that does not exist.
    case outOfRange = "out-of-range"
    /// A key that no slot has.
    case unknownKey = "unknown-key"
    /// A name under which nothing was saved.
    case unknownName = "unknown-name"
    /// One slot or section deleted or moved twice.
    case duplicate
    /// One slot or section deleted and moved, or deleted and reloaded.
    case conflict
    /// Two things put at one place.
    case occupied
    /// A row operation inside a deleted or inserted section.
    case insideSection = "inside-section"
    /// A key that another slot has.
    case duplicateKey = "duplicate-key"
    /// Row counts that do not add up.
    case counts
    /// The end of a batch where none is open.
    case noBatch = "no-batch"
    /// A change from within what the list calls while it is at work.
    case atWork = "at-work"
  }

  /// The kind of fault.
  public let code: Code
  /// A full sentence that names the section, the counts and the operation at fault.
  public let description: String

  package init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }

  /// A refusal whose sentence is a template: in it `#` is the next one of the numbers, `@` the place, `$` the text and
  /// `%` a height or a length.
  ///
  /// The sentences are put together here alone: each of them where it is thrown would make modules for browsers half as
  /// large again.
  @inline(never)
  init(
    _ code: Code, _ template: StaticString, _ first: Int = 0, _ second: Int = 0, _ third: Int = 0,
    at place: SlotPlace? = nil, text: String = "", points: Double = 0, end: StaticString = ""
  ) {
    var numbers = (first, second, third)
    var sentence: [UInt8] = []
    for byte in (template.description + end.description).utf8 {
      switch byte {
      case UInt8(ascii: "#"):
        sentence += String(numbers.0).utf8
        numbers = (numbers.1, numbers.2, 0)
      case UInt8(ascii: "@"): sentence += (place?.description ?? "").utf8
      case UInt8(ascii: "$"): sentence += text.utf8
      case UInt8(ascii: "%"): sentence += points.description.utf8
      default: sentence.append(byte)
      }
    }
    self.init(code, String(decoding: sentence, as: UTF8.self))
  }

  /// Refuses a length, distance or count that is not a number, infinite or negative.
  static func check(_ number: Double, _ subject: StaticString) throws(ListRefusal) {
    guard number > -1e-6, number < .infinity else {
      let code: Code = number != number ? .nan : number < 0 ? .negative : .infinite
      throw ListRefusal(code, subject, points: number, end: " is a finite number from 0 on, not %.")
    }
  }

  /// The refusal of a place that is not there, in a list of so many sections; `rows` has its section, nil where that is
  /// not there either.
  package static func missing(_ place: SlotPlace, sections: Int, rows: Int?) -> ListRefusal {
    guard let rows else {
      return ListRefusal(.outOfRange, "There is no @: the list has # sections.", sections, at: place)
    }
    return ListRefusal(
      .outOfRange, "There is no @: section # has # rows.", place.section, rows, at: place)
  }
}
