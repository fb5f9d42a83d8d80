@testable import Architecture

extension RuleCase {
    static let names: [RuleCase] = [
        .breaks(
            "module-name", .silver, "Sources/Shop/ChatModule/ChatModule.swift", nil, small("ChatModule"),
            at: "class ChatModulePresenter"),
        .keeps("module-name", .silver, "Sources/Shop/ModuleChat/ModuleChat.swift", nil, small("ModuleChat")),
        .breaks(
            "method-verb", .configurator, "FeedProtocols.swift", "func showPosts()",
            "func title(_ text: String)"),
        .breaks(
            "method-verb", .viper, "FeedModuleInput.swift", "func configure(kind: String)",
            "func configuration(kind: String)"),
        .breaks(
            "method-verb", .cleanSwift, "FeedPresenter.swift", "func presentPosts()",
            "func postsPresentation()"),
        .breaks(
            "method-verb", .configurator, "FeedProtocols.swift", "func didTapButton()", "func viewDidLoad()"),
        .breaks(
            "method-verb", .configurator, "FeedProtocols.swift", "func didTapButton()", "func loginTapped()"),
        .keeps(
            "method-verb", .configurator, "FeedProtocols.swift", "func showPosts()",
            "func setTitle(_ title: String)\n  func reload()\n  func updateList()"),
        .breaks(
            "imperative-input", .viper, "FeedInteractorInput.swift", "func obtainPosts(of kind: String)",
            "func didRequestPosts(of kind: String)"),
        .breaks(
            "imperative-input", .viper, "FeedViewInput.swift", "func showPosts(", "func showedPosts(",
            at: "func showedPosts("),
        .breaks(
            "imperative-input", .viper, "FeedViewInput.swift", "func showPosts(", "func updatesPosts(",
            at: "func updatesPosts("),
        .keeps(
            "imperative-input", .viper, "FeedViewInput.swift", "func showPosts(",
            "func pressButton()\n  /// Shows.\n  func embedPosts("),
        .breaks(
            "past-output", .viper, "FeedViewOutput.swift", "func didTriggerViewReadyEvent()",
            "func triggerViewReadyEvent()"),
        .breaks(
            "past-output", .viper, "FeedInteractorOutput.swift", "func didObtainPosts(_ posts: [Post])",
            "func obtainedPosts(_ posts: [Post])"),
        .breaks(
            "past-output", .swiftUI, "FeedContracts.swift", "func didObtainPosts()", "func displayPosts()"),
        .keeps(
            "past-output", .viper, "FeedViewOutput.swift", "func didTriggerViewReadyEvent()",
            "func didTapButton()\n  /// Called.\n  func didScroll()"),
        .breaks(
            "failure-of-success", .viper, "FeedInteractorOutput.swift",
            "  /// Called when that has failed.\n  func didFailToObtainPosts(with error: Error)", "",
            at: "func didObtainPosts"),
        .keeps(
            "failure-of-success", .viper, "FeedInteractorOutput.swift",
            "func didFailToObtainPosts(with error: Error)",
            "func didFailToObtainPosts(with error: Error)\n  /// Called.\n  func didObtainTitle(_ title: String)"
        ),
        .keeps(
            "failure-of-success", .viper, "FeedInteractorOutput.swift",
            "func didObtainPosts(_ posts: [Post])\n  /// Called when that has failed.\n  func didFailToObtainPosts(with error: Error)",
            "func didObtainPosts(_ posts: Result<[Post], Error>)"),
        .breaks(
            "router-verb", .viper, "FeedRouterInput.swift", "func openPost", "func showPost",
            at: "func showPost"),
        .keeps(
            "router-verb", .viper, "FeedRouterInput.swift", "func openPost(id: Int)",
            "func closeModule()\n  /// Embeds it.\n  func embedList()"),
        .keeps("router-verb", .cleanSwift, "FeedRouter.swift", "func routeToPost()", "func passDataToPost()"),
    ]

    static let words: [RuleCase] = [
        .breaks(
            "documented-method", .viper, "FeedViewInput.swift", "  /// Shows the posts.\n", "",
            at: "func showPosts"),
        .breaks(
            "documented-method", .viper, "FeedViewInput.swift", "/// Shows the posts.", "// Shows the posts.",
            at: "func showPosts"),
        .breaks(
            "documented-method", .viper, "FeedInteractorInput.swift", "- Parameter kind:",
            "- Parameter topic:", at: "func obtainPosts"),
        .keeps(
            "documented-method", .viper, "FeedViewInput.swift", "/// Shows the posts.",
            "/** Shows the posts. */\n  @MainActor"),
        .keeps(
            "documented-method", .configurator, "FeedProtocols.swift", "func showPosts()",
            "func showPost(id: Int)"),
        .breaks(
            "purpose-sentence", .viper, "FeedInteractor.swift", "/// Obtains the posts.\n", "",
            at: "final class FeedInteractor"),
        .breaks(
            "purpose-sentence", .configurator, "FeedProtocols.swift", "/// What the presenter asks the view.",
            "// MARK: View", at: "protocol FeedViewProtocol"),
        .keeps(
            "purpose-sentence", .viper, "FeedInteractor.swift", "/// Obtains the posts.\n",
            "/// Obtains the posts.\n// It is made once.\n@MainActor\n"),
        .breaks(
            "mark-of-conformance", .viper, "FeedRouter.swift", "// MARK: - FeedRouterInput", "// Opens",
            at: "extension FeedRouter"),
        .breaks(
            "mark-of-conformance", .viper, "FeedPresenterTests.swift", "// MARK: - FeedViewInput", "",
            at: "extension FeedPresenterTests"),
        .breaks(
            "given-when-then", .viper, "FeedRouterTests.swift", "XCTestCase {}",
            "XCTestCase {\n  func testClosing() {\n    close()\n    XCTAssertTrue(true)\n  }\n}",
            at: "func testClosing"),
        .breaks(
            "given-when-then", .viper, "FeedRouterTests.swift", "XCTestCase {}",
            "XCTestCase {\n  @Test func closes() {\n    // it\n    close()\n    #expect(\"then\" == \"then\")\n  }\n}",
            at: "func closes"),
        .keeps(
            "given-when-then", .viper, "FeedRouterTests.swift", "XCTestCase {}",
            "XCTestCase {\n  func testClosing() {\n    // when\n    close()\n    /* Then: */\n    XCTAssertTrue(true)\n  }\n  func testIt() { XCTAssertTrue(true) }\n}"
        ),
        .keeps(
            "mark-of-conformance", .viper, "FeedRouter.swift", "// MARK: - FeedRouterInput",
            "extension FeedRouter {}\n\n// MARK: FeedRouterInput\n\n// Opens"),
    ]

    static let places: [RuleCase] = [
        .breaks(
            "layer-folder", .viper, "Sources/Shop/Feed/Presenter/FeedHeaderView.swift", nil,
            "/// A part.\nprotocol FeedRouterOutput {}", at: "protocol FeedRouterOutput"),
        .keeps(
            "layer-folder", .viper, "Sources/Shop/Feed/Router/Helpers/FeedWays.swift", nil,
            "/// A part.\nprotocol FeedRouterOutput {}"),
        .breaks(
            "test-of-part", .viper, "FeedRouterTests.swift", "FeedRouterTests", "FeedWayTests",
            at: "FeedRouter.swift: final class FeedRouter"),
        .keeps("test-of-part", .viper, "FeedRouterTests.swift", "FeedRouterTests", "FeedRouterClosingTests"),
        .keeps(
            "test-of-part", .swiftUI, "FeedRouter.swift", "let navigation: NavigationService",
            "func openPost() {}"),
        .breaks(
            "mirrored-test", .viper, "FeedRouterTests.swift", "import XCTest",
            "import XCTest\nfinal class FeedInteractorTests: XCTestCase {}", at: "class FeedInteractorTests"),
        .keeps(
            "mirrored-test", .viper, "FeedRouterTests.swift", "import XCTest",
            "import XCTest\nfinal class FeedWayTests: XCTestCase {}"),
    ]

    /// The code of a module without documentation mistakes.
    private static func small(_ name: String) -> String {
        "/// It.\nfinal class \(name)Presenter {}\n/// It.\nfinal class \(name)Interactor {}\n/// It.\nfinal class \(name)Router {}\n"
    }
}
