// What row files use of UIKit, which SwiftUI brings along: the phone, its screen, its feedback. Nothing of it acts.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A kind of machine.
public enum UIUserInterfaceIdiom: Hashable, Sendable {
  case unspecified, phone, pad, tv, carPlay, mac, vision
}

/// The machine: a phone.
public struct UIDevice: Sendable {
  public static let current = UIDevice()
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  public let name = "iPhone"
  public let model = "iPhone"
  public let systemName = "iOS"
  public let systemVersion = "18.0"
  public let localizedModel = "iPhone"
  public var identifierForVendor: UUID? { nil }
  public var orientation: UIDeviceOrientation { .portrait }
  public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChange"),
    batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChange"),
    batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChange")
  public func beginGeneratingDeviceOrientationNotifications() {}
  public func endGeneratingDeviceOrientationNotifications() {}
  /// Never true: nothing is known of a battery.
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    nonmutating set {}
  }
  public var batteryLevel: Float { -1 }
  public var batteryState: BatteryState { .unknown }
  /// The state of the battery.
  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }
}

/// An orientation.
public enum UIDeviceOrientation: Hashable, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
}

/// A screen: 390 by 844 points of 3 pixels; a row's width is what is proposed to it, not the screen's.
public struct UIScreen: Sendable {
  public static let main = UIScreen()
  /// Its points.
  public let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// Pixels in a point.
  public let scale: CGFloat = 3
  /// Its pixels.
  public let nativeBounds = CGRect(x: 0, y: 0, width: 1170, height: 2532)
  /// Pixels in a point.
  public let nativeScale: CGFloat = 3
}

/// A watch: 198 by 242 points of 2 pixels, and no touch.
public struct WKInterfaceDevice: Sendable {
  public static func current() -> WKInterfaceDevice { WKInterfaceDevice() }
  public let screenBounds = CGRect(x: 0, y: 0, width: 198, height: 242)
  public let screenScale: CGFloat = 2
  public func play(_ type: WKHapticType) {}
}

/// Something felt on a watch.
public enum WKHapticType: Int, Sendable {
  case notification, directionUp, directionDown, success, failure, retry, start, stop, click
}

/// The app.
public struct UIApplication: Sendable {
  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActive")
  public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActive")
  public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForeground")
  public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackground")
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminate")
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarning")
  public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshot")
  /// The state of an app.
  public enum State: Int, Sendable {
    case active, inactive, background
  }
  public var applicationState: State { .active }
  public var isIdleTimerDisabled: Bool {
    get { false }
    nonmutating set {}
  }
  /// False: a described row's app has one icon.
  public var supportsAlternateIcons: Bool { false }
  public var alternateIconName: String? { nil }
  public func setAlternateIconName(
    _ name: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {}
  public static let shared = UIApplication()
  public static let openSettingsURLString = "app-settings:"
  public func open(_ url: URL, options: [String: Any] = [:], completionHandler: ((Bool) -> Void)? = nil) {}
  /// Never true: no address opens in a described row.
  public func canOpenURL(_ url: URL) -> Bool { false }
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: Any?) -> Bool {
    false
  }
}

/// The receiver of events: notices of the keyboard, which a described row has not.
public enum UIResponder {
  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShow"),
    keyboardDidShowNotification = Notification.Name("UIKeyboardDidShow")
  public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHide"),
    keyboardDidHideNotification = Notification.Name("UIKeyboardDidHide")
  public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrame")
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEnd"
}

/// The clipboard; empty in a described row.
public final class UIPasteboard: Sendable {
  public static let general = UIPasteboard()
  public var hasStrings: Bool { false }
  public var hasURLs: Bool { false }
  public var hasImages: Bool { false }
  public var string: String? {
    get { nil }
    set {}
  }
  public var image: UIImage? {
    get { nil }
    set {}
  }
  public var url: URL? {
    get { nil }
    set {}
  }
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {}
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {}
}

/// Something felt: a touch.
public struct UIImpactFeedbackGenerator: Sendable {
  /// A strength.
  public enum FeedbackStyle: Sendable {
    case light, medium, heavy, soft, rigid
  }
  public init(style: FeedbackStyle = .medium) {}
  public func prepare() {}
  public func impactOccurred(intensity: CGFloat = 1) {}
}

/// Something felt: that it went well or not.
public struct UINotificationFeedbackGenerator: Sendable {
  /// An outcome.
  public enum FeedbackType: Sendable {
    case success, warning, error
  }
  public init() {}
  public func prepare() {}
  public func notificationOccurred(_ type: FeedbackType) {}
}

/// Something felt: another choice.
public struct UISelectionFeedbackGenerator: Sendable {
  public init() {}
  public func prepare() {}
  public func selectionChanged() {}
}

/// Settings of aids.
public enum UIAccessibility {
  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var buttonShapesEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  /// A notice.
  public enum Notification: Sendable {
    case announcement, layoutChanged, screenChanged
  }
  public static func post(notification: Notification, argument: Any?) {}
}

/// Room on the four sides.
public struct UIEdgeInsets: Hashable, Sendable {
  public static let zero = UIEdgeInsets()
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
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
