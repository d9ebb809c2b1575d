import Foundation
import RowLayout
import Testing

/// Names of UIKit's menus, controls, screens and machine, and of Foundation's that Linux has not, as row files use them.
@MainActor @Suite struct ControlAndMenuNameTests {
  private var plain: some View { Text("some words").padding(3) }

  /// A text in UIKit's label, whose height the row is told.
  private struct Attributed: UIViewRepresentable {
    var text: NSAttributedString
    func makeUIView(context: Context) -> UILabel {
      let label = UILabel()
      label.lineBreakMode = .byWordWrapping
      label.textAlignment = .center
      label.setContentHuggingPriority(.required, for: .vertical)
      label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      return label
    }
    func updateUIView(_ label: UILabel, context: Context) { label.attributedText = text }
  }

  private final class Watcher: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gesture: UIGestureRecognizer) -> Bool { false }
  }

  @Test(
    "Gradients as styles, gestures at once, and what is told of machine and fields leave the height as it is")
  func noEffect() throws {
    let gradient = Gradient(colors: [.red, .blue])
    let views: [any View] = [
      plain.tint(gradient), plain.background(gradient), plain.foregroundStyle(gradient),
      plain.gesture(MagnificationGesture().simultaneously(with: RotationGesture()).onChanged { _ in }),
      plain.onReceive(NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)) {
        _ in
      },
      plain.onReceive(NotificationCenter.default.publisher(for: UITextField.textDidBeginEditingNotification))
      {
        guard let field = $0.object as? UITextField else { return }
        (field.keyboardType, field.isSecureTextEntry) = (.decimalPad, true)
        field.autocapitalizationType = .none
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
      },
    ]
    let expected = try height(plain)
    for view in views { #expect(try height(AnyView(view)) == expected, "\(type(of: view))") }
    #expect(try height(Attributed(text: NSAttributedString(string: "a")).frame(height: 31)) == 31)
    let filled = RoundedRectangle(cornerRadius: 2).fill(gradient).frame(height: 7)
    #expect(try height(filled) == 7)
    typealias Both = SimultaneousGesture<MagnificationGesture, RotationGesture>.Value
    let values: Set<Both?> = [nil]
    #expect(!values.isEmpty)
  }

  @Test("Looks that are set for all lists, bars and controls of UIKit leave the height as it is")
  func appearances() throws {
    struct Row: View {
      var body: some View {
        UITableView.appearance().separatorStyle = .none
        UITableView.appearance().tableFooterView = UIView()
        UITableViewCell.appearance().selectionStyle = .none
        UICollectionView.appearance().backgroundColor = .clear
        UITextView.appearance().textContainerInset = .zero
        UIScrollView.appearance().keyboardDismissMode = .onDrag
        UINavigationBar.appearance().titleTextAttributes = [.font: UIFont.systemFont(ofSize: 9)]
        UITabBar.appearance().unselectedItemTintColor = .red
        UISegmentedControl.appearance().setTitleTextAttributes([.font: 1], for: .selected)
        UIPageControl.appearance().currentPageIndicatorTintColor = .red
        UISwitch.appearance().onTintColor = .red
        return Text("some words")
      }
    }
    #expect(try height(Row()) == height(Text("some words")))
    let text = UITextView()
    text.attributedText = NSAttributedString(string: "words")
    #expect(text.text == "words")
    #expect(UITableView.appearance().separatorStyle == .singleLine)
    let digits = Font.system(size: 20, weight: .bold).monospacedDigit()
    #expect(Font(UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .bold)) == digits)
    #expect(UIScreen.main.nativeBounds.width == UIScreen.main.bounds.width * UIScreen.main.nativeScale)
  }

  @Test("Menus hold actions, controls hold what is set")
  func controls() throws {
    let copy = UIAction(title: "Copy", image: UIImage(systemName: "doc"), attributes: .destructive) { _ in }
    let menu = UIMenu(title: "a", options: .displayInline, children: [UIMenu(children: [copy]), copy])
    #expect(
      menu.children.map(\.title) == ["", "Copy"] && copy.attributes == .destructive && copy.state == .off)
    #expect(menu.options == .displayInline && menu.preferredElementSize == .automatic)
    let button = UIButton(primaryAction: copy)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    button.addAction(copy, for: .touchUpInside)
    #expect(button.title(for: .disabled) == "Copy" && button.image(for: .normal) != nil)
    button.setTitle("b", for: .selected)
    button.setTitleColor(.label, for: .normal)
    #expect(button.title(for: .selected) == "b" && button.isEnabled)
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "words")
    #expect(label.text == "words" && label.sizeThatFits(CGSize(width: 9, height: 8)).height == 8)
    label.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(label.bounds == CGRect(x: 0, y: 0, width: 3, height: 4))
    let (one, other) = (UIView(), UIView())
    one.addSubview(label)
    other.addSubview(label)
    #expect(one.subviews.isEmpty && label.superview === other)
    label.removeFromSuperview()
    one.contentMode = .scaleAspectFit
    #expect(one.contentMode != other.contentMode && UIView.ContentMode(rawValue: 12) == .bottomRight)
    #expect(other.subviews.isEmpty && label.superview == nil)
  }

  @Test("Screens have children and a way to be shown, windows a level")
  func screens() throws {
    let (one, other) = (UINavigationController(), UIViewController())
    one.addChild(other)
    #expect(one.children.first === other && other.parent === one)
    other.didMove(toParent: one)
    other.removeFromParent()
    #expect(one.children.isEmpty && other.parent == nil && other.presentingViewController == nil)
    other.modalPresentationStyle = .overFullScreen
    other.modalTransitionStyle = .crossDissolve
    other.isModalInPresentation = true
    #expect(other.modalPresentationStyle == .overFullScreen && one.modalPresentationStyle == .automatic)
    let (watcher, swipe) = (Watcher(), try #require(one.interactivePopGestureRecognizer))
    swipe.delegate = watcher
    #expect(swipe.isEnabled && swipe.delegate?.gestureRecognizerShouldBegin(swipe) == false)
    #expect(
      watcher.gestureRecognizer(swipe, shouldRecognizeSimultaneouslyWith: UIGestureRecognizer()) == false)
    one.setNavigationBarHidden(true, animated: true)
    #expect(one.isNavigationBarHidden)
    let window = UIWindow()
    window.windowLevel = .alert + 1
    window.makeKeyAndVisible()
    #expect(window.windowLevel.rawValue == 2001 && window.windowScene == nil)
  }

  @Test("A gauge as a ring is as large whatever its labels are and whatever is proposed")
  func ringGauges() throws {
    let gauge = Gauge(value: 0.5) {
      Text("a label")
    } currentValueLabel: {
      Text("50").id("value")
    } minimumValueLabel: {
      Text("least")
    } maximumValueLabel: {
      Text("most")
    }
    let plain = Gauge(value: 0.5) { Text("a") }
    #expect(try height(gauge.gaugeStyle(.accessoryCircular)) == 58)
    #expect(try height(plain.gaugeStyle(.accessoryCircularCapacity), width: 20) == 58)
    #expect(
      try width(
        HStack(spacing: 0) {
          plain; plain
        }.gaugeStyle(AccessoryCircularGaugeStyle())) == 116)
    let row = try PreparedRow(
      view: gauge.gaugeStyle(AccessoryCircularCapacityGaugeStyle()), texts: StandInEngine())
    #expect(row.report.notes.isEmpty)
    let value = try row.layout(ProposedSize(width: 300, height: nil)).frame("value")
    #expect(value.map { $0.y + $0.height / 2 } == 29)
    #expect(
      try PreparedRow(view: plain.gaugeStyle(.accessoryLinear), texts: StandInEngine()).report.notes.count
        == 1)
  }

  @Test("The machine stands upright, the app has one icon and opens nothing")
  func machine() {
    #expect(UIDevice.current.orientation.isValidInterfaceOrientation && UIDeviceOrientation.faceUp.isFlat)
    #expect(!UIDeviceOrientation.faceDown.isValidInterfaceOrientation && UIDevice.current.batteryLevel == -1)
    UIDevice.current.isBatteryMonitoringEnabled = true
    #expect(UIDevice.current.batteryState == .unknown && UIDevice.current.identifierForVendor == nil)
    let app = UIApplication.shared
    app.isIdleTimerDisabled = true
    #expect(!app.supportsAlternateIcons && app.alternateIconName == nil && app.applicationState == .active)
    let workspace = NSWorkspace.shared
    #expect(workspace.urlForApplication(toOpen: URL(fileURLWithPath: "/a")) == nil)
    #expect(
      workspace.urlForApplication(toOpen: .json) == nil
        && workspace.urlsForApplications(toOpen: .json).isEmpty)
  }

  @Test("Names of Foundation that Linux has not")
  func foundation() throws {
    let now = DispatchTime.now()
    #expect(now.advanced(by: .milliseconds(3)) == now + .milliseconds(3))
    let url = URL(fileURLWithPath: "/a")
    #expect(url.startAccessingSecurityScopedResource())
    url.stopAccessingSecurityScopedResource()
    let inner = NSError(domain: "b", code: 2)
    let error = NSError(domain: "a", code: 1, userInfo: [NSUnderlyingErrorKey: inner])
    #expect((error.underlyingErrors.first as? NSError)?.code == 2 && inner.underlyingErrors.isEmpty)
  }
}
