import UIKit
import XCTest

@testable import UIKitApp

@MainActor
final class FeedViewControllerTests: XCTestCase {
    private lazy var layers = Layers()

    // MARK: - Configurator

    func testModuleIsConfiguredWhenTheViewLoads() async {
        // when
        layers.viewController.loadViewIfNeeded()

        // then
        XCTAssertEqual(layers.configurator.configurations, 1)
    }

    func testViewControllerKeepsItsConfigurator() async {
        // given
        weak var configurator: ConfiguratorSpy?

        // when
        let viewController: FeedViewController
        do {
            let layers = Layers()
            viewController = layers.viewController
            configurator = layers.configurator
        }

        // then
        withExtendedLifetime(viewController) {
            XCTAssertNotNil(configurator)
        }
    }

    func testConfiguredPresenterFillsTheViewWhenItLoads() async {
        // when
        layers.viewController.loadViewIfNeeded()

        // then
        XCTAssertEqual(layers.callLog.calls, ["configureView()"])
    }

    // MARK: - Close button

    func testTapOnTheCloseButtonIsReported() async throws {
        // given
        let stack = PresentedStack(rootViewController: layers.viewController)
        show(layers.viewController)
        let item = try XCTUnwrap(layers.viewController.navigationItem.rightBarButtonItem)

        // when
        UIControl().sendAction(try XCTUnwrap(item.primaryAction))

        // then
        withExtendedLifetime(stack) {
            XCTAssertEqual(layers.callLog.calls, ["configureView()", "didTapCloseButton()"])
        }
    }

    func testPresentedModuleHasACloseButton() async {
        // given
        let stack = PresentedStack(rootViewController: layers.viewController)

        // when
        show(layers.viewController)

        // then
        withExtendedLifetime(stack) {
            XCTAssertNotNil(layers.viewController.navigationItem.rightBarButtonItem)
        }
    }

    func testModuleThatIsPushedInAPresentedStackHasNoCloseButton() async {
        // given
        let stack = PresentedStack(rootViewController: UIViewController())
        stack.viewControllers.append(layers.viewController)

        // when
        show(layers.viewController)

        // then
        withExtendedLifetime(stack) {
            XCTAssertNil(layers.viewController.navigationItem.rightBarButtonItem)
        }
    }

    func testModuleAtTheBottomOfAStackThatIsNotPresentedHasNoCloseButton() async {
        // given
        let stack = UINavigationController(rootViewController: layers.viewController)

        // when
        show(layers.viewController)

        // then
        withExtendedLifetime(stack) {
            XCTAssertNil(layers.viewController.navigationItem.rightBarButtonItem)
        }
    }

    func testModuleWithoutAStackHasNoCloseButton() async {
        // when
        show(layers.viewController)

        // then
        XCTAssertNil(layers.viewController.navigationItem.rightBarButtonItem)
    }

    func testModuleThatIsPushedLaterLosesItsCloseButton() async {
        // given
        let stack = PresentedStack(rootViewController: layers.viewController)
        show(layers.viewController)
        hide(layers.viewController)

        // when
        stack.viewControllers = [UIViewController(), layers.viewController]
        show(layers.viewController)

        // then
        withExtendedLifetime(stack) {
            XCTAssertNil(layers.viewController.navigationItem.rightBarButtonItem)
        }
    }

    func testCloseButtonDoesNotKeepTheViewController() async {
        // given
        weak var viewController: UIViewController?

        // when
        autoreleasepool {
            let layers = Layers()
            let stack = PresentedStack(rootViewController: layers.viewController)
            withExtendedLifetime(stack) { show(layers.viewController) }
            viewController = layers.viewController
        }

        // then
        XCTAssertNil(viewController)
    }

    // MARK: - Controls

    func testPullToRefreshIsReported() async {
        // given
        self.layers.viewController.loadViewIfNeeded()

        // when
        self.layers.viewController.refreshControl.sendActions(for: .valueChanged)

        // then
        XCTAssertEqual(self.layers.callLog.calls, ["configureView()", "didPullToRefresh()"])
    }

    func testControlsAreNamed() async {
        // when
        layers.viewController.loadViewIfNeeded()

        // then
        let controls: [UIView] = [layers.viewController.refreshControl]
        let identifiers = ["Feed.refreshControl"]
        XCTAssertEqual(controls.map(\.accessibilityIdentifier), identifiers)
    }

    func testContentStandsInItsOrder() async {
        // when
        layers.viewController.loadViewIfNeeded()

        // then
        let content: [UIView] = [layers.viewController.postTable]
        XCTAssertEqual(layers.shownContent, content)
    }

    func testContentCanBePulled() async {
        // when
        layers.viewController.loadViewIfNeeded()

        // then
        let view = layers.viewController.postTable
        XCTAssertTrue(view.refreshControl === layers.viewController.refreshControl)
        XCTAssertTrue(view.alwaysBounceVertical)
    }

    // MARK: - Layout

    func testViewHasTheBackgroundOfTheSystem() async {
        // when
        layers.viewController.loadViewIfNeeded()

        // then
        XCTAssertEqual(layers.viewController.view.backgroundColor, .systemBackground)
    }

    func testContentStandsBetweenTheMargins() async {
        // when
        layers.viewController.loadViewIfNeeded()

        // then
        let column = layers.viewController.column
        XCTAssertEqual(column.axis, .vertical)
        XCTAssertEqual(column.spacing, 8)
        XCTAssertFalse(column.translatesAutoresizingMaskIntoConstraints)
        XCTAssertEqual(layers.edges(of: column), [.top, .bottom, .leading, .trailing])
    }

    func testStateStandsInTheMiddle() async {
        // when
        layers.viewController.loadViewIfNeeded()

        // then
        let indicator = layers.viewController.activityIndicator
        XCTAssertEqual(layers.edges(of: indicator), [.centerX, .centerY])
        XCTAssertFalse(indicator.translatesAutoresizingMaskIntoConstraints)
        let failureColumn = layers.viewController.failureColumn
        XCTAssertEqual(layers.edges(of: failureColumn), [.centerY, .leading, .trailing])
        XCTAssertFalse(failureColumn.translatesAutoresizingMaskIntoConstraints)
        XCTAssertEqual(failureColumn.axis, .vertical)
        XCTAssertEqual(layers.viewController.failureLabel.numberOfLines, 0)
        XCTAssertEqual(layers.viewController.failureLabel.textAlignment, .center)
    }

    // MARK: - FeedViewProtocol

    func testTitleIsShown() async {
        // when
        layers.viewController.showTitle("Title")

        // then
        XCTAssertEqual(layers.viewController.title, "Title")
    }

    func testRowsOfPostAreShown() async throws {
        // given
        layers.viewController.loadViewIfNeeded()
        let row = FeedPostViewModel(id: "id", title: "title")

        // when
        layers.viewController.show([row, row])

        // then
        let table = layers.viewController.postTable
        XCTAssertTrue(table.isDescendant(of: layers.viewController.view))
        XCTAssertEqual(table.accessibilityIdentifier, "Feed.postTable")
        XCTAssertEqual(table.numberOfRows(inSection: 0), 2)
        let cell = table.dataSource?.tableView(table, cellForRowAt: IndexPath(row: 1, section: 0))
        let content = try XCTUnwrap(cell?.contentConfiguration as? UIListContentConfiguration)
        XCTAssertEqual(content.text, row.title)
    }

    func testNewRowsOfPostAreShownWithoutASelection() async {
        // given
        let table = layers.viewController.postTable
        let row = FeedPostViewModel(id: "id", title: "title")
        layers.viewController.show([row])
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)

        // when
        layers.viewController.show([row, row])

        // then
        XCTAssertNil(table.indexPathForSelectedRow)
    }

    func testSelectionOfAPostIsReported() async {
        // given
        layers.viewController.loadViewIfNeeded()
        let table = layers.viewController.postTable
        let row = FeedPostViewModel(id: "id", title: "title")
        layers.viewController.show([row, row])
        layers.callLog.calls = []
        let indexPath = IndexPath(row: 1, section: 0)
        table.selectRow(at: indexPath, animated: false, scrollPosition: .none)

        // when
        table.tableView(table, didSelectRowAt: indexPath)

        // then
        XCTAssertTrue(table.delegate === table)
        XCTAssertNil(table.indexPathForSelectedRow)
        XCTAssertEqual(layers.callLog.calls, ["didSelectPost(at: 1)"])
    }

    func testRefreshingEnds() async {
        // given
        layers.viewController.refreshControl.beginRefreshing()

        // when
        layers.viewController.endRefreshing()

        // then
        XCTAssertFalse(layers.viewController.refreshControl.isRefreshing)
    }

    func testLoadingIsShown() async {
        // given
        layers.viewController.loadViewIfNeeded()

        // when
        layers.viewController.show(.loading)

        // then
        let indicator = layers.viewController.activityIndicator
        XCTAssertTrue(indicator.isAnimating)
        XCTAssertTrue(indicator.isDescendant(of: layers.viewController.view))
        XCTAssertEqual(indicator.accessibilityIdentifier, "Feed.activityIndicator")
        XCTAssertTrue(layers.viewController.column.isHidden)
        XCTAssertTrue(layers.viewController.failureColumn.isHidden)
    }

    func testLoadedContentIsShown() async {
        // given
        layers.viewController.loadViewIfNeeded()
        layers.viewController.show(.loading)

        // when
        layers.viewController.show(.loaded)

        // then
        XCTAssertFalse(layers.viewController.activityIndicator.isAnimating)
        XCTAssertFalse(layers.viewController.column.isHidden)
    }

    func testNoFailureIsShownAtFirst() async {
        // when
        layers.viewController.loadViewIfNeeded()

        // then
        XCTAssertTrue(layers.viewController.failureColumn.isHidden)
    }

    func testFailureIsShownWithARetryButton() async {
        // given
        layers.viewController.loadViewIfNeeded()
        layers.viewController.show(.loading)

        // when
        layers.viewController.show(.failed(message: "Message"))

        // then
        let viewController = layers.viewController
        XCTAssertFalse(viewController.activityIndicator.isAnimating)
        XCTAssertFalse(viewController.failureColumn.isHidden)
        XCTAssertTrue(viewController.failureColumn.isDescendant(of: viewController.view))
        XCTAssertEqual(viewController.failureLabel.text, "Message")
        let views = [viewController.failureLabel, viewController.retryButton]
        XCTAssertEqual(viewController.failureColumn.arrangedSubviews, views)
        let names = ["Feed.failureLabel", "Feed.retryButton"]
        XCTAssertEqual(views.map(\.accessibilityIdentifier), names)
        XCTAssertTrue(viewController.column.isHidden)
    }

    func testFailureIsHiddenWhileLoadingAgain() async {
        // given
        layers.viewController.loadViewIfNeeded()
        layers.viewController.show(.failed(message: "Message"))

        // when
        layers.viewController.show(.loading)

        // then
        XCTAssertTrue(layers.viewController.failureColumn.isHidden)
    }

    func testTapOnTheRetryButtonIsReported() async {
        // given
        layers.viewController.loadViewIfNeeded()

        // when
        layers.viewController.retryButton.sendActions(for: .primaryActionTriggered)

        // then
        let title = NSLocalizedString("Retry", comment: "")
        XCTAssertEqual(layers.viewController.retryButton.currentTitle, title)
        XCTAssertEqual(layers.callLog.calls, ["configureView()", "didTapRetryButton()"])
    }

    // MARK: - Memory

    func testModuleDoesNotKeepTheViewController() async {
        // given
        weak var viewController: UIViewController?

        // when
        autoreleasepool {
            let layers = Layers()
            layers.viewController.loadViewIfNeeded()
            viewController = layers.viewController
        }

        // then
        XCTAssertNil(viewController)
    }
}

extension FeedViewControllerTests {
    /// A view controller with spies in place of the rest of the module.
    @MainActor
    private struct Layers {
        let callLog = FeedCallLog()
        let configurator: ConfiguratorSpy
        let viewController: FeedViewController

        init() {
            let presenter = FeedPresenterSpy(callLog: callLog)
            configurator = ConfiguratorSpy(presenter: presenter)
            viewController = FeedViewController(configurator: configurator)
        }

        /// The views in the column; of a row, what stands beside its name.
        var shownContent: [UIView] {
            viewController.column.arrangedSubviews.flatMap { view in
                (view as? UIStackView).map { Array($0.arrangedSubviews.dropFirst()) } ?? [view]
            }
        }

        /// What the constraints of a subview are about: the safe area above and below, and the margins at its sides.
        func edges(of subview: UIView) -> [NSLayoutConstraint.Attribute] {
            let view: UIView = viewController.view
            let all = ([view] + view.subviews).flatMap(\.constraints).filter {
                $0.firstItem === subview
            }
            let edges = all.filter { $0.firstAttribute == $0.secondAttribute }
            let placed = edges.filter {
                let isVertical = $0.firstAttribute == .top || $0.firstAttribute == .bottom
                let wrongGuide = isVertical ? view.layoutMarginsGuide : view.safeAreaLayoutGuide
                return $0.secondItem !== wrongGuide
            }
            return placed.map(\.firstAttribute)
        }
    }

    private func show(_ viewController: UIViewController) {
        viewController.beginAppearanceTransition(true, animated: false)
        viewController.endAppearanceTransition()
    }

    private func hide(_ viewController: UIViewController) {
        viewController.beginAppearanceTransition(false, animated: false)
        viewController.endAppearanceTransition()
    }

    private final class PresentedStack: UINavigationController {
        private let presenting = UIViewController()

        override var presentingViewController: UIViewController? { presenting }
    }

    /// Gives the view controller a certain presenter.
    private final class ConfiguratorSpy: FeedConfiguratorProtocol {
        private let presenter: any FeedPresenterProtocol
        private(set) var configurations = 0

        init(presenter: any FeedPresenterProtocol) {
            self.presenter = presenter
        }

        func configure(with viewController: FeedViewController) {
            configurations += 1
            viewController.presenter = presenter
        }
    }
}
