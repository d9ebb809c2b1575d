/// Letters capital or small.
public enum TextCase: String, Hashable, Sendable, CaseIterable {
  /// All capital.
  case uppercase
  /// All small.
  case lowercase
  /// The first letter of each word capital, the others as they are.
  case capitals = "capitalize"
}

extension TextCase {
  /// The text in this case by the rules of a language: Turkish and Azerbaijani have an i with and one without a dot
  /// (Unicode's SpecialCasing.txt); all else follows the standard library.
  func applied(to text: String, language: String?) -> String {
    let subtag = language?.primaryLanguage
    let hasDotlessI = subtag == "tr" || subtag == "az"
    switch self {
    case .capitals: return text
    case .uppercase:
      guard hasDotlessI else { return text.uppercased() }
      var changed = String.UnicodeScalarView()
      for scalar in text.unicodeScalars { changed.append(scalar == "i" ? "\u{130}" : scalar) }
      return String(changed).uppercased()
    case .lowercase:
      guard hasDotlessI else { return text.lowercased() }
      var changed = String.UnicodeScalarView()
      for scalar in text.unicodeScalars {
        // A dot that follows I belongs to it.
        if scalar == "\u{307}", changed.last == "\u{131}" {
          changed.removeLast()
          changed.append("i")
        } else {
          changed.append(scalar == "I" ? "\u{131}" : scalar == "\u{130}" ? "i" : scalar)
        }
      }
      return String(changed).lowercased()
    }
  }
}
