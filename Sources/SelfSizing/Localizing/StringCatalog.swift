internal import Foundation
internal import RowLayout

/// A string catalog (`.xcstrings`): one table of texts in all languages, as JSON.
struct StringCatalog: Decodable {
  var sourceLanguage: String
  var strings: [String: Entry]

  /// The texts of one key.
  struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  /// The text of one language, or of one of its forms.
  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
  }

  struct Unit: Decodable {
    var value: String
  }

  /// The forms of a text for numbers and for devices.
  struct Variations: Decodable {
    var plural: [String: Localization]?
    var device: [String: Localization]?
  }

  /// A part of a text that goes with a number.
  struct Substitution: Decodable {
    var argNum: Int?
    var variations: Variations?
  }

  /// The texts by language and key.
  var tables: [String: LocalizedStrings.Table] {
    var tables: [String: LocalizedStrings.Table] = [:]
    for (key, entry) in strings {
      for (language, localization) in entry.localizations ?? [:] {
        tables[language, default: [:]][key] = localization.format
      }
    }
    return tables
  }
}

extension StringCatalog.Localization {
  /// The text; nil where it is not written.
  var format: LocalizedFormat? {
    let forms = forms
    guard !forms.isEmpty else { return nil }
    let variables = (onDevice.substitutions ?? substitutions ?? [:]).mapValues {
      LocalizedFormat.Variable(
        argument: $0.argNum, forms: StringCatalog.Localization(variations: $0.variations).forms)
    }
    return LocalizedFormat(forms: forms, variables: variables)
  }

  /// The text by plural category, of a phone.
  private var forms: [String: String] {
    let text = onDevice
    if let value = text.stringUnit?.value { return ["other": value] }
    return (text.variations?.plural ?? [:]).compactMapValues { $0.onDevice.stringUnit?.value }
  }

  /// The text of a phone, where devices have texts of their own.
  private var onDevice: StringCatalog.Localization {
    guard let devices = variations?.device else { return self }
    return devices["iphone"] ?? devices["other"] ?? self
  }
}
