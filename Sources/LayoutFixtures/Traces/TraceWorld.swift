internal import ListLayout

/// The answers of a trace's host to requests for heights.
struct TraceWorld: Sendable {
  /// An answer for all keys that have none of their own.
  enum Rule: Sendable {
    case height(Double?)
    case hash(seed: UInt64, least: Double, most: Double, per: Double)
  }

  private var keys: [ByteKey: Double?] = [:]
  /// Estimates that keys have of their own; nil where frames ask for none.
  private var estimates: [ByteKey: Double?]?
  private var otherwise = Rule.height(nil)

  /// Takes in a `heights` line, or nothing of it where something is wrong with it; keys add up over lines.
  mutating func add(_ object: TraceObject) throws(DocumentError) {
    let document = object.document
    let heights = try object["keys"].map { value throws(DocumentError) in try Self.answers(value, document) }
    let estimates = try object["estimates"].map {
      value throws(DocumentError) -> [(key: ByteKey, height: Double?)]? in
      if case .null = value.content { nil } else { try Self.answers(value, document) }
    }
    if let value = object["otherwise"] { otherwise = try Self.rule(value, document) }
    for answer in heights ?? [] { keys.updateValue(answer.height, forKey: answer.key) }
    guard let estimates else { return }
    guard let estimates else { return self.estimates = nil }
    var all = self.estimates ?? [:]
    for answer in estimates { all.updateValue(answer.height, forKey: answer.key) }
    self.estimates = all
  }

  private static func answers(
    _ value: JSONValue, _ document: JSONDocument
  ) throws(DocumentError) -> [(key: ByteKey, height: Double?)] {
    guard case .object(let members) = value.content else {
      throw document.error(.invalidValue, "expected an object, found \(value.kindInWords)", at: value)
    }
    return try members.map { member throws(DocumentError) in
      (ByteKey(member.key), try document.height(member.value))
    }
  }

  /// True if frames request estimates by slot.
  var hasEstimates: Bool { estimates != nil }

  /// The estimate that a key has of its own, in points (rule 32).
  func estimate(of key: String) -> Double? { estimates?[ByteKey(key)] ?? nil }

  private static func rule(_ value: JSONValue, _ document: JSONDocument) throws(DocumentError) -> Rule {
    guard case .object = value.content else { return .height(try document.height(value)) }
    let object = try TraceObject(value, in: document, keys: ["hash", "min", "max", "per"])
    let seed = try document.whole(object.required("hash"))
    let least = try document.number(object.required("min"))
    let most = try document.number(object.required("max"))
    let per = try object.number("per") ?? 1
    guard per >= 1, (192 / per).rounded() == 192 / per else {
      throw document.error(.invalidValue, "\"per\" must divide 192", at: object["per"] ?? value)
    }
    guard most >= least, (most - least) * per < 1e9 else {
      throw document.error(
        .invalidValue, "\"max\" must not be below \"min\", nor beyond it by far", at: value)
    }
    return .hash(seed: UInt64(bitPattern: Int64(seed)), least: least, most: most, per: per)
  }

  /// The height of a key in points, nil where no answer comes.
  func height(of key: String) -> Double? {
    if let own = keys[ByteKey(key)] { return own }
    switch otherwise {
    case .height(let height): return height
    case .hash(let seed, let least, let most, let per):
      // FNV-1a (G. Fowler, L. Noll, K.-P. Vo), the offset basis stirred by the seed.
      var hash = 14_695_981_039_346_656_037 ^ seed
      for byte in key.utf8 { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
      let steps = UInt64(((most - least) * per).rounded()) + 1
      return least + Double((hash >> 32) % steps) / per
    }
  }
}
