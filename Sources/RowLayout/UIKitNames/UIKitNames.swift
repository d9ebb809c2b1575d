// What row files use of UIKit, which SwiftUI brings along: the phone, its screen, its feedback. Nothing of it acts.

/// A kind of machine.
public enum UIUserInterfaceIdiom: Hashable, Sendable {
  /// Not known; a phone; a tablet; a television; a car; a computer; a headset.
  case unspecified, phone, pad, tv, carPlay, mac, vision
}

/// The machine: a phone.
public struct UIDevice: Sendable {
  /// The machine.
  public static let current = UIDevice()
  /// A phone.
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// Its name.
  public let name = "iPhone"
  /// The kind.
  public let model = "iPhone"
  /// The system's name.
  public let systemName = "iOS"
  /// The system's version.
  public let systemVersion = "18.0"
  /// Always upright.
  public var orientation: UIDeviceOrientation { .portrait }
}

/// An orientation.
public enum UIDeviceOrientation: Hashable, Sendable {
  /// Not known; upright; upside down; on its left side; on its right side.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  /// True on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// True if upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// A screen: 390 by 844 points of 3 pixels; a row's width is what is proposed to it, not the screen's.
public struct UIScreen: Sendable {
  /// The screen.
  public static let main = UIScreen()
  /// Its points.
  public let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// Pixels in a point.
  public let scale: CGFloat = 3
}

/// The app.
public struct UIApplication: Sendable {
  /// The notice that the app is active.
  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActive")
  /// The notice that the app will not be active.
  public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActive")
  /// The notice that the app comes back.
  public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForeground")
  /// The notice that the app was left.
  public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackground")
  /// The app.
  public static let shared = UIApplication()
  /// The app's settings address.
  public static let openSettingsURLString = "app-settings:"
  /// Does nothing.
  public func open(_ url: URL, options: [String: Any] = [:], completionHandler: ((Bool) -> Void)? = nil) {}
  /// Never true: no address opens in a described row.
  public func canOpenURL(_ url: URL) -> Bool { false }
  /// Does nothing.
  @discardableResult
  public func sendAction(_ action: String, to target: Any?, from sender: Any?, for event: Any?) -> Bool {
    false
  }
}

/// The receiver of events: notices of the keyboard, which a described row has not.
public enum UIResponder {
  /// The keyboard will come, or came.
  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShow"),
    keyboardDidShowNotification = Notification.Name("UIKeyboardDidShow")
  /// The keyboard will go, or went.
  public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHide"),
    keyboardDidHideNotification = Notification.Name("UIKeyboardDidHide")
  /// The keyboard's frame will change.
  public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrame")
  /// The keyboard's frame at the end of a change.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEnd"
}

/// The clipboard; empty in a described row.
public final class UIPasteboard: Sendable {
  /// The clipboard.
  public static let general = UIPasteboard()
  /// Never true: there is no text.
  public var hasStrings: Bool { false }
  /// Never true: there is no address.
  public var hasURLs: Bool { false }
  /// Never true: there is no image.
  public var hasImages: Bool { false }
  /// A text.
  public var string: String? {
    get { nil }
    set {}
  }
  /// An image.
  public var image: UIImage? {
    get { nil }
    set {}
  }
  /// An address.
  public var url: URL? {
    get { nil }
    set {}
  }
}

/// Something felt: a touch.
public struct UIImpactFeedbackGenerator: Sendable {
  /// A strength.
  public enum FeedbackStyle: Sendable {
    /// Hardly; as usual; strongly; softly; hard.
    case light, medium, heavy, soft, rigid
  }
  /// A touch.
  public init(style: FeedbackStyle = .medium) {}
  /// Does nothing.
  public func prepare() {}
  /// Does nothing.
  public func impactOccurred(intensity: CGFloat = 1) {}
}

/// Something felt: that it went well or not.
public struct UINotificationFeedbackGenerator: Sendable {
  /// An outcome.
  public enum FeedbackType: Sendable {
    /// Well; take care; not well.
    case success, warning, error
  }
  /// A word.
  public init() {}
  /// Does nothing.
  public func prepare() {}
  /// Does nothing.
  public func notificationOccurred(_ type: FeedbackType) {}
}

/// Something felt: another choice.
public struct UISelectionFeedbackGenerator: Sendable {
  /// A choice.
  public init() {}
  /// Does nothing.
  public func prepare() {}
  /// Does nothing.
  public func selectionChanged() {}
}

/// Settings of aids.
public enum UIAccessibility {
  /// True if a screen reader runs.
  public static var isVoiceOverRunning: Bool { false }
  /// True if motion is to be spared.
  public static var isReduceMotionEnabled: Bool { false }
  /// True if nothing is translucent.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// True if text is bold.
  public static var isBoldTextEnabled: Bool { false }
  /// A notice.
  public enum Notification: Sendable {
    /// Something is told; the view changed; the screen changed.
    case announcement, layoutChanged, screenChanged
  }
  /// Does nothing.
  public static func post(notification: Notification, argument: Any?) {}
}

/// Room on the four sides.
public struct UIEdgeInsets: Hashable, Sendable {
  /// None.
  public static let zero = UIEdgeInsets()
  /// Above.
  public var top: CGFloat
  /// To the left.
  public var left: CGFloat
  /// Below.
  public var bottom: CGFloat
  /// To the right.
  public var right: CGFloat
  /// Room.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// A bit for each corner.
  public let rawValue: UInt
  /// A set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left; the upper right; the lower left; the lower right; all.
  public static let topLeft = Self(rawValue: 1), topRight = Self(rawValue: 2), bottomLeft = Self(rawValue: 4),
    bottomRight = Self(rawValue: 8),
    allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A size of lengths.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A place of lengths.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A rectangle of lengths.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
