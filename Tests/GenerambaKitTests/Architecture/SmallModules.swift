import SourceText
import SystemAccess

@testable import Architecture

/// Small modules without a finding, one for each architecture. Tests change a line of them.
enum SmallModules {
    /// The Swift files of modules called Feed, by their paths.
    static let files: [ModuleStyle: [String: String]] = [
        .viper: viper, .configurator: configurator, .swiftUI: swiftUI, .cleanSwift: cleanSwift,
        .silver: silver,
    ]

    /// Returns what `doctor` reports of files: the names of the rules with the places.
    static func findings(in files: [String: String]) throws -> [String] {
        let parsed = try files.sorted { $0.key < $1.key }.map { path, text in
            CodeFile(at: try RelativePath(untrusted: path), SourceFile(path: path, text: text))
        }
        let code = CodeBase(parsed.sorted { $0.path < $1.path })
        return DoctorReport(of: code.modules, in: code).modules.flatMap(\.findings).map { finding in
            let range = finding.diagnostic.range
            return "\(finding.rule) \(range?.file.path.split(separator: "/").last ?? ""):\(range?.line ?? 0)"
        }
    }

    private static let viper = [
        "Sources/Shop/Feed/View/FeedViewInput.swift": """
        /// What the presenter asks the view to show.
        protocol FeedViewInput: AnyObject {
          /// Shows the posts.
          func showPosts(_ titles: [String])
        }
        """,
        "Sources/Shop/Feed/View/FeedViewOutput.swift": """
        /// What the view tells the presenter.
        protocol FeedViewOutput: AnyObject {
          /// Called once.
          func didTriggerViewReadyEvent()
        }
        """,
        "Sources/Shop/Feed/View/FeedViewController.swift": """
        import UIKit

        /// Shows the posts.
        final class FeedViewController: UIViewController {
          var output: FeedViewOutput!
          @IBOutlet var label: UILabel!
          let dataDisplayManager = FeedDataDisplayManager()

          @IBAction func tapButton(_ sender: Any) { output.didTriggerViewReadyEvent() }
        }

        // MARK: - FeedViewInput

        extension FeedViewController: FeedViewInput {
          func showPosts(_ titles: [String]) {}
        }
        """,
        "Sources/Shop/Feed/View/FeedDataDisplayManager.swift": """
        import UIKit

        final class FeedDataDisplayManager: NSObject {
          var didSelect: ((Int) -> Void)?
        }
        """,
        "Sources/Shop/Feed/Presenter/FeedPresenter.swift": """
        /// Leads the module.
        final class FeedPresenter {
          weak var view: FeedViewInput?
          weak var moduleOutput: FeedModuleOutput?
          weak var chatModuleInput: ChatModuleInput?
          var interactor: FeedInteractorInput!
          var router: FeedRouterInput!
          private var state = FeedState()
        }

        // MARK: - FeedViewOutput

        extension FeedPresenter: FeedViewOutput {
          func didTriggerViewReadyEvent() { interactor.obtainPosts(of: state.kind) }
        }

        // MARK: - FeedInteractorOutput

        extension FeedPresenter: FeedInteractorOutput {
          func didObtainPosts(_ posts: [Post]) { view?.showPosts([]) }
          func didFailToObtainPosts(with error: Error) {}
        }
        """,
        "Sources/Shop/Feed/Presenter/FeedState.swift": """
        /// What the presenter remembers.
        struct FeedState {
          var kind = ""
          var isEmpty: Bool { kind.isEmpty }
        }
        """,
        "Sources/Shop/Feed/Presenter/FeedModuleInput.swift": """
        /// Configures the module.
        protocol FeedModuleInput: AnyObject {
          /// Sets the kind of the posts.
          func configure(kind: String)
        }

        /// What the module reports.
        protocol FeedModuleOutput: AnyObject {
          /// Called when it is closed.
          func didClose()
        }
        """,
        "Sources/Shop/Feed/Interactor/FeedInteractorInput.swift": """
        /// What the presenter asks the interactor.
        protocol FeedInteractorInput: AnyObject {
          /// Obtains the posts.
          ///
          /// - Parameter kind: what they are about.
          func obtainPosts(of kind: String)
        }
        """,
        "Sources/Shop/Feed/Interactor/FeedInteractorOutput.swift": """
        /// What the interactor reports.
        protocol FeedInteractorOutput: AnyObject {
          /// Called with the posts.
          func didObtainPosts(_ posts: [Post])
          /// Called when that has failed.
          func didFailToObtainPosts(with error: Error)
        }
        """,
        "Sources/Shop/Feed/Interactor/FeedInteractor.swift": """
        /// Obtains the posts.
        final class FeedInteractor {
          weak var output: FeedInteractorOutput?
          var service: PostService!
          private var task: Task<Void, Never>?
        }

        // MARK: - FeedInteractorInput

        extension FeedInteractor: FeedInteractorInput {
          func obtainPosts(of kind: String) {
            task = Task {
              do { output?.didObtainPosts(try await service.posts(kind)) } catch {
                output?.didFailToObtainPosts(with: error)
              }
            }
          }
        }
        """,
        "Sources/Shop/Feed/Router/FeedRouterInput.swift": """
        /// What the presenter asks the router.
        protocol FeedRouterInput: AnyObject {
          /// Opens a post.
          func openPost(id: Int)
        }
        """,
        "Sources/Shop/Feed/Router/FeedRouter.swift": """
        /// Opens other modules.
        final class FeedRouter {
          weak var transitionHandler: TransitionHandler?
        }

        // MARK: - FeedRouterInput

        extension FeedRouter: FeedRouterInput {
          func openPost(id: Int) {}
        }
        """,
        "Sources/Shop/Feed/Assembly/FeedAssembly.swift": """
        import UIKit

        /// Makes the module.
        enum FeedAssembly {
          static func makeModule() -> (viewController: UIViewController, input: FeedPresenter) {
            let presenter = makePresenter()
            let viewController = FeedViewController()
            presenter.interactor = FeedInteractor()
            presenter.router = FeedRouter()
            return (viewController, presenter)
          }

          private static func makePresenter() -> FeedPresenter { FeedPresenter() }
        }
        """,
        "Tests/ShopTests/Feed/Interactor/FeedInteractorTests.swift": """
        import XCTest

        final class FeedInteractorTests: XCTestCase {}
        """,
        "Tests/ShopTests/Feed/Presenter/FeedPresenterTests.swift": """
        import XCTest

        final class FeedPresenterTests: XCTestCase {
          private var log: [String] = []
        }

        // MARK: - FeedViewInput

        extension FeedPresenterTests: FeedViewInput {
          func showPosts(_ titles: [String]) {}
        }
        """,
        "Tests/ShopTests/Feed/View/FeedViewControllerTests.swift":
            "import XCTest\nfinal class FeedViewControllerTests: XCTestCase {}",
        "Tests/ShopTests/Feed/Router/FeedRouterTests.swift":
            "import XCTest\nfinal class FeedRouterTests: XCTestCase {}",
    ]

    private static let configurator = [
        "Sources/Shop/Feed/FeedProtocols.swift": """
        import UIKit

        /// What the presenter asks the view.
        protocol FeedViewProtocol: AnyObject {
          func showPosts()
        }

        /// What the view and the interactor tell the presenter.
        protocol FeedPresenterProtocol: AnyObject {
          func didTapButton()
          func didObtainPosts()
        }

        /// What the presenter asks the interactor.
        protocol FeedInteractorProtocol: AnyObject {
          func obtainPosts()
        }

        /// What the presenter asks the router.
        protocol FeedRouterProtocol: AnyObject {
          func openPost()
        }

        protocol FeedService {
          func obtainPosts()
        }
        """,
        "Sources/Shop/Feed/FeedViewController.swift": """
        import UIKit

        /// Shows the posts.
        final class FeedViewController: UIViewController {
          let configurator = FeedConfigurator(service: FeedNetwork())
          var presenter: FeedPresenterProtocol!

          convenience init(service: FeedService) {
            self.init(configurator: FeedConfigurator(service: service))
          }
        }
        """,
        "Sources/Shop/Feed/FeedPresenter.swift": """
        import Foundation

        /// Leads the module.
        final class FeedPresenter {
          weak var view: FeedViewProtocol?
          var interactor: FeedInteractorProtocol!
          var router: FeedRouterProtocol!

          init(view: FeedViewProtocol) { self.view = view }
        }
        """,
        "Sources/Shop/Feed/FeedInteractor.swift": """
        /// Obtains the posts.
        final class FeedInteractor {
          private weak var presenter: FeedPresenterProtocol?
          let service: FeedService
        }
        """,
        "Sources/Shop/Feed/FeedRouter.swift": """
        import UIKit

        /// Opens other modules.
        final class FeedRouter {
          private weak var viewController: UIViewController?
        }
        """,
        "Sources/Shop/Feed/FeedConfigurator.swift": """
        /// Makes the module.
        final class FeedConfigurator {
          func configure(with viewController: FeedViewController) {
            let presenter = FeedPresenter(view: viewController)
            presenter.interactor = FeedInteractor(presenter: presenter)
            presenter.router = FeedRouter(viewController: viewController)
          }
        }
        """,
    ]

    private static let swiftUI = [
        "Sources/Shop/Feed/FeedContracts.swift": """
        /// What the presenter asks the state of the view.
        protocol FeedViewStateProtocol: AnyObject {
          func showPosts()
        }

        /// What the view's state tells the presenter.
        protocol FeedPresenterProtocol: AnyObject {
          func didTriggerViewReadyEvent()
        }

        /// What the presenter asks the interactor.
        protocol FeedInteractorProtocol: AnyObject {
          func obtainPosts() async
        }

        /// What the interactor reports.
        protocol FeedInteractorOutput: AnyObject {
          func didObtainPosts()
        }

        /// What the presenter asks the router.
        protocol FeedRouterProtocol: AnyObject {
          func openPost()
        }
        """,
        "Sources/Shop/Feed/FeedViewState.swift": """
        /// What the view shows.
        final class FeedViewState: ObservableObject {
          @Published var posts: [String] = []
          let presenter: any FeedPresenterProtocol
        }
        """,
        "Sources/Shop/Feed/FeedView.swift": """
        import SwiftUI

        /// Shows the posts.
        struct FeedView: View {
          @StateObject var viewState: FeedViewState
        }

        #Preview {
          FeedView(viewState: FeedViewState(presenter: FeedPresenter()))
        }
        """,
        "Sources/Shop/Feed/FeedPresenter.swift": """
        /// Leads the module.
        final class FeedPresenter {
          weak var viewState: (any FeedViewStateProtocol)?
          let interactor: any FeedInteractorProtocol
          let router: any FeedRouterProtocol
        }
        """,
        "Sources/Shop/Feed/FeedInteractor.swift": """
        /// Obtains the posts.
        final class FeedInteractor {
          weak var output: (any FeedInteractorOutput)?
          let service: any PostServiceProtocol
        }
        """,
        "Sources/Shop/Feed/FeedRouter.swift": """
        /// Opens other modules.
        final class FeedRouter {
          let navigation: NavigationService
        }
        """,
        "Sources/Shop/Feed/FeedAssembly.swift": """
        /// Makes the module.
        enum FeedAssembly {
          static func makeView() -> FeedView { FeedView(viewState: makeViewState()) }
          static func makeViewState() -> FeedViewState {
            FeedViewState(presenter: FeedPresenter(interactor: FeedInteractor(), router: FeedRouter()))
          }
        }
        """,
    ]

    private static let cleanSwift = [
        "Sources/Shop/Feed/FeedViewController.swift": """
        import UIKit

        /// What the presenter asks the view controller.
        protocol FeedDisplayLogic: AnyObject {
          func displayPosts()
        }

        /// Shows the posts.
        final class FeedViewController: UIViewController {
          var interactor: FeedBusinessLogic?
          var router: (FeedRoutingLogic & FeedDataPassing)?

          convenience init(service: FeedService) {
            self.init(nibName: nil, bundle: nil)
            interactor = FeedInteractor(presenter: FeedPresenter(), worker: FeedWorker(service: service))
          }
        }

        // MARK: - FeedDisplayLogic

        extension FeedViewController: FeedDisplayLogic {
          func displayPosts() { interactor?.loadPosts() }
        }
        """,
        "Sources/Shop/Feed/FeedInteractor.swift": """
        /// What the view controller asks the interactor.
        protocol FeedBusinessLogic: AnyObject {
          func loadPosts()
        }

        /// What the router passes on.
        protocol FeedDataStore: AnyObject {
          var id: Int? { get }
        }

        /// Loads the posts.
        final class FeedInteractor: FeedBusinessLogic, FeedDataStore {
          let presenter: FeedPresentationLogic
          var id: Int?
        }
        """,
        "Sources/Shop/Feed/FeedPresenter.swift": """
        /// What the interactor asks the presenter.
        protocol FeedPresentationLogic: AnyObject {
          func presentPosts()
        }

        /// Turns the posts into what is shown.
        final class FeedPresenter {
          weak var viewController: FeedDisplayLogic?

          func presentPosts() { viewController?.displayPosts() }
        }
        """,
        "Sources/Shop/Feed/FeedRouter.swift": """
        import UIKit

        /// What the view controller asks the router.
        protocol FeedRoutingLogic: AnyObject {
          func routeToPost()
        }

        /// What the router passes on.
        protocol FeedDataPassing: AnyObject {
          var dataStore: FeedDataStore { get }
        }

        /// Opens other scenes.
        final class FeedRouter: FeedDataPassing {
          weak var viewController: UIViewController?
          let dataStore: FeedDataStore
        }
        """,
    ]

    private static let silver = [
        "Sources/Shop/Feed/Router/FeedRouter.swift": """
        import UIKit

        /// What others ask the module.
        protocol IFeedRouter: IBaseRouter {
          func configure(closeHandler: @escaping () -> Void)
          func openPost()
        }

        /// Opens other modules.
        final class FeedRouter {
          private weak var postRouter: IPostRouter?
          private weak var liveViewController: FeedViewController?
          private var closeHandler: (() -> Void)?
          let interactor: IFeedInteractor
        }
        """,
        "Sources/Shop/Feed/View/FeedViewController.swift": """
        import UIKit

        /// What the interactor asks the view.
        protocol IFeedViewController: AnyObject {
          func showPosts()
        }

        /// Shows the posts.
        final class FeedViewController: UIViewController {
          let router: IFeedRouter
          let service: IFeedViewService
        }
        """,
        "Sources/Shop/Feed/Interactor/FeedInteractor.swift": """
        /// What the view asks the interactor.
        protocol IFeedInteractor: AnyObject {
          func obtainPosts()
        }

        /// Obtains the posts.
        final class FeedInteractor {
          weak var view: IFeedViewController?
          var posts: [String] = []
        }
        """,
    ]
}
