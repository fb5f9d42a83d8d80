@testable import Architecture

extension RuleCase {
    static let layers: [RuleCase] = [
        .breaks(
            "sync-layers", .viper, "FeedInteractorInput.swift", "func obtainPosts(of kind: String)",
            "func obtainPosts(of kind: String) async throws -> [Post]"),
        .breaks(
            "sync-layers", .viper, "FeedInteractorInput.swift", "func obtainPosts(of kind: String)",
            "func obtainPosts(of kind: String, completion: @escaping ([Post]) -> Void)",
            at: "func obtainPosts"),
        .breaks(
            "sync-layers", .viper, "FeedViewInput.swift", "_ titles: [String]",
            "_ titles: [String], then handler: (() -> Void)? = nil", at: "func showPosts"),
        .breaks(
            "sync-layers", .viper, "FeedRouterInput.swift", "(id: Int)", "(id: Int, _ done: PostCompletion)",
            at: "func openPost"),
        .breaks(
            "sync-layers", .configurator, "FeedProtocols.swift", "func obtainPosts()",
            "func obtainPosts() async", at: "func obtainPosts"),
        .keeps(
            "sync-layers", .viper, "FeedInteractorInput.swift", "func obtainPosts(of kind: String)",
            "func obtainPosts(of kind: String) // async"),
        .keeps(
            "sync-layers", .viper, "FeedModuleInput.swift", "func configure(kind: String)",
            "func configure(kind: String, done: @escaping () -> Void)"),
        .keeps("sync-layers", .swiftUI, "FeedContracts.swift", "func showPosts()", "func showPosts() async"),
        .breaks(
            "protocols-between-layers", .configurator, "FeedPresenter.swift", "FeedInteractorProtocol!",
            "FeedInteractor!", at: "var interactor"),
        .breaks(
            "protocols-between-layers", .configurator, "FeedViewController.swift",
            "var presenter: FeedPresenterProtocol!", "lazy var presenter = FeedPresenter.make(for: self)"),
        .keeps(
            "protocols-between-layers", .configurator, "FeedPresenter.swift", "FeedInteractorProtocol!",
            "(any FeedInteractorProtocol)?"),
        .keeps(
            "protocols-between-layers", .viper, "FeedPresenter.swift", "var router: FeedRouterInput!",
            "var router: FeedRouter!"),
        .breaks("no-uikit", .configurator, "FeedPresenter.swift", "import Foundation", "import UIKit"),
        .breaks(
            "no-uikit", .configurator, "FeedPresenter.swift", "import Foundation",
            "@preconcurrency import class UIKit.UIImage"),
        .breaks(
            "no-uikit", .configurator, "FeedInteractor.swift", "let service: FeedService",
            "let image: UIImage"),
        .breaks(
            "no-uikit", .configurator, "FeedProtocols.swift", "func obtainPosts()",
            "func obtain(_ view: UIView)"),
        .breaks("no-uikit", .configurator, "FeedTexts.swift", nil, "import UIKit\nenum FeedTexts {}"),
        .keeps(
            "no-uikit", .configurator, "FeedPostTable.swift", nil,
            "import UIKit\nclass FeedPostTable: UITableView {}"),
        .keeps(
            "no-uikit", .configurator, "FeedPresenter.swift", "import Foundation",
            "import Foundation // import UIKit"),
        .keeps(
            "no-uikit", .configurator, "FeedInteractor.swift", "let service: FeedService",
            "let service: UIDService"),
        .keeps(
            "no-uikit", .viper, "FeedPresenter.swift", "/// Leads the module.",
            "import UIKit\n\n/// Leads the module."),
        .breaks(
            "view-without-service", .viper, "FeedViewController.swift", "let dataDisplayManager",
            "let posts: PostService\n  let dataDisplayManager"),
        .breaks(
            "view-without-service", .viper, "FeedViewController.swift",
            "func showPosts(_ titles: [String]) {}",
            "func showPosts(_ titles: [String]) { PostService.shared.read() }"),
        .breaks(
            "view-without-service", .configurator, "FeedViewController.swift",
            "self.init(configurator: FeedConfigurator(service: service))", "service.obtainPosts()",
            at: "convenience init"),
        .keeps(
            "view-without-service", .viper, "FeedViewController.swift",
            "func showPosts(_ titles: [String]) {}",
            "func showPosts(_ titles: [String]) { print(\"service.obtain()\") }"),
        .keeps(
            "view-without-service", .silver, "FeedViewController.swift", "let service: IFeedViewService",
            "let service: IFeedViewService\n  func reload() { service.reload() }"),
        .breaks(
            "display-manager-without-view", .viper, "FeedDataDisplayManager.swift", "var didSelect",
            "weak var view: FeedViewController?\n  var didSelect"),
        .breaks(
            "display-manager-without-view", .viper, "FeedDataDisplayManager.swift", "var didSelect",
            "func show(in view: FeedViewInput) {}\n  var didSelect"),
        .keeps(
            "display-manager-without-view", .viper, "FeedDataDisplayManager.swift", "var didSelect",
            "func show(in view: UITableView, cell: FeedCell) {}\n  var didSelect"),
        .breaks(
            "assembly-makes-view", .viper, "FeedAssembly.swift", "private static func", "static func",
            at: "func makePresenter"),
        .breaks(
            "assembly-makes-view", .viper, "FeedAssembly.swift", "private static func makePresenter()",
            "static let interactor: FeedInteractorInput = FeedInteractor()\n\n  private static func makePresenter()"
        ),
        .keeps(
            "assembly-makes-view", .viper, "FeedAssembly.swift", "private static func",
            "fileprivate static func"),
        .breaks(
            "visible-outlets", .viper, "FeedViewController.swift", "@IBOutlet var",
            "@IBOutlet private weak var"),
        .breaks(
            "visible-outlets", .viper, "FeedViewController.swift", "@IBAction func",
            "@IBAction\n  fileprivate func", at: "fileprivate func"),
        .breaks(
            "visible-outlets", .cleanSwift, "FeedViewController.swift", "// MARK: - FeedDisplayLogic",
            "private extension FeedViewController {\n  @IBAction func tap() {}\n}\n\n// MARK: - FeedDisplayLogic",
            at: "func tap"),
        .keeps(
            "visible-outlets", .viper, "FeedViewController.swift", "@IBOutlet var",
            "@IBOutlet private(set) weak var"),
        .keeps(
            "visible-outlets", .viper, "FeedViewController.swift", "@IBOutlet var",
            "private let title = \"@IBOutlet\"\n  @IBOutlet var"),
        .breaks(
            "managed-objects-below", .viper, "FeedViewInput.swift", "_ titles: [String]",
            "_ posts: [NSManagedObject]", at: "func showPosts"),
        .keeps(
            "managed-objects-below", .viper, "FeedInteractor.swift", "var service: PostService!",
            "let context: NSManagedObjectContext"),
        .breaks(
            "made-by-assembly", .viper, "FeedRouter.swift", "func openPost(id: Int) {}",
            "func openPost(id: Int) { _ = FeedPresenter() }"),
        .breaks(
            "made-by-assembly", .viper, "Sources/Shop/App/AppDelegate.swift", nil,
            "let screen = FeedViewController.init(nibName: nil, bundle: nil)"),
        .breaks(
            "made-by-assembly", .viper, "FeedRouter.swift", "func openPost(id: Int) {}",
            "func openPost(id: Int) { let next: FeedInteractor = .init() }"),
        .breaks(
            "made-by-assembly", .configurator, "FeedViewController.swift",
            "self.init(configurator: FeedConfigurator(service: service))",
            "presenter = FeedPresenter(view: self)"),
        .breaks(
            "made-by-assembly", .viper, "FeedRouter.swift", "func openPost(id: Int) {}",
            "func openPost(id: Int) { [1].map(FeedRouter.init) }"),
        .keeps(
            "made-by-assembly", .viper, "Tests/ShopTests/Feed/FeedTests.swift", nil,
            "import Testing\nlet presenter = FeedPresenter()"),
        .keeps(
            "made-by-assembly", .viper, "FeedRouter.swift", "func openPost(id: Int) {}",
            "func openPost(id: Int) { print(\"FeedPresenter()\", FeedPresenter.self) /* FeedPresenter() */ }"),
        .keeps(
            "made-by-assembly", .configurator, "Sources/Shop/App/AppDelegate.swift", nil,
            "let screen = FeedViewController(service: service)"),
    ]
}
