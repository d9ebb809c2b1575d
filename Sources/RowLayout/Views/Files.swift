// Files that are chosen, written or dropped: nobody does so with a described row.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A kind of data by its identifier.
public struct UTType: Hashable, Sendable {
  public let identifier: String
  /// The extension of files' names, where it is known.
  public let preferredFilenameExtension: String?
  private init(known identifier: String, _ filenameExtension: String? = nil) {
    self.identifier = identifier
    preferredFilenameExtension = filenameExtension
  }
  public init?(_ identifier: String) { self.init(known: identifier) }
  public init?(filenameExtension: String, conformingTo supertype: UTType = UTType.data) {
    self.init(known: "dyn." + filenameExtension, filenameExtension)
  }
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(known: identifier)
  }
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(known: identifier)
  }
  public static let item = UTType(known: "public.item"), content = UTType(known: "public.content"),
    data = UTType(known: "public.data"), folder = UTType(known: "public.folder"),
    directory = UTType(known: "public.directory")
  public static let text = UTType(known: "public.text"),
    plainText = UTType(known: "public.plain-text", "txt"),
    utf8PlainText = UTType(known: "public.utf8-plain-text", "txt"),
    json = UTType(known: "public.json", "json"),
    xml = UTType(known: "public.xml", "xml"), html = UTType(known: "public.html", "html"),
    rtf = UTType(known: "public.rtf", "rtf"),
    commaSeparatedText = UTType(known: "public.comma-separated-values-text", "csv"),
    sourceCode = UTType(known: "public.source-code"),
    propertyList = UTType(known: "com.apple.property-list", "plist")
  public static let image = UTType(known: "public.image"), png = UTType(known: "public.png", "png"),
    jpeg = UTType(known: "public.jpeg", "jpeg"), gif = UTType(known: "com.compuserve.gif", "gif"),
    heic = UTType(known: "public.heic", "heic"), pdf = UTType(known: "com.adobe.pdf", "pdf")
  public static let audio = UTType(known: "public.audio"), mp3 = UTType(known: "public.mp3", "mp3"),
    movie = UTType(known: "public.movie"), video = UTType(known: "public.video"),
    mpeg4Movie = UTType(known: "public.mpeg-4", "mp4"),
    audiovisualContent = UTType(known: "public.audiovisual-content")
  public static let archive = UTType(known: "public.archive"),
    zip = UTType(known: "public.zip-archive", "zip"), gzip = UTType(known: "org.gnu.gnu-zip-archive", "gz"),
    url = UTType(known: "public.url"), fileURL = UTType(known: "public.file-url"),
    vCard = UTType(known: "public.vcard", "vcf"),
    database = UTType(known: "public.database")
}

/// A document in a file.
public protocol FileDocument {
  static var readableContentTypes: [UTType] { get }
}

/// A place where something is dropped.
public struct DropInfo: Sendable {
  public let location: CGPoint
  public func hasItemsConforming(to types: [UTType]) -> Bool { false }
  public func itemProviders(for types: [UTType]) -> [NSItemProvider] { [] }
}

/// The outcome of a drop.
public enum DropOperation: Hashable, Sendable {
  case cancel, forbidden, copy, move
}

/// A proposal for a drop.
public struct DropProposal: Sendable {
  public let operation: DropOperation
  /// A proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

/// Receives what is dropped.
@MainActor @preconcurrency
public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  /// No proposal.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

nonisolated extension View {
  public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
  public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { self }
  public func onDrop(
    of types: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
  public func onDrop(
    of types: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { self }
  public func onDrop(of types: [UTType], delegate: any DropDelegate) -> some View { self }
  public func onDrop(of types: [String], delegate: any DropDelegate) -> some View { self }
  @preconcurrency
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View { self }
  /// Accepts a choice of files, and an action where none is chosen.
  @preconcurrency
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View { self }
  @preconcurrency
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View { self }
  @preconcurrency
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View { self }
  @preconcurrency
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View { self }
}
