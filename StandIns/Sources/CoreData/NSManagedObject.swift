/// An object of a context: its attributes are kept by name.
open class NSManagedObject: NSObject {
    public let entity: NSEntityDescription
    open internal(set) weak var managedObjectContext: NSManagedObjectContext?
    open private(set) lazy var objectID = NSManagedObjectID(entity: entity)
    open internal(set) var isInserted = false
    open internal(set) var isUpdated = false
    open internal(set) var isDeleted = false
    open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    var values: [String: Any] = [:]

    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        super.init()
        context?.insert(self)
        awakeFromInsert()
    }

    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: Self.entity(), insertInto: moc)
    }

    open class func entity() -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = String(describing: self)
        return entity
    }

    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: entity().name ?? "")
    }

    open func awakeFromInsert() {}
    open func awakeFromFetch() {}
    open func willSave() {}
    open func didSave() {}
    open func prepareForDeletion() {}
    open func willChangeValue(forKey key: String) {}
    open func didChangeValue(forKey key: String) {}
    open func willAccessValue(forKey key: String?) {}
    open func didAccessValue(forKey key: String?) {}

    open func primitiveValue(forKey key: String) -> Any? { values[key] }

    open func setPrimitiveValue(_ value: Any?, forKey key: String) {
        values[key] = value
    }

    open func value(forKey key: String) -> Any? { values[key] }

    open func setValue(_ value: Any?, forKey key: String) {
        values[key] = value
        isUpdated = !isInserted
    }
}

open class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
    public let entity: NSEntityDescription
    private let number = UUID()

    init(entity: NSEntityDescription) {
        self.entity = entity
        super.init()
    }

    open var isTemporaryID: Bool { false }
    open func uriRepresentation() -> URL { URL(fileURLWithPath: "/\(entity.name ?? "")/\(number)") }
}

public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSManagedObject: NSFetchRequestResult {}

open class NSPropertyDescription: NSObject {
    open var name = ""
    open var isOptional = true
}

public enum NSAttributeType: UInt, Sendable {
    case undefinedAttributeType = 0
    case integer16AttributeType = 100
    case integer32AttributeType = 200
    case integer64AttributeType = 300
    case decimalAttributeType = 400
    case doubleAttributeType = 500
    case floatAttributeType = 600
    case stringAttributeType = 700
    case booleanAttributeType = 800
    case dateAttributeType = 900
    case binaryDataAttributeType = 1000
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case UUIDAttributeType = 1100
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case URIAttributeType = 1200
    case transformableAttributeType = 1800
}

open class NSAttributeDescription: NSPropertyDescription {
    open var attributeType = NSAttributeType.undefinedAttributeType
    open var defaultValue: Any?
}

open class NSRelationshipDescription: NSPropertyDescription {
    open var destinationEntity: NSEntityDescription?
    open var minCount = 0
    open var maxCount = 0
    open var isToMany: Bool { maxCount != 1 }
}

open class NSEntityDescription: NSObject, @unchecked Sendable {
    open var name: String?
    open var managedObjectClassName: String! = "NSManagedObject"
    open var isAbstract = false
    open var properties: [NSPropertyDescription] = []

    open var attributesByName: [String: NSAttributeDescription] {
        let attributes = properties.compactMap { $0 as? NSAttributeDescription }
        return Dictionary(attributes.map { ($0.name, $0) }) { first, _ in first }
    }

    /// An entity of the context's model; one of that name if it has none.
    open class func entity(
        forEntityName entityName: String, in context: NSManagedObjectContext
    ) -> NSEntityDescription? {
        let model = context.persistentStoreCoordinator?.managedObjectModel
        if let entity = model?.entitiesByName[entityName] { return entity }
        let entity = NSEntityDescription()
        entity.name = entityName
        return entity
    }

    /// A plain object: its class cannot be made from its name without the Objective-C runtime.
    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        let entity = entity(forEntityName: entityName, in: context) ?? NSEntityDescription()
        return NSManagedObject(entity: entity, insertInto: context)
    }
}

/// The entities of a store. No model file is read.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
    open var entities: [NSEntityDescription] = []

    override public init() {
        super.init()
    }

    public init?(contentsOf url: URL) {
        super.init()
    }

    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }

    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }) { first, _ in first }
    }
}
