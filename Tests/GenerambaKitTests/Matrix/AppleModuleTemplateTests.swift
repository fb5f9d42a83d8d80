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
                page: 1 combination, 1 ok
                """
        ).run()
    }

    @Test func aTemplateMayUseFoundationsPublishers() throws {
        try TemplateCase(
            "requests, timers, notifications and observed values",
            [
                "Model.swift.mustache": """
                import Combine
                import Foundation

                final class {{ prefix }}{{ module_info.name }}Model: ObservableObject {
                    @Published private(set) var names: [String] = []
                    @Published private(set) var error: URLError?
                    @Published private(set) var ticks = 0
                    private var cancellables: Set<AnyCancellable> = []

                    func load(_ url: URL, from session: URLSession) {
                        session.dataTaskPublisher(for: url)
                            .mapError { [weak self] error in
                                self?.error = error
                                return error
                            }
                            .map(\\.data)
                            .decode(type: [String].self, decoder: JSONDecoder())
                            .replaceError(with: ["?"])
                            .receive(on: RunLoop.main)
                            .sink { [weak self] in self?.names = $0 }
                            .store(in: &cancellables)
                    }

                    func start(_ center: NotificationCenter) {
                        Timer.publish(every: 0.01, on: .main, in: .common)
                            .autoconnect()
                            .sink { [weak self] _ in self?.ticks += 1 }
                            .store(in: &cancellables)
                        center.publisher(for: Notification.Name("Names"))
                            .compactMap { $0.userInfo?["names"] as? [String] }
                            .sink { [weak self] in self?.names = $0 }
                            .store(in: &cancellables)
                    }

                    func stop() { cancellables = [] }
                }

                """,
                "Observer.swift.mustache": """
                import Foundation

                func {{ prefix }}{{ module_info.name }}Fractions(
                    of progress: Progress, _ options: NSKeyValueObservingOptions = [.initial, .new]
                ) -> [Double] {
                    var found: [Double] = []
                    progress.publisher(for: \\.fractionCompleted, options: options).sink { found.append($0) }.cancel()
                    return found
                }

                protocol {{ prefix }}{{ module_info.name }}Transport: Sendable {
                    func data(for request: URLRequest) async throws -> (Data, URLResponse)
                }

                extension URLSession: {{ prefix }}{{ module_info.name }}Transport {}

                """,
                "Tests.swift.mustache": """
                import Combine
                import XCTest
                @testable import {{ module_info.product_module_name }}

                final class {{ prefix }}{{ module_info.name }}Tests: XCTestCase {
                    private final class Server: URLProtocol {
                        override class func canInit(with request: URLRequest) -> Bool { true }
                        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
                        override func stopLoading() {}
                        override func startLoading() {
                            guard let url = request.url, url.path != "/none" else {
                                client?.urlProtocol(self, didFailWithError: URLError(.badURL))
                                return
                            }
                            let response = URLResponse(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
                            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
                            client?.urlProtocol(self, didLoad: Data("[\\"a\\"]".utf8))
                            client?.urlProtocolDidFinishLoading(self)
                        }
                    }

                    private func run(until condition: () -> Bool) {
                        let end = Date(timeIntervalSinceNow: 5)
                        while !condition(), Date() < end { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
                    }

                    private func loaded(_ path: String) -> {{ prefix }}{{ module_info.name }}Model {
                        let configuration = URLSessionConfiguration.ephemeral
                        configuration.protocolClasses = [Server.self]
                        let model = {{ prefix }}{{ module_info.name }}Model()
                        model.load(URL(string: "http://a.test\\(path)")!, from: URLSession(configuration: configuration))
                        run { !model.names.isEmpty }
                        return model
                    }

                    func testRequest() {
                        let model = loaded("/names")
                        XCTAssertEqual(model.names, ["a"])
                        XCTAssertNil(model.error)
                    }

                    func testFailedRequest() {
                        let model = loaded("/none")
                        XCTAssertEqual(model.names, ["?"])
                        XCTAssertEqual(model.error?.code, .badURL)
                    }

                    func testTimer() {
                        let model = {{ prefix }}{{ module_info.name }}Model()
                        model.start(NotificationCenter())
                        run { model.ticks > 1 }
                        XCTAssertGreaterThan(model.ticks, 1)
                        model.stop()
                        let ticks = model.ticks
                        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
                        XCTAssertEqual(model.ticks, ticks)
                    }

                    func testNotification() {
                        let center = NotificationCenter()
                        let model = {{ prefix }}{{ module_info.name }}Model()
                        model.start(center)
                        center.post(name: Notification.Name("Names"), object: nil, userInfo: ["names": ["b"]])
                        XCTAssertEqual(model.names, ["b"])
                    }

                    func testObservedValue() {
                        let progress = Progress(totalUnitCount: 2)
                        progress.completedUnitCount = 1
                        XCTAssertEqual({{ prefix }}{{ module_info.name }}Fractions(of: progress), [0.5])
                        XCTAssertEqual({{ prefix }}{{ module_info.name }}Fractions(of: progress, [.new]), [])
                    }
                }

                """,
            ],
            check: "--swift-version 5",
            output: """
                         ok  Profile  (5 tests)
                page: 1 combination, 1 ok
                """
        ).run()
    }
}
