// Menus, actions and controls of UIKit: none is shown or used in a described row.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A part of a menu.
@MainActor open class UIMenuElement {
  /// The looks and uses of a part.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Self(rawValue: 1), destructive = Self(rawValue: 2),
      hidden = Self(rawValue: 4),
      keepsMenuPresented = Self(rawValue: 8)
  }
  /// The mark beside a part.
  public enum State: Int, Sendable {
    case off, on, mixed
  }
  /// A name of an action or a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public let identifier: Identifier
  public var title: String
  public var subtitle: String?
  public var image: UIImage?
  init(title: String, subtitle: String?, image: UIImage?, identifier: Identifier?) {
    self.identifier = identifier ?? Identifier("")
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

/// Called by an action.
public typealias UIActionHandler = (UIAction) -> Void

/// Something to do, of a menu or a control.
@MainActor public final class UIAction: UIMenuElement {
  public var discoverabilityTitle: String?
  public var attributes: Attributes
  public var state: State
  /// The handler is called by nobody.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image, identifier: identifier)
  }
}

/// Actions below a title.
@MainActor public final class UIMenu: UIMenuElement {
  /// The looks of a menu.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Self(rawValue: 1), destructive = Self(rawValue: 2),
      singleSelection = Self(rawValue: 32), displayAsPalette = Self(rawValue: 128)
  }
  /// The size of the parts.
  public enum ElementSize: Int, Sendable {
    case small, medium, large
    case automatic = -1
  }
  public let options: Options
  public var preferredElementSize: ElementSize
  public let children: [UIMenuElement]
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image, identifier: identifier)
  }
}

/// A view of UIKit that one uses.
@MainActor open class UIControl: UIView {
  /// Uses.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Self(rawValue: 1), touchUpInside = Self(rawValue: 64),
      touchUpOutside = Self(rawValue: 128), touchCancel = Self(rawValue: 256),
      valueChanged = Self(rawValue: 4096), menuActionTriggered = Self(rawValue: 16384),
      primaryActionTriggered = Self(rawValue: 8192), editingDidBegin = Self(rawValue: 65536),
      editingChanged = Self(rawValue: 131072), editingDidEnd = Self(rawValue: 262144)
  }
  /// Looks that go with uses.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = [], highlighted = Self(rawValue: 1), disabled = Self(rawValue: 2),
      selected = Self(rawValue: 4), focused = Self(rawValue: 8)
  }
  public var isEnabled = true
  public var isSelected = false
  public var isHighlighted = false
  public var showsMenuAsPrimaryAction = false
  /// The action is called by nobody.
  public func addAction(_ action: UIAction, for events: Event) {}
}

/// A button of UIKit.
@MainActor open class UIButton: UIControl {
  /// The kind.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
  }
  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]
  public let buttonType: ButtonType
  public var menu: UIMenu?
  public init(type: ButtonType = .system, primaryAction: UIAction? = nil) {
    buttonType = type
    super.init()
    titles[.normal] = primaryAction?.title
    images[.normal] = primaryAction?.image
  }
  public func setTitle(_ title: String?, for state: State) { titles[state] = title }
  public func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  public func setImage(_ image: UIImage?, for state: State) { images[state] = image }
  public func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  /// Changes nothing: a view of UIKit is not seen.
  public func setTitleColor(_ color: UIColor?, for state: State) {}
}

/// A place in an entered text.
@MainActor public final class UITextPosition {}

/// A range of an entered text.
@MainActor public final class UITextRange {
  public let start: UITextPosition
  public let end: UITextPosition
  init(start: UITextPosition, end: UITextPosition) {
    self.start = start
    self.end = end
  }
}

/// A field for text of UIKit.
@MainActor open class UITextField: UIControl {
  nonisolated public static let
    textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditing"),
    textDidChangeNotification = Notification.Name("UITextFieldTextDidChange"),
    textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditing")
  public var text: String?
  public var placeholder: String?
  public var font: UIFont?
  public var textColor: UIColor?
  public var textAlignment = NSTextAlignment.natural
  public var keyboardType = UIKeyboardType.default, isSecureTextEntry = false
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// When something beside the text is seen.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }
  public var clearButtonMode = ViewMode.never
  public let beginningOfDocument = UITextPosition()
  public let endOfDocument = UITextPosition()
  public var selectedTextRange: UITextRange?
  public func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    UITextRange(start: start, end: end)
  }
}
