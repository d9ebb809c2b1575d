nonisolated extension View {
  /// Sets the size of controls.
  public func controlSize(_ size: ControlSize) -> some View { environment(\.controlSize, size) }
  /// The shape of bordered buttons inside.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  /// The controls inside without their labels.
  public func labelsHidden() -> some View { labelsVisibility(.hidden) }
  /// Sets the visibility of labels.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}

/// The size of controls.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  /// The least.
  case mini
  /// Small.
  case small
  /// As usual.
  case regular
  /// Large.
  case large
  /// The greatest.
  case extraLarge
}

/// The shape of a bordered button.
public enum ButtonBorderShape: Hashable, Sendable {
  /// As usual; with half circles at the ends; with round corners; a circle.
  case automatic, capsule, roundedRectangle, circle
  /// With round corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}

/// The kind of keyboard of a field.
public enum UIKeyboardType: Hashable, Sendable {
  /// As usual.
  case `default`
  /// Letters of ASCII and digits.
  case asciiCapableNumberPad
  /// Names and telephone numbers.
  case namePhonePad
  /// Digits.
  case numberPad
  /// Digits and a point.
  case decimalPad
  /// Addresses of mail.
  case emailAddress
  /// Addresses.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  /// Numbers of telephones.
  case phonePad
  /// Letters of ASCII.
  case asciiCapable
  /// Words to look for.
  case webSearch
  /// Numbers and signs.
  case numbersAndPunctuation
  /// Names of people.
  case twitter
}
