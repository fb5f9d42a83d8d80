import CoreData
import XCTest
import _AppleFoundation

final class NSManagedObjectContextTests: XCTestCase {
    private func context() -> NSManagedObjectContext {
        let container = NSPersistentContainer(name: "Shop")
        container.loadPersistentStores { _, error in XCTAssertNil(error) }
        return container.viewContext
    }

    func testAContextFetchesWhatIsInsertedInOrder() throws {
        let context = context()
        for title in ["b", "a"] {
            let object = NSEntityDescription.insertNewObject(forEntityName: "Item", into: context)
            object.setValue(title, forKey: "title")
        }
        XCTAssertTrue(context.hasChanges)
        let request = NSFetchRequest<NSManagedObject>(entityName: "Item")
        request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
        XCTAssertEqual(try context.fetch(request).map { $0.value(forKey: "title") as? String }, ["a", "b"])
        try context.save()
        XCTAssertFalse(context.hasChanges)
        XCTAssertEqual(try context.count(for: request), 2)
    }

    func testASavedDeletionReachesOtherContexts() throws {
        let container = NSPersistentContainer(name: "Shop")
        let (one, other) = (container.viewContext, container.newBackgroundContext())
        let object = NSEntityDescription.insertNewObject(forEntityName: "Item", into: one)
        let request = NSFetchRequest<NSManagedObject>(entityName: "Item")
        XCTAssertEqual(try other.count(for: request), 0)
        try one.save()
        XCTAssertEqual(try other.count(for: request), 1)
        one.delete(object)
        try one.save()
        XCTAssertEqual(try other.count(for: request), 0)
    }
}
