// The ways in which something is handed to other apps: nobody takes anything from a described row, so that none is gone.

/// A way in which something is handed over.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of what is handed over.
  associatedtype Item: Transferable
}

/// No way at all.
public struct EmptyTransferRepresentation<Item: Transferable>: TransferRepresentation {}

extension Transferable {
  /// None.
  public static var transferRepresentation: EmptyTransferRepresentation<Self> {
    EmptyTransferRepresentation()
  }
}

/// Several ways.
public struct TupleTransferRepresentation<Item: Transferable>: TransferRepresentation {}

/// Builds a way from the statements of a closure.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  /// A statement.
  public static func buildExpression<Content: TransferRepresentation<Item>>(_ content: Content) -> Content {
    content
  }
  /// The first statement.
  public static func buildPartialBlock<Content: TransferRepresentation<Item>>(first: Content) -> Content {
    first
  }
  /// A further statement.
  public static func buildPartialBlock<
    First: TransferRepresentation<Item>, Next: TransferRepresentation<Item>
  >(
    accumulated: First, next: Next
  ) -> TupleTransferRepresentation<Item> { TupleTransferRepresentation() }
}

/// Who may take what is handed over.
public enum TransferRepresentationVisibility: Hashable, Sendable {
  /// Every app, those of the same team, those of the same group, or the app itself.
  case all, team, group, ownProcess
}

extension TransferRepresentation {
  /// Accepts who may take it.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item>
  {
    self
  }
  /// Accepts the name of a file.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }
  /// Accepts the name of each one's file.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> { self }
  /// Accepts when it is handed over.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> { self }
}

/// A coded value, as bytes.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder, Decoder>: TransferRepresentation {
  /// As JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType)
  where Encoder == JSONEncoder, Decoder == JSONDecoder {}
  /// As it is coded by hand.
  public init(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
  ) {}
}

/// Something else in its place.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  /// Handed over and taken.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {}
  /// Handed over.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {}
  /// Taken.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {}
  /// Handed over and taken after a while.
  @_disfavoredOverload
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {}
  /// Handed over after a while.
  @_disfavoredOverload
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {}
  /// Taken after a while.
  @_disfavoredOverload
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {}
}

/// Bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// Handed over and taken.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  /// Handed over.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}
  /// Taken.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

/// A file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// Handed over and taken.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  /// Handed over.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
  /// Taken.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

/// A file that is handed over.
public struct SentTransferredFile: Sendable {
  /// The place.
  public let file: URL
  /// True if the file itself may be used, and not a copy.
  public let allowAccessingOriginalFile: Bool
  /// A file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that is taken.
public struct ReceivedTransferredFile: Sendable {
  /// The place.
  public let file: URL
  /// True if it is the file itself, and not a copy.
  public let isOriginalFile: Bool
}
