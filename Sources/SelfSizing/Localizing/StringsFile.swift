internal import Foundation
internal import RowLayout

/// A table of texts in one language: `.strings`, keys and texts, or `.stringsdict`, texts that go with numbers.
struct StringsFile {
  /// The texts by key.
  let table: LocalizedStrings.Table

  /// Reads a property list of either kind.
  ///
  /// - Returns: nil for anything else.
  init?(_ data: Data) {
    let list = try? PropertyListSerialization.propertyList(from: data.asUTF8, options: [], format: nil)
    guard let entries = list as? [String: Any] else { return nil }
    table = entries.compactMapValues { entry in
      switch entry {
      case let text as String: LocalizedFormat(forms: ["other": text])
      case let rules as [String: Any]: LocalizedFormat(rules)
      default: nil
      }
    }
  }
}

extension LocalizedFormat {
  /// A text of a `.stringsdict`; nil where it is none.
  fileprivate init?(_ rules: [String: Any]) {
    guard let format = rules["NSStringLocalizedFormatKey"] as? String else { return nil }
    let variables = rules.compactMapValues { rule -> Variable? in
      guard let rule = rule as? [String: Any] else { return nil }
      let categories = ["zero", "one", "two", "few", "many", "other"]
      let forms = rule.compactMapValues { $0 as? String }.filter { categories.contains($0.key) }
      return Variable(argument: nil, forms: forms)
    }
    self.init(forms: ["other": format], variables: variables)
  }
}

extension Data {
  /// Text of a property list in UTF-8, where a byte order mark says that it is in UTF-16.
  fileprivate var asUTF8: Data {
    guard starts(with: [0xFF, 0xFE]) || starts(with: [0xFE, 0xFF]) else { return self }
    return String(data: self, encoding: .utf16).map { Data($0.utf8) } ?? self
  }
}
