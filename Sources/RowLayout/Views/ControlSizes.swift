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
  /// The least; small; as usual; large; the greatest.
  case mini, small, regular, large, extraLarge
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
  /// As usual; letters of ASCII and digits; names and telephone numbers; digits; digits and a point;
  /// addresses of mail.
  case `default`, asciiCapableNumberPad, namePhonePad, numberPad, decimalPad, emailAddress
  /// Addresses.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  /// Numbers of telephones; letters of ASCII; words to look for; numbers and signs; names of people.
  case phonePad, asciiCapable, webSearch, numbersAndPunctuation, twitter
}
