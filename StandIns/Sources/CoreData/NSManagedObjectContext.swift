public struct NSManagedObjectContextConcurrencyType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let privateQueueConcurrencyType = NSManagedObjectContextConcurrencyType(rawValue: 1)
    public static let mainQueueConcurrencyType = NSManagedObjectContextConcurrencyType(rawValue: 2)
}

/// Objects in memory. A context sees the objects that are saved in the coordinator or in the context above it.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    open var parent: NSManagedObjectContext?
    open var automaticallyMergesChangesFromParent = false
    open var mergePolicy: Any = NSMergePolicy.error
    open var name: String?
    open var shouldDeleteInaccessibleFaults = true
    open private(set) var insertedObjects: Set<NSManagedObject> = []
    open private(set) var deletedObjects: Set<NSManagedObject> = []
    private var saved: [NSManagedObject] = []
    private var order: [NSManagedObject] = []

    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
        concurrencyType = ct
        super.init()
    }

    public convenience init(_ concurrencyType: NSManagedObjectContextConcurrencyType) {
        self.init(concurrencyType: concurrencyType)
    }

    open var registeredObjects: Set<NSManagedObject> { Set(order) }
    open var updatedObjects: Set<NSManagedObject> { Set(objects.filter(\.isUpdated)) }
    open var hasChanges: Bool {
        !insertedObjects.isEmpty || !deletedObjects.isEmpty || !updatedObjects.isEmpty
    }

    /// The objects that are saved here or above, and those that were inserted, without the deleted ones.
    private var objects: [NSManagedObject] {
        let above = parent?.objects ?? persistentStoreCoordinator?.objects ?? saved
        return (above + order.filter { insertedObjects.contains($0) }).filter { !deletedObjects.contains($0) }
    }

    open func insert(_ object: NSManagedObject) {
        object.managedObjectContext = self
        object.isInserted = true
        insertedObjects.insert(object)
        order.append(object)
    }

    open func delete(_ object: NSManagedObject) {
        object.prepareForDeletion()
        if insertedObjects.remove(object) == nil {
            object.isDeleted = true
            deletedObjects.insert(object)
        }
    }

    open func save() throws {
        for object in insertedObjects.union(updatedObjects) { object.willSave() }
        let all = objects
        if let parent {
            for object in order where insertedObjects.contains(object) { parent.insert(object) }
            for object in deletedObjects { parent.delete(object) }
        } else if let persistentStoreCoordinator {
            persistentStoreCoordinator.objects = all
        } else {
            saved = all
        }
        (insertedObjects, deletedObjects) = ([], [])
        for object in all {
            (object.isInserted, object.isUpdated) = (false, false)
            object.didSave()
        }
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self)
    }

    open func rollback() {
        (insertedObjects, deletedObjects) = ([], [])
    }

    open func reset() {
        rollback()
        order = []
    }

    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
    open func refreshAllObjects() {}
    open func processPendingChanges() {}
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}

    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        objects.first { $0.objectID === objectID }
            ?? NSManagedObject(entity: objectID.entity, insertInto: nil)
    }

    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        guard let object = objects.first(where: { $0.objectID === objectID }) else {
            throw CocoaError(CocoaError.Code(rawValue: 133_000))
        }
        return object
    }

    // MARK: - Fetching

    open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        var found = objects.filter { $0.entity.name == request.entityName }
        if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
        for descriptor in (request.sortDescriptors ?? []).reversed() {
            found = found.sorted { descriptor.compare($0, to: $1) == .orderedAscending }
        }
        found = Array(found.dropFirst(request.fetchOffset))
        if request.fetchLimit > 0 { found = Array(found.prefix(request.fetchLimit)) }
        if request.resultType == .managedObjectIDResultType { return found.compactMap { $0.objectID as? T } }
        return found.compactMap { $0 as? T }
    }

    open func count<T>(for request: NSFetchRequest<T>) throws -> Int {
        try fetch(request).count
    }

    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        if let request = request as? NSBatchDeleteRequest {
            for case let object as NSManagedObject in try fetch(request.fetchRequest) { delete(object) }
            try save()
        }
        return NSPersistentStoreResult()
    }

    // MARK: - Queues

    /// Everything runs at once, on the caller's thread.
    open func perform(_ block: @escaping () -> Void) {
        block()
    }

    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }

    public func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T { try block() }
}

open class NSPersistentStoreResult: NSObject {}

open class NSMergePolicy: NSObject, @unchecked Sendable {
    public static let error = NSMergePolicy()
    public static let mergeByPropertyObjectTrump = NSMergePolicy()
    public static let mergeByPropertyStoreTrump = NSMergePolicy()
    public static let overwrite = NSMergePolicy()
    public static let rollback = NSMergePolicy()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated(unsafe) public var NSMergeByPropertyObjectTrumpMergePolicy: AnyObject = NSMergePolicy
    .mergeByPropertyObjectTrump
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated(unsafe) public var NSErrorMergePolicy: AnyObject = NSMergePolicy.error

extension Notification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let NSManagedObjectContextDidSave = Notification.Name(
        "NSManagingContextDidSaveChangesNotification")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
        "NSObjectsChangedInManagingContextNotification")
}
