// What is dragged, dropped, copied or handed to other apps: nobody touches a described row.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Something that can be dragged, copied or shared.
public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  /// The ways in which it is handed over; none unless they are said.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}
extension String: Transferable {}
extension URL: Transferable {}
extension Data: Transferable {}
extension Image: Transferable {}

/// Something that is handed to another app.
public final class NSItemProvider: Sendable {
  public init() {}
  public init(object: Any) {}
  public init?(contentsOf url: URL) {}
}

nonisolated extension View {
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V = { EmptyView() }
  ) -> some View { self }
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V = { EmptyView() }
  ) -> some View { self }
  public func dropDestination<T: Transferable>(
    for type: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
}

/// A button that hands something to other apps; laid out as its label.
nonisolated public struct ShareLink<Label: View>: View {
  private let label: Label
  public init<T: Transferable>(
    item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview? = nil,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
  public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element: Transferable { self.label = label() }
  public var body: some View { Button(action: {}) { label } }
}

extension ShareLink {
  public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview, @ViewBuilder label: () -> Label
  ) where Data.Element: Transferable { self.init(items: items, label: label) }
}

extension ShareLink where Label == RowLayout.Label<Text, Image> {
  @OtherTitles
  public init<Data: RandomAccessCollection>(
    _ title: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview
  ) where Data.Element: Transferable {
    self.init(items: items) { RowLayout.Label(title, systemImage: "square.and.arrow.up") }
  }
  public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview
  ) where Data.Element: Transferable { self.init(items: items) }
  public init<Data: RandomAccessCollection>(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element: Transferable {
    self.init(items: items) { RowLayout.Label("Share…", systemImage: "square.and.arrow.up") }
  }
  public init<T: Transferable>(
    item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview? = nil
  ) { self.init(item: item) { RowLayout.Label("Share…", systemImage: "square.and.arrow.up") } }
  @OtherTitles
  public init<T: Transferable>(
    _ title: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview? = nil
  ) { self.init(item: item) { RowLayout.Label(title, systemImage: "square.and.arrow.up") } }
}

/// The preview of a value for other apps.
public struct SharePreview: Sendable {
  @OtherTitles
  public init<I: Transferable, J: Transferable>(_ title: LocalizedStringKey, image: I = "", icon: J = "") {}
}

/// A button that takes what was copied; laid out as a bordered button.
nonisolated public struct PasteButton: View {
  @preconcurrency
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping @MainActor ([T]) -> Void) {}
  public var body: some View {
    Button("Paste", systemImage: "doc.on.clipboard") {}.buttonStyle(BorderedButtonStyle())
  }
}

/// A button that begins to change a name.
nonisolated public struct RenameButton: View {
  public init() {}
  public var body: some View { Button("Rename", systemImage: "pencil") {} }
}
