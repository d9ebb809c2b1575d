internal import Synchronization
internal import TextLayout

/// The short texts that a part of a row had last, by their strings: names and times come again in the rows that follow.
///
/// The one kept longest goes first. Longer texts hardly come again. A thread that finds another at it does without.
final class RecentTexts: Sendable {
  /// A string of few bytes: eight to a number, and how many they are.
  private struct Key: Equatable {
    private var first: UInt64 = 0
    private var second: UInt64 = 0
    private var third: UInt64 = 0
    private let count: Int

    @inline(__always)
    init?(_ string: String) {
      let bytes = string.utf8Span.span
      count = bytes.count
      guard count <= 24 else { return nil }
      for place in bytes.indices {
        third = third << 8 | second >> 56
        second = second << 8 | first >> 56
        first = first << 8 | UInt64(bytes[place])
      }
    }
  }

  private struct List {
    /// The engine of the texts, held as long as they are so that no other one gets its identity.
    var engine: (any TextPreparing)?
    var identity: ObjectIdentifier?
    var keys: [Key] = []
    var texts: [any TextMeasuring] = []
    var oldest = 0
  }

  private static let most = 16

  private let list = Mutex(List())

  /// The text of a string, made where it is not at hand.
  func text(
    of string: String, by engine: any TextPreparing,
    make: () throws(RowError) -> (any TextMeasuring)?
  ) throws(RowError) -> (any TextMeasuring)? {
    // Engines that cannot be told apart may set a text otherwise each time.
    guard let key = Key(string), let identity = engine.identity else { return try make() }
    var kept: (any TextMeasuring)?
    _ = list.withLockIfAvailable { list in
      guard list.identity == identity, let place = list.keys.firstIndex(of: key) else { return }
      kept = list.texts[place]
    }
    if let kept { return kept }
    guard let made = try make() else { return nil }
    _ = list.withLockIfAvailable { list in
      if list.identity != identity { list = List(engine: engine, identity: identity) }
      if list.keys.count < Self.most {
        list.keys.append(key)
        list.texts.append(made)
      } else {
        list.keys[list.oldest] = key
        list.texts[list.oldest] = made
        list.oldest = (list.oldest + 1) % Self.most
      }
    }
    return made
  }
}
