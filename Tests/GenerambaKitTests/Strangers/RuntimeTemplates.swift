/// Templates with code that needs the Objective-C runtime.
extension StrangersTemplatesTests {
    static let runtimeTemplates = [
        StrangersTemplate(
            "a storyboard and its view controller",
            [
                "page.rambaspec": """
                name: page
                summary: A screen with its storyboard
                author: J. Dev
                version: 0.1.0
                license: MIT
                code_files:
                - {name: ViewController.swift, path: Code/view.swift.liquid}
                - {name: .storyboard, path: Code/view.storyboard.liquid, is_resource: true}
                - {name: Configurator.swift, path: Code/configurator.swift.liquid}
                - {name: Router.swift, path: Code/router.swift.liquid}
                """,
                "Code/configurator.swift.liquid": """
                import UIKit

                enum {{ prefix }}{{ module_info.name }}Configurator {
                    static func configure(onSave: @escaping () -> Void) -> UIViewController {
                        let viewController = {{ prefix }}{{ module_info.name }}ViewController.instantiate()
                        viewController.onSave = onSave
                        return UINavigationController(rootViewController: viewController)
                    }
                }
                """,
                "Code/router.swift.liquid": """
                import UIKit

                final class {{ prefix }}{{ module_info.name }}Router {
                    weak var source: UIViewController?

                    func open() {
                        let next = {{ prefix }}{{ module_info.name }}Configurator.configure { [weak source] in
                            source?.dismiss(animated: true)
                        }
                        source?.present(next, animated: true)
                    }
                }
                """,
                "Code/view.storyboard.liquid": """
                <?xml version="1.0" encoding="UTF-8" standalone="no"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc1">
                    <scenes>
                        <scene sceneID="s1">
                            <objects>
                                <viewController storyboardIdentifier="{{ prefix }}{{ module_info.name }}ViewController" id="vc1" customClass="{{ prefix }}{{ module_info.name }}ViewController" customModule="{{ module_info.product_module_name }}" sceneMemberID="viewController"/>
                            </objects>
                        </scene>
                    </scenes>
                </document>
                """,
                "Code/view.swift.liquid": """
                import UIKit

                class {{ prefix }}{{ module_info.name }}ViewController: UIViewController {
                    @IBOutlet private weak var tableView: UITableView!
                    @IBOutlet private var saveButton: UIButton!

                    var onSave: (() -> Void)?

                    static func instantiate() -> {{ prefix }}{{ module_info.name }}ViewController {
                        let storyboard = UIStoryboard(name: "{{ prefix }}{{ module_info.name }}", bundle: Bundle(for: self))
                        return storyboard.instantiateViewController(withIdentifier: String(describing: self)) as! {{ prefix }}{{ module_info.name }}ViewController
                    }

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        tableView.tableFooterView = UIView()
                        tableView.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "Cell")
                        saveButton.addTarget(self, action: #selector(save(_:)), for: .touchUpInside)
                    }

                    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                        guard segue.identifier == "showDetails" else { return }
                        segue.destination.title = title
                    }

                    @IBAction private func cancelTapped(_ sender: UIBarButtonItem) {
                        dismiss(animated: true, completion: nil)
                    }

                    @objc private func save(_ sender: UIButton) {
                        onSave?()
                    }
                }
                """,
            ],
            check: "--compile-only",
            output: """
                   compiled  Profile  (not run: needs the Objective-C runtime)
                page: 1 combination, 1 compiled
                """
        ),
        StrangersTemplate(
            "a repository on Core Data",
            [
                "page.rambaspec": """
                name: page
                summary: A repository on Core Data
                code_files:
                  - {name: Entity.swift, path: Code/entity.swift.liquid}
                  - {name: Repository.swift, path: Code/repository.swift.liquid}
                  - {name: ListController.swift, path: Code/list.swift.liquid}
                test_files:
                  - {name: RepositoryTests.swift, path: Tests/repository_tests.swift.liquid}
                """,
                "Code/entity.swift.liquid": """
                import Foundation
                import CoreData

                @objc({{ prefix }}{{ module_info.name }}Entity)
                public final class {{ prefix }}{{ module_info.name }}Entity: NSManagedObject {
                    @NSManaged public var identifier: String
                    @NSManaged public var createdAt: Date?

                    @nonobjc public class func fetchRequest() -> NSFetchRequest<{{ prefix }}{{ module_info.name }}Entity> {
                        return NSFetchRequest<{{ prefix }}{{ module_info.name }}Entity>(entityName: "{{ prefix }}{{ module_info.name }}Entity")
                    }
                }
                """,
                "Code/list.swift.liquid": """
                import UIKit
                import CoreData

                final class {{ prefix }}{{ module_info.name }}ListController: UITableViewController, NSFetchedResultsControllerDelegate {
                    var context: NSManagedObjectContext!

                    private lazy var results: NSFetchedResultsController<{{ prefix }}{{ module_info.name }}Entity> = {
                        let request: NSFetchRequest<{{ prefix }}{{ module_info.name }}Entity> = {{ prefix }}{{ module_info.name }}Entity.fetchRequest()
                        request.sortDescriptors = [NSSortDescriptor(key: "createdAt", ascending: true)]
                        let results = NSFetchedResultsController(
                            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
                        results.delegate = self
                        return results
                    }()

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        try? results.performFetch()
                    }

                    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                        results.sections?[section].numberOfObjects ?? 0
                    }

                    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
                        cell.textLabel?.text = results.object(at: indexPath).identifier
                        return cell
                    }

                    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
                        tableView.reloadData()
                    }
                }
                """,
                "Code/repository.swift.liquid": """
                import CoreData

                protocol {{ prefix }}{{ module_info.name }}Repository {
                    func all() throws -> [{{ prefix }}{{ module_info.name }}Entity]
                    func insert(identifier: String) throws
                    func deleteAll() throws
                }

                final class {{ prefix }}{{ module_info.name }}CoreDataRepository: {{ prefix }}{{ module_info.name }}Repository {
                    private let context: NSManagedObjectContext

                    init(container: NSPersistentContainer) {
                        context = container.newBackgroundContext()
                        context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
                        context.automaticallyMergesChangesFromParent = true
                    }

                    func all() throws -> [{{ prefix }}{{ module_info.name }}Entity] {
                        let request: NSFetchRequest<{{ prefix }}{{ module_info.name }}Entity> = {{ prefix }}{{ module_info.name }}Entity.fetchRequest()
                        request.sortDescriptors = [NSSortDescriptor(key: "createdAt", ascending: false)]
                        request.predicate = NSPredicate(format: "identifier != %@", "")
                        request.fetchLimit = 50
                        return try context.fetch(request)
                    }

                    func insert(identifier: String) throws {
                        let entity = {{ prefix }}{{ module_info.name }}Entity(context: context)
                        entity.identifier = identifier
                        entity.createdAt = Date()
                        try save()
                    }

                    func deleteAll() throws {
                        for entity in try all() { context.delete(entity) }
                        try save()
                    }

                    private func save() throws {
                        guard context.hasChanges else { return }
                        do {
                            try context.save()
                        } catch {
                            context.rollback()
                            throw error
                        }
                    }
                }
                """,
                "Tests/repository_tests.swift.liquid": """
                import CoreData
                import XCTest
                @testable import {{ module_info.product_module_name }}

                final class {{ prefix }}{{ module_info.name }}RepositoryTests: XCTestCase {
                    func testInsert() throws {
                        let container = NSPersistentContainer(name: "Model", managedObjectModel: NSManagedObjectModel())
                        let description = NSPersistentStoreDescription()
                        description.type = NSInMemoryStoreType
                        container.persistentStoreDescriptions = [description]
                        container.loadPersistentStores { _, error in XCTAssertNil(error) }
                        let repository = {{ prefix }}{{ module_info.name }}CoreDataRepository(container: container)
                        try repository.insert(identifier: "1")
                        XCTAssertEqual(try repository.all().count, 1)
                    }
                }
                """,
            ],
            check: "--compile-only",
            output: """
                   compiled  Profile  (not run: needs the Objective-C runtime)
                page: 1 combination, 1 compiled
                """
        ),
    ]
}
