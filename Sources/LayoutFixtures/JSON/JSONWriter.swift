/// Writes JSON on one line, in the order in which it is told: a line of NDJSON, or a part of a document.
///
/// Commas are put by the writer; whoever calls it closes what it opened.
@_spi(JSON) public struct JSONWriter {
  /// The JSON written so far.
  public private(set) var text = ""
  private var needsComma = false

  /// A writer that has written nothing.
  public init() {}

  private mutating func write(_ part: some StringProtocol) {
    if needsComma { text += ", " }
    text += part
    needsComma = true
  }

  /// Opens an object.
  public mutating func beginObject() {
    write("{")
    needsComma = false
  }

  /// Closes the object opened last.
  public mutating func endObject() {
    text += "}"
    needsComma = true
  }

  /// Opens an array.
  public mutating func beginArray() {
    write("[")
    needsComma = false
  }

  /// Closes the array opened last.
  public mutating func endArray() {
    text += "]"
    needsComma = true
  }

  /// Writes the key of the value that comes next.
  public mutating func key(_ key: String) {
    write(Self.quoted(key))
    text += ": "
    needsComma = false
  }

  /// Writes a string.
  public mutating func value(_ string: String) { write(Self.quoted(string)) }

  /// Writes a number, whole ones without a fraction; what is not finite as "inf", "-inf" or "nan", since JSON has
  /// no numbers for these.
  public mutating func value(_ number: Double) { write(Self.spelled(number)) }

  /// Writes a whole number.
  public mutating func value(_ number: Int) { write("\(number)") }

  /// Writes true or false.
  public mutating func value(_ bool: Bool) { write(bool ? "true" : "false") }

  /// Writes a value that is JSON already, as it is.
  public mutating func json(_ json: String) { write(json) }

  /// Writes null.
  public mutating func null() { write("null") }

  /// Writes an array of numbers.
  public mutating func value(_ numbers: [Double]) {
    beginArray()
    for number in numbers { value(number) }
    endArray()
  }

  /// Writes an array of whole numbers.
  public mutating func value(_ numbers: [Int]) {
    beginArray()
    for number in numbers { value(number) }
    endArray()
  }

  /// A number as JSON spells it: the shortest digits that read back as the same number.
  static func spelled(_ number: Double) -> String {
    if number.isNaN { return "\"nan\"" }
    if number.isInfinite { return number < 0 ? "\"-inf\"" : "\"inf\"" }
    if let whole = Int(exactly: number), abs(number) < 1e15 { return "\(whole)" }
    return "\(number)"
  }

  /// A string in double quotes, with what JSON wants escaped.
  static func quoted(_ string: String) -> String {
    var quoted = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      // The second set of control characters may stand as they are; a terminal would obey them.
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
