@testable import Architecture

extension RuleCase {
    static let references: [RuleCase] = [
        .breaks(
            "weak-output", .viper, "FeedInteractor.swift", "weak var output: FeedInteractorOutput?",
            "var output: FeedInteractorOutput?"),
        .breaks(
            "weak-output", .viper, "FeedInteractor.swift", "weak var output: FeedInteractorOutput?",
            "@Injected private(set) var output: FeedInteractorOutput!"),
        .breaks(
            "weak-output", .viper, "FeedInteractor.swift", "weak var output: FeedInteractorOutput?",
            "lazy var output: any FeedInteractorOutput = { find() }()"),
        .breaks(
            "weak-output", .viper, "FeedInteractor.swift", "var service: PostService!",
            "let number = 1, listener: FeedInteractorOutput"),
        .breaks(
            "weak-output", .viper, "FeedInteractor.swift", "weak var output: FeedInteractorOutput?",
            "let output: FeedPresenter"),
        .breaks(
            "weak-output", .viper, "FeedInteractor.swift", "weak var output: FeedInteractorOutput?",
            "var outputs: [any FeedInteractorOutput]"),
        .breaks(
            "weak-output", .viper, "FeedInteractor.swift", "weak var output: FeedInteractorOutput?",
            "#if DEBUG\n  var output: FeedInteractorOutput?\n#else\n  weak var output: FeedInteractorOutput?\n#endif",
            at: "  var output"),
        .breaks(
            "weak-output", .viper, "FeedInteractor.swift", "weak var output: FeedInteractorOutput?",
            "// weak var\n  var output: FeedInteractorOutput? // weak", at: "  var output"),
        .breaks(
            "weak-output", .viper, "FeedInteractor.swift", "weak var output: FeedInteractorOutput?",
            "typealias Out = FeedInteractorOutput\n  var listener: Out?", at: "var listener"),
        .breaks(
            "weak-output", .configurator, "FeedInteractor.swift", "private weak var presenter",
            "private var presenter"),
        .breaks("weak-output", .swiftUI, "FeedInteractor.swift", "weak var output", "var output"),
        .keeps(
            "weak-output", .viper, "FeedInteractor.swift", "weak var output: FeedInteractorOutput?",
            "private(set) weak\n  var output: (any FeedInteractorOutput)?"),
        .keeps(
            "weak-output", .viper, "FeedInteractor.swift", "weak var output: FeedInteractorOutput?",
            "unowned let output: FeedInteractorOutput"),
        .keeps(
            "weak-output", .viper, "FeedInteractor.swift", "weak var output: FeedInteractorOutput?",
            "@Weak var output: FeedInteractorOutput?"),
        .keeps(
            "weak-output", .viper, "FeedInteractor.swift", "weak var output: FeedInteractorOutput?",
            "let box: WeakBox<FeedInteractorOutput>\n  var output: FeedInteractorOutput? { box.value }"),
        .keeps(
            "weak-output", .viper, "FeedInteractor.swift", "weak var output: FeedInteractorOutput?",
            "weak var output: FeedInteractorOutput? /* var output: FeedInteractorOutput? */"),
        .keeps(
            "weak-output", .viper, "FeedInteractor.swift", "task = Task {",
            "let output: FeedInteractorOutput? = self.output\n    task = Task {"),
        .keeps(
            "weak-output", .cleanSwift, "FeedInteractor.swift", "let presenter: FeedPresentationLogic",
            "var presenter: FeedPresentationLogic?"),

        .breaks(
            "weak-view", .viper, "FeedPresenter.swift", "weak var view: FeedViewInput?",
            "var view: FeedViewInput?"),
        .breaks(
            "weak-view", .viper, "FeedPresenter.swift", "weak var view: FeedViewInput?",
            "let userInterface: FeedViewController"),
        .breaks("weak-view", .configurator, "FeedPresenter.swift", "weak var view", "var view"),
        .breaks("weak-view", .swiftUI, "FeedPresenter.swift", "weak var viewState", "var viewState"),
        .breaks(
            "weak-view", .cleanSwift, "FeedPresenter.swift", "weak var viewController", "var viewController"),
        .breaks("weak-view", .silver, "FeedInteractor.swift", "weak var view", "var view"),
        .keeps(
            "weak-view", .viper, "FeedPresenter.swift", "weak var view: FeedViewInput?",
            "unowned(unsafe) var view: FeedViewInput"),
        .keeps(
            "weak-view", .viper, "FeedPresenter.swift", "weak var view: FeedViewInput?",
            "private let viewModel = FeedViewModelFactory()"),
        .keeps(
            "weak-view", .silver, "FeedRouter.swift", "private weak var liveViewController",
            "private var liveViewController"),

        .breaks("strong-interactor", .viper, "FeedPresenter.swift", "var interactor", "weak var interactor"),
        .breaks(
            "strong-interactor", .configurator, "FeedPresenter.swift",
            "var interactor: FeedInteractorProtocol!", "unowned var interactor: FeedInteractorProtocol"),
        .keeps(
            "strong-interactor", .viper, "FeedPresenter.swift", "var interactor: FeedInteractorInput!",
            "let interactor: any FeedInteractorInput"),
        .breaks("strong-router", .viper, "FeedPresenter.swift", "var router", "weak var router"),
        .keeps("strong-router", .viper, "FeedPresenter.swift", "var router", "lazy var router"),
        .breaks(
            "strong-output", .viper, "FeedViewController.swift", "var output: FeedViewOutput!",
            "weak var output: FeedViewOutput?"),
        .breaks(
            "strong-output", .configurator, "FeedViewController.swift",
            "var presenter: FeedPresenterProtocol!", "private weak var presenter: FeedPresenterProtocol?"),
        .breaks(
            "strong-output", .swiftUI, "FeedViewState.swift", "let presenter: any",
            "unowned let presenter: any"),
        .keeps(
            "strong-output", .viper, "FeedViewController.swift", "var output: FeedViewOutput!",
            "weak var delegate: FeedCellDelegate?\n  var output: FeedViewOutput!"),

        .breaks("weak-transition-handler", .viper, "FeedRouter.swift", "weak var", "var"),
        .breaks(
            "weak-transition-handler", .viper, "FeedRouter.swift",
            "weak var transitionHandler: TransitionHandler?", "let handler: any TransitionHandler"),
        .breaks(
            "weak-transition-handler", .configurator, "FeedRouter.swift", "private weak var", "private var"),
        .breaks(
            "weak-transition-handler", .cleanSwift, "FeedRouter.swift",
            "weak var viewController: UIViewController?", "var viewController: FeedViewController?"),
        .keeps(
            "weak-transition-handler", .viper, "FeedRouter.swift",
            "weak var transitionHandler: TransitionHandler?",
            "weak var transitionHandler: TransitionHandler?\n  let makeDetail: () -> UIViewController"),
        .breaks(
            "transition-handler-protocol", .viper, "FeedRouter.swift", "TransitionHandler?",
            "UIViewController?", at: "weak var transitionHandler"),
        .breaks(
            "transition-handler-protocol", .viper, "FeedRouter.swift",
            "weak var transitionHandler: TransitionHandler?",
            "private weak var viewController: FeedViewController?"),
        .keeps(
            "transition-handler-protocol", .viper, "FeedRouter.swift", "TransitionHandler?",
            "(any FeedTransitionHandler)?"),
        .keeps(
            "transition-handler-protocol", .configurator, "FeedRouter.swift", "UIViewController?",
            "UINavigationController?"),

        .breaks(
            "interactor-of-view-controller", .cleanSwift, "FeedRouter.swift", "let dataStore: FeedDataStore",
            "var interactor: FeedBusinessLogic?\n  let dataStore: FeedDataStore"),
        .breaks(
            "interactor-of-view-controller", .cleanSwift, "FeedPresenter.swift",
            "weak var viewController: FeedDisplayLogic?",
            "weak var viewController: FeedDisplayLogic?\n  let interactor: FeedInteractor",
            at: "let interactor"),
        .breaks(
            "interactor-of-view-controller", .cleanSwift, "FeedPresenter.swift", "func presentPosts() {",
            "func reload() { viewController?.interactor?.loadPosts() }\n\n  func presentPosts() {"),
        .keeps(
            "interactor-of-view-controller", .cleanSwift, "FeedPresenter.swift", "func presentPosts() {",
            "// interactor.loadPosts() must not be called here\n  func presentPosts() {"),

        .breaks(
            "weak-child-router", .silver, "FeedRouter.swift", "private weak var postRouter",
            "private var postRouter"),
        .breaks(
            "weak-child-router", .silver, "FeedRouter.swift", "private weak var postRouter: IPostRouter?",
            "private var children: [any IBaseRouter] = []"),
        .keeps(
            "weak-child-router", .silver, "FeedRouter.swift", "private weak var postRouter: IPostRouter?",
            "private let makePost: () -> IPostRouter"),
        .keeps(
            "weak-child-router", .silver, "FeedRouter.swift", "private weak var postRouter: IPostRouter?",
            "var postRouter: IPostRouter? { nil }"),
        .breaks(
            "one-configure", .silver, "FeedRouter.swift", "  func openPost()",
            "  func configure(openHandler: @escaping () -> Void)\n  func openPost()"),
        .breaks("one-configure", .silver, "FeedRouter.swift", "private var closeHandler", "var closeHandler"),
        .breaks(
            "one-configure", .silver, "FeedRouter.swift", "func openPost()",
            "func setHandler(_ handler: @escaping () -> Void)"),
        .keeps(
            "one-configure", .silver, "FeedRouter.swift", "(closeHandler: @escaping () -> Void)",
            "(closeHandler: @escaping () -> Void, openHandler: @escaping () -> Void)"),
    ]

    static let states: [RuleCase] = [
        .breaks(
            "stateless-interactor", .viper, "FeedInteractor.swift", "var service: PostService!",
            "private var posts: [Post] = []"),
        .breaks(
            "stateless-interactor", .viper, "FeedInteractor.swift", "var service: PostService!",
            "private var page = 0"),
        .breaks(
            "stateless-interactor", .viper, "FeedInteractor.swift", "var service: PostService!",
            "@Published private(set) var isLoading: Bool"),
        .breaks(
            "stateless-interactor", .viper, "FeedInteractor.swift", "var service: PostService!",
            "let cache = NSCache<NSString, NSArray>()"),
        .breaks(
            "stateless-interactor", .viper, "FeedInteractor.swift", "var service: PostService!",
            "var service: PostService!, lastID: Int?"),
        .breaks(
            "stateless-interactor", .viper, "FeedInteractor.swift", "var service: PostService!",
            "var kind = \"\" { didSet { print(kind) } }"),
        .breaks(
            "stateless-interactor", .configurator, "FeedInteractor.swift", "let service: FeedService",
            "lazy var ids: Set<Int> = []"),
        .keeps(
            "stateless-interactor", .viper, "FeedInteractor.swift", "var service: PostService!",
            "var hasPosts: Bool { output != nil }\n  let limit = 20"),
        .keeps(
            "stateless-interactor", .viper, "FeedInteractor.swift", "var service: PostService!",
            "private var requests = Set<AnyCancellable>()\n  var trackers: [any PostTracker] = []"),
        .keeps(
            "stateless-interactor", .silver, "FeedInteractor.swift", "var posts: [String] = []",
            "var posts: [String] = [], page = 1"),
        .breaks("private-presenter-state", .viper, "FeedPresenter.swift", "private var state", "var state"),
        .breaks(
            "private-presenter-state", .viper, "FeedPresenter.swift", "private var state = FeedState()",
            "public var posts: [Post] = []\n  private var state = FeedState()"),
        .keeps(
            "private-presenter-state", .viper, "FeedPresenter.swift", "private var state",
            "public private(set) var state"),
        .keeps(
            "private-presenter-state", .viper, "FeedPresenter.swift", "private var state",
            "let factory: CellObjectFactory\n  fileprivate var state"),
        .breaks(
            "state-without-functions", .viper, "FeedState.swift", "var kind = \"\"",
            "var kind = \"\"\n  mutating func clear() { kind = \"\" }", at: "func clear"),
        .breaks(
            "state-without-functions", .viper, "FeedState+Clearing.swift", nil,
            "extension FeedState {\n  static func make() -> FeedState { FeedState() }\n}", at: "func make"),
        .breaks(
            "state-without-functions", .viper, "Sources/Shop/Other/Clearing.swift", nil,
            "extension FeedState { func clear() {} }"),
        .breaks(
            "state-without-functions", .viper, "FeedPresenter.swift", "private var state = FeedState()",
            "private struct State { func clear() {} }"),
        .keeps(
            "state-without-functions", .viper, "FeedState.swift", "var kind = \"\"",
            "var kind = \"func clear() {}\"\n  init() {}\n  static func == (a: FeedState, b: FeedState) -> Bool { true }"
        ),
        .breaks(
            "module-input-name", .viper, "FeedPresenter.swift", "var chatModuleInput:", "var chat:",
            at: "weak var chat:"),
        .breaks(
            "module-input-name", .viper, "FeedPresenter.swift", "weak var chatModuleInput: ChatModuleInput?",
            "private var children: [any ChatModuleInput] = []"),
        .keeps(
            "module-input-name", .viper, "FeedPresenter.swift", "weak var chatModuleInput: ChatModuleInput?",
            "private var chatModuleInputs: [any ChatModuleInput] = []"),
        .keeps(
            "module-input-name", .viper, "FeedPresenter.swift", "weak var chatModuleInput: ChatModuleInput?",
            "var module: FeedModuleInput { self }"),
    ]
}
