import Foundation

/// A value of the environment that is declared by `@Entry var name: Type = value`.
struct Entry {
  private let name: String
  private let type: String?
  private let value: String

  /// Reads a declaration as it is written, but for the comments above it.
  init(_ declaration: String) {
    let lines = declaration.split(separator: "\n").drop { $0.trimmingPrefix { $0 == " " }.hasPrefix("//") }
    let (head, value) = Self.split(lines.joined(separator: "\n"), at: "=")
    let (names, type) = Self.split(head, at: ":")
    name = names.split(whereSeparator: \.isWhitespace).last.map(String.init) ?? ""
    self.type = type
    self.value = value ?? "nil"
  }

  /// The key of the value, or how it is read and written.
  func expansion(in role: String) -> String {
    let key = "__Key_" + name
    if role == "accessor" {
      return "{\n  get { self[\(key).self] }\n  set { self[\(key).self] = newValue }\n}"
    }
    // A default that is made when it is asked for needs its type; without one it is made once.
    let property = type.map { "var defaultValue: \($0) { \(value) }" } ?? "let defaultValue = \(value)"
    return "private struct \(key): EnvironmentKey {\n  static \(property)\n}"
  }

  /// Splits at a sign, outside of brackets and strings; nothing behind where it is missing.
  private static func split(_ source: String, at sign: Character) -> (String, String?) {
    var depth = 0
    var isString = false
    for index in source.indices {
      let character = source[index]
      if character == "\"" { isString.toggle() }
      guard !isString else { continue }
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth == 0, character == sign {
        let rest = source[source.index(after: index)...].trimmingCharacters(in: .whitespacesAndNewlines)
        return (source[..<index].trimmingCharacters(in: .whitespacesAndNewlines), rest)
      }
    }
    return (source.trimmingCharacters(in: .whitespacesAndNewlines), nil)
  }
}
