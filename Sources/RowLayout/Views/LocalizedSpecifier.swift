/// A specifier in a text of one language: `%@`, `%2$lld`, `%.1f`, `%%`, `%arg`, `%#@name@`.
struct LocalizedSpecifier: Equatable {
  /// The kinds of specifiers.
  enum Kind: Equatable {
    /// A percent sign.
    case percent
    /// The value of the variable around.
    case argument
    /// A variable by its name.
    case variable(String)
    /// A value, with the specifier of C without its number and the length of the value: `%.1f`, `%d`.
    case value(String)
  }

  var kind: Kind
  /// The number of the value, from 1; nil for the next.
  var position: Int?

  /// The specifier that a text begins with, and its end; nil where there is none.
  static func first(of text: Substring) -> (LocalizedSpecifier, end: String.Index)? {
    var rest = text.dropFirst()
    if rest.first == "%" {
      return (LocalizedSpecifier(kind: .percent), text.index(text.startIndex, offsetBy: 2))
    }
    if rest.hasPrefix("arg") {
      return (LocalizedSpecifier(kind: .argument), text.index(text.startIndex, offsetBy: 4))
    }
    var position: Int?
    let digits = rest.prefix(while: \.isASCIIDigit)
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
      guard let number = Int(digits), number > 0 else { return nil }
      position = number
      rest = rest.dropFirst(digits.count + 1)
    }
    if rest.hasPrefix("#@") {
      let name = rest.dropFirst(2).prefix { $0 != "@" }
      guard name.endIndex < rest.endIndex else { return nil }
      return (
        LocalizedSpecifier(kind: .variable(String(name)), position: position),
        rest.index(after: name.endIndex)
      )
    }
    // Numbers that no text is set in: as many characters, or decimals, would be written.
    let flags = rest.prefix { "-+ #'0123456789.".contains($0) }
    guard flags.count <= 8, flags.split(whereSeparator: { !$0.isASCIIDigit }).allSatisfy({ $0.count <= 2 })
    else { return nil }
    rest = rest.dropFirst(flags.count)
    rest = rest.dropFirst(rest.prefix { "hlqztjL".contains($0) }.count)
    guard let letter = rest.first, "@dDiuUxXoOfeEgGcCsSpaAF".contains(letter) else { return nil }
    // A percent sign before a word is no specifier with a space as its flag.
    guard !flags.contains(" ") || position != nil else { return nil }
    return (
      LocalizedSpecifier(kind: .value("%\(flags)\(letter)"), position: position),
      rest.index(after: rest.startIndex)
    )
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
