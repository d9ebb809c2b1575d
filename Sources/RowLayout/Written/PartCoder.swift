internal import TextLayout

/// Makes descriptions of written parts, their holes filled, or writes descriptions: a kind of part lists what it holds once for both
/// (`RowDescription.Kind.code(_:)`). What is written and cannot be is an error with its place.
struct PartCoder {
  /// The source of the values of holes.
  enum Source {
    /// There are none: a hole is an error.
    case none
    /// From values by name.
    case values(RowHoleValues)
    /// From values by name, but for strings: their holes stay.
    case allButStrings(RowHoleValues)
    /// From values that stand in, while a template's holes are gathered.
    case standIns
  }

  private let source: Source
  private let isWriting: Bool
  var isReading: Bool {
    // No page writes parts: the code that would is left out.
    #if hasFeature(Embedded)
      true
    #else
      !isWriting
    #endif
  }
  /// The part that is read or written.
  var part: WrittenPart
  /// The keys whose values were asked for, where only these are of interest: then nothing is missing.
  private var keys: [RowKey]?
  var listsKeys: Bool { keys != nil }
  /// The holes met so far, each once.
  private(set) var holes: [RowHole] = []
  /// The places of their names.
  private(set) var holePlaces = NamePlaces()

  /// A coder that reads.
  init(filling source: Source = .none) {
    self.source = source
    isWriting = false
    part = WrittenPart(.empty)
  }

  /// A coder that writes a part.
  init(writing part: WrittenPart) {
    source = .none
    isWriting = true
    self.part = part
  }

  /// The keys that a part of a kind may have beside its kind and id.
  static func keys(of kind: PartKind) -> [RowKey] {
    var coder = PartCoder()
    coder.keys = []
    var usual = kind.usual
    try? usual.code(&coder)
    return coder.keys ?? []
  }

  /// The description of a part.
  mutating func description(of part: WrittenPart) throws(RowError) -> RowDescription {
    let outer = self.part
    self.part = part
    defer { self.part = outer }
    var kind = part.kind.usual
    try kind.code(&self)
    let result = RowDescription(kind, id: part.id)
    if case .invalid(let error) = result.kind { throw error }
    return result
  }

  /// The value of a key; nil where there is none.
  mutating func value(_ key: RowKey) -> WrittenValue? {
    if keys?.contains(key) == false { keys?.append(key) }
    return part[key]
  }

  /// A value that has to be there.
  func needed<Value>(_ value: Value?, _ key: RowKey, usual: Value) throws(RowError) -> Value {
    if let value { return value }
    guard keys == nil else { return usual }
    throw RowError(.missingKey, path: key.rawValue, "the key \"\(key.rawValue)\" is missing here")
  }

  // MARK: Holes

  /// True if holes of strings stay holes.
  var leavesStrings: Bool {
    if case .allButStrings = source { true } else { false }
  }

  /// The value of a hole.
  mutating func filling(
    _ name: String, _ kind: RowHole.Kind, at key: RowKey
  ) throws(RowError) -> RowHoleValue {
    if let known = holePlaces[name].map({ holes[$0] }) {
      guard known.kind == kind else {
        throw RowError(
          .hole, path: key.rawValue,
          "the hole \"\(name)\" is \(known.kind.inWords) in one place and \(kind.inWords) in another")
      }
    } else {
      holes.append(RowHole(name: name, kind: kind))
      holePlaces.append(name)
    }
    switch source {
    case .standIns: return kind.standIn
    case .none:
      throw RowError(.hole, path: key.rawValue, "the hole \"\(name)\" is not filled; give it \(kind.inWords)")
    case .values(let values), .allButStrings(let values):
      guard let value = values[name] else {
        throw RowError(
          .hole, path: key.rawValue, "the hole \"\(name)\" has no value; give it \(kind.inWords)")
      }
      guard kind.takes(value) else {
        throw RowError(
          .hole, path: key.rawValue,
          "the hole \"\(name)\" takes \(kind.inWords), and was given \(value.typeInWords)\(kind.limits(of: value))"
        )
      }
      return value
    }
  }

  /// A fault of a key's value; of one that filled a hole, with the hole's name.
  func fault(_ key: RowKey, _ message: String) -> RowError {
    if case .hole(let name)? = part[key] {
      return RowError(.hole, path: key.rawValue, "the hole \"\(name)\": \(message)")
    }
    return RowError(.invalidValue, path: key.rawValue, message)
  }
}

extension RowHole.Kind {
  /// A value that every place of the kind allows.
  fileprivate var standIn: RowHoleValue {
    switch self {
    case .string: .string("")
    case .number, .count: .number(1)
    case .flag: .flag(false)
    case .size: .size(width: 1, height: 1)
    }
  }

  /// True if a value fits the kind.
  func takes(_ value: RowHoleValue) -> Bool {
    switch (self, value) {
    case (.string, .string), (.flag, .flag): true
    case (.number, .number(let number)): number.isFinite
    case (.count, .number(let number)): Int(exactly: number).map { $0 >= 0 } ?? false
    case (.size, .size(let width, let height)):
      width >= 0 && height >= 0 && width < .infinity && height < .infinity
    default: false
    }
  }

  /// Returns why a value of the right type misfits.
  fileprivate func limits(of value: RowHoleValue) -> String {
    switch (self, value) {
    case (.number, .number): " that is not finite"
    case (.count, .number(let number)): ", \(number), which is no whole number from 0 on"
    case (.size, .size(let width, let height)): ", \(width) by \(height), which no image has"
    default: ""
    }
  }
}
