import Testing

/// Runs `template check` on a template that uses many of Apple's modules.
struct AppleModuleTemplateTests {
    @Test func aTemplateMayUseManyOfApplesModules() throws {
        try TemplateCase(
            "UIKit, layers, Core Data, WebKit, MapKit and logging",
            [
                "View.swift.mustache": """
                import UIKit
                import CoreData
                import os
                import OSLog
                import WebKit
                import MapKit
                import QuartzCore

                private let logger = Logger(subsystem: "a", category: "b")

                final class {{ prefix }}{{ module_info.name }}Cell: UITableViewCell {
                    override class func awakeFromNib() { super.awakeFromNib() }
                    override func awakeFromNib() { super.awakeFromNib(); layer.cornerRadius = 4 }
                }

                final class {{ prefix }}{{ module_info.name }}ViewController: UICollectionViewController, UISearchResultsUpdating,
                    UIAdaptivePresentationControllerDelegate {
                    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
                    let slider = UISlider()
                    let picker = UIDatePicker()
                    let web = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
                    let map = MKMapView()
                    let stack: UIStackView = { let s = UIStackView(); s.axis = .vertical; return s }()
                    lazy var source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) { view, path, item in
                        UICollectionViewCell()
                    }
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        navigationItem.searchController = UISearchController(searchResultsController: nil)
                        navigationItem.searchController?.searchResultsUpdater = self
                        view.layer.borderColor = UIColor.red.cgColor
                        view.layer.addSublayer(CAShapeLayer())
                        let path = UIBezierPath(roundedRect: view.bounds, cornerRadius: 3)
                        (view.layer.sublayers?.first as? CAShapeLayer)?.path = path.cgPath
                        let style = NSMutableParagraphStyle(); style.lineSpacing = 3
                        let text = NSAttributedString(string: "x", attributes: [.font: UIFont.systemFont(ofSize: 3), .foregroundColor: UIColor.red, .paragraphStyle: style])
                        let label = UILabel(); label.attributedText = text
                        logger.info("loaded \\(text.string, privacy: .public)")
                        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
                        snapshot.appendSections([0]); snapshot.appendItems(["a"])
                        source.apply(snapshot)
                        UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseIn]) { self.view.alpha = 0.5 }
                        if UIDevice.current.userInterfaceIdiom == .pad || traitCollection.userInterfaceStyle == .dark { view.isHidden = true }
                    }
                    func updateSearchResults(for searchController: UISearchController) {}
                    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
                        super.viewWillTransition(to: size, with: coordinator)
                        coordinator.animate(alongsideTransition: nil, completion: nil)
                    }
                }

                final class {{ prefix }}{{ module_info.name }}Store: ObservableObject {
                    @Published var names: [String] = []
                    let context: NSManagedObjectContext
                    init(context: NSManagedObjectContext) { self.context = context }
                    func load() throws {
                        let request = NSFetchRequest<NSManagedObject>(entityName: "Item")
                        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
                        names = try context.fetch(request).compactMap { $0.value(forKey: "name") as? String }
                    }
                }

                """,
                "Tests.swift.mustache": """
                import XCTest
                import CoreData
                import UIKit
                @testable import {{ module_info.product_module_name }}

                @MainActor
                final class {{ prefix }}{{ module_info.name }}Tests: XCTestCase {
                    func testView() {
                        let sut = {{ prefix }}{{ module_info.name }}ViewController(collectionViewLayout: UICollectionViewFlowLayout())
                        sut.loadViewIfNeeded()
                        XCTAssertEqual(sut.source.snapshot().numberOfItems, 1)
                        XCTAssertEqual(sut.collectionView.numberOfItems(inSection: 0), 1)
                        XCTAssertEqual(sut.view.alpha, 0.5)
                    }
                    func testCell() { XCTAssertEqual({{ prefix }}{{ module_info.name }}Cell().contentView.subviews, []); _ = UITableViewCell() }
                    func testStore() throws {
                        let container = NSPersistentContainer(name: "X")
                        container.loadPersistentStores { _, _ in }
                        let sut = {{ prefix }}{{ module_info.name }}Store(context: container.viewContext)
                        NSEntityDescription.insertNewObject(forEntityName: "Item", into: sut.context).setValue("a", forKey: "name")
                        try sut.load()
                        XCTAssertEqual(sut.names, ["a"])
                    }
                }

                """,
            ],
            output: """
                         ok  Profile  (3 tests)
                         ok  Profile --prefix ZZ  (3 tests)
                         ok  Profile,URLPreview  (6 tests)
                page: 3 combinations, all 3 ok
                """
        ).run()
    }
}
