// The room that a size gives a button: ButtonStyles.swift.

nonisolated extension View {
  /// Sets the size of controls.
  public func controlSize(_ size: ControlSize) -> some View { environment(\.controlSize, size) }
  /// The shape of bordered buttons inside; the row's report says of a circle that it is not measured.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    noted("notMeasured", shape == .circle ? "buttonBorderShape(.circle)" : nil)
  }
  /// The controls inside without their labels.
  public func labelsHidden() -> some View { labelsVisibility(.hidden) }
  /// Sets the visibility of labels.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}

/// The size of controls.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  case mini, small, regular, large, extraLarge
}

/// The shape of a bordered button.
public enum ButtonBorderShape: Hashable, Sendable {
  case automatic, capsule, roundedRectangle, circle
  /// With round corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}

/// The kind of keyboard of a field.
public enum UIKeyboardType: Hashable, Sendable {
  case `default`, asciiCapableNumberPad, namePhonePad, numberPad, decimalPad, emailAddress
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  case phonePad, asciiCapable, webSearch, numbersAndPunctuation, twitter
  /// The former name of the keyboard for ASCII.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}
