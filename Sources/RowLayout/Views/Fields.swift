// Fields of text; certainty P but where a comment says otherwise.

/// A field of one line of text, as wide as proposed. It is as high as the line distance of its font's style; in the body's style at least
/// 22 since iOS 26.1 (C for the body's style; the others P). One that grows is as high as its text.
nonisolated public struct TextField<Label: View>: View {
  private let label: Label
  private let text: String
  private let prompt: Text?
  private let isVertical: Bool

  init(label: Label, text: String, prompt: Text? = nil, isVertical: Bool = false) {
    self.label = label
    self.text = text
    self.prompt = prompt
    self.isVertical = isVertical
  }

  /// The text, or what stands there while it is empty.
  public var body: some View {
    StyledControl(
      TextField<StyledPart>(label: StyledPart(label), text: text, prompt: prompt, isVertical: isVertical)
    ) {
      Group { if isVertical { shown } else { shown.lineLimit(1) } }
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: isVertical ? nil : least, alignment: .leading)
    }
  }

  private var least: CGFloat? {
    let values = EnvironmentValues.current
    let choice = values.font?.choice ?? FontChoice()
    guard choice.size == nil else { return nil }
    let distance = (choice.style ?? .body).lineDistance(at: values.dynamicTypeSize)
    let isBody = choice.style ?? .body == .body
    return isBody && values.listRowProfile.followsText ? max(22, distance) : distance
  }

  @ViewBuilder private var shown: some View {
    if !text.isEmpty { Text(verbatim: text) } else if let prompt { prompt } else { label }
  }

  /// A field with what stands there while it is empty.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), text: text.wrappedValue, prompt: prompt)
  }

  /// A field that grows with its lines.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(label: label(), text: text.wrappedValue, prompt: prompt, isVertical: axis == .vertical)
  }

  /// A field of a value as a format writes it.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(label: label(), text: format.format(value.wrappedValue), prompt: prompt)
  }

  /// A field of a value as a format writes it, empty where there is none.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(label: label(), text: value.wrappedValue.map { format.format($0) } ?? "", prompt: prompt)
  }

  /// A field of a value as a formatter writes it.
  public init<Value>(
    value: Binding<Value>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(label: label(), text: formatter.string(for: value.wrappedValue) ?? "", prompt: prompt) }
}

extension TextField where Label == Text {
  /// A field with a text that stands there while it is empty.
  @OtherTitles
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(title), text: text.wrappedValue, prompt: prompt)
  }
  /// A field that grows with its lines.
  @OtherTitles
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(label: Text(title), text: text.wrappedValue, prompt: prompt, isVertical: axis == .vertical)
  }
  /// A field of a value as a format writes it.
  @OtherTitles
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }
  /// A field of a value as a format writes it, empty where there is none.
  @OtherTitles
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }
  /// A field of a value as a formatter writes it.
  @OtherTitles
  public init<Value>(
    _ title: LocalizedStringKey, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
  ) { self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) } }
  /// A field with actions for its beginning and end.
  @preconcurrency
  public init(
    _ title: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    onCommit: @escaping @MainActor () -> Void
  ) { self.init(label: Text(title), text: text.wrappedValue) }
  /// A field with actions for its beginning and end.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ title: some StringProtocol, text: Binding<String>,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    onCommit: @escaping @MainActor () -> Void = {}
  ) { self.init(label: Text(title), text: text.wrappedValue) }
  /// A field of a value as a formatter writes it, with actions for its beginning and end.
  @_disfavoredOverload
  @preconcurrency
  public init<Value>(
    _ title: some StringProtocol, value: Binding<Value>, formatter: Formatter,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    onCommit: @escaping @MainActor () -> Void = {}
  ) { self.init(value: value, formatter: formatter) { Text(title) } }
}

/// A field of one line that does not show its text.
public typealias SecureField = TextField

/// Text of many lines that can be changed, in all the room that is proposed.
nonisolated public struct TextEditor: View {
  private let text: Text
  /// An editor.
  public init(text: Binding<String>) { self.text = Text(verbatim: text.wrappedValue) }
  /// An editor of text with attributes.
  public init(text: Binding<AttributedString>) { self.text = Text(text.wrappedValue) }
  /// The text.
  public var body: some View {
    text.frame(
      minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
  }
}

// MARK: Keyboards: no matter of layout

nonisolated extension View {
  /// The kind of keyboard.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  /// Accepts a spelling setting.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// Accepts a spelling setting.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  /// Which letters are made capitals.
  public func textInputAutocapitalization(_ capitals: TextInputAutocapitalization?) -> some View { self }
  /// Which letters are made capitals.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  /// Accepts a type.
  public func textContentType(_ type: UITextContentType?) -> some View { self }
  /// The key that ends writing.
  public func submitLabel(_ label: SubmitLabel) -> some View { self }
  /// Accepts a submit scope.
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }
}

/// What is submitted.
public struct SubmitTriggers: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: Int
  /// A set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A text; a search.
  public static let text = Self(rawValue: 1), search = Self(rawValue: 2)
}

/// Which letters a keyboard makes capitals.
public enum TextInputAutocapitalization: Hashable, Sendable {
  case never, words, sentences, characters
}

/// Which letters a keyboard makes capitals.
public enum UITextAutocapitalizationType: Hashable, Sendable {
  case none, words, sentences, allCharacters
}

/// The kind of text of a field.
public enum UITextContentType: Hashable, Sendable {
  case name, namePrefix, givenName, middleName, familyName, nameSuffix, nickname
  case jobTitle, organizationName, location, fullStreetAddress, streetAddressLine1, streetAddressLine2
  case addressCity, addressState, addressCityAndState, sublocality, countryName, postalCode
  case telephoneNumber, emailAddress, username, password, newPassword, oneTimeCode
  case creditCardNumber, creditCardName, creditCardGivenName, creditCardMiddleName, creditCardFamilyName
  case creditCardSecurityCode, creditCardExpiration, creditCardExpirationMonth, creditCardExpirationYear
  case creditCardType, shipmentTrackingNumber, flightNumber, dateTime
  case birthdate, birthdateDay, birthdateMonth, birthdateYear, cellularEID, cellularIMEI
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
}

/// The key that ends writing.
public enum SubmitLabel: Hashable, Sendable {
  case done, go, send, join, route, search, `return`, next, `continue`
}
