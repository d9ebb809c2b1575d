// SwiftData's macros that make classes into models, and the options of their properties, none of which matters to a row.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Observation

/// A model of a store, equal to itself alone; the macro `Model` makes a class one.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  var modelPlace: ModelPlace { get }
}

extension PersistentModel {
  public var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(object: Int(bitPattern: ObjectIdentifier(self)))
  }
  public var id: PersistentIdentifier { persistentModelID }
  /// A context of the store that the model is in; none before it is inserted and after it is deleted.
  public var modelContext: ModelContext? { modelPlace.container.map(ModelContext.init) }
  public var isDeleted: Bool { modelPlace.isDeleted }

  public static func == (one: Self, other: Self) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The identity of a model.
public struct PersistentIdentifier: Hashable, Codable, Sendable {
  fileprivate let object: Int
}

/// The store that a model is in.
public final class ModelPlace {
  weak var container: ModelContainer? { didSet { isDeleted = container == nil } }
  fileprivate var isDeleted = false
  public init() {}
}

/// Makes a class a model; its properties stay as they are written.
@attached(member, names: named(modelPlace))
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "RowMacros", type: "Model")

/// Options of a model's property.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "RowMacros", type: "Previewable")

/// A property that names other models.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "RowMacros", type: "Previewable")

/// A property that is not stored.
@attached(peer)
public macro Transient() = #externalMacro(module: "RowMacros", type: "Previewable")

/// Properties that differ from model to model; those of a store in memory are not compared.
@freestanding(declaration)
public macro Unique<T>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "RowMacros", type: "Previewable")

/// Properties by which models are found sooner.
@freestanding(declaration)
public macro Index<T>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "RowMacros", type: "Previewable")

/// The types of a store's models.
public struct Schema: Sendable {
  public init(_ types: [any AnyObject.Type]) {}

  public enum Attribute {
    public enum Option: Sendable {
      case unique, externalStorage, spotlight, ephemeral, encrypt, preserveValueOnDeletion
      case allowsCloudEncryption
    }
  }

  public enum Relationship {
    public enum Option: Sendable { case unique }
    public enum DeleteRule: Sendable { case noAction, nullify, cascade, deny }
  }
}
