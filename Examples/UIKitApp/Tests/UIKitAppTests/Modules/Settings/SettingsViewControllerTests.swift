import UIKit
import XCTest

@testable import UIKitApp

@MainActor
final class SettingsViewControllerTests: XCTestCase {
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
        let viewController: SettingsViewController
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

    func testTapThemesButtonIsReported() async {
        // given
        self.layers.viewController.loadViewIfNeeded()

        // when
        self.layers.viewController.themesButton.sendActions(for: .primaryActionTriggered)

        // then
        XCTAssertEqual(self.layers.callLog.calls, ["configureView()", "didTapThemesButton()"])
    }

    func testControlsAreNamed() async {
        // when
        layers.viewController.loadViewIfNeeded()

        // then
        let controls: [UIView] = [layers.viewController.themesButton]
        let identifiers = ["Settings.themesButton"]
        XCTAssertEqual(controls.map(\.accessibilityIdentifier), identifiers)
    }

    func testContentStandsInItsOrder() async {
        // when
        layers.viewController.loadViewIfNeeded()

        // then
        let content: [UIView] = [
            layers.viewController.messageLabel,
            layers.viewController.themesButton,
        ]
        XCTAssertEqual(layers.shownContent, content)
    }

    func testControlsHaveTheirTexts() async {
        // when
        layers.viewController.loadViewIfNeeded()

        // then
        let texts = [layers.viewController.themesButton.currentTitle]
        let expected = [NSLocalizedString("Themes", comment: "")]
        XCTAssertEqual(texts, expected)
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
        let scrollView = layers.viewController.scrollView
        XCTAssertTrue(column.superview === scrollView)
        XCTAssertFalse(scrollView.translatesAutoresizingMaskIntoConstraints)
        XCTAssertEqual(layers.edges(of: scrollView), [.top, .bottom, .leading, .trailing])
        XCTAssertEqual(layers.edges(of: column), [.leading, .trailing, .top, .bottom])
    }

    func testMessageTakesAsManyLinesAsItNeeds() async {
        // when
        layers.viewController.loadViewIfNeeded()

        // then
        XCTAssertEqual(layers.viewController.messageLabel.numberOfLines, 0)
    }

    // MARK: - SettingsViewProtocol

    func testTitleIsShown() async {
        // when
        layers.viewController.showTitle("Title")

        // then
        XCTAssertEqual(layers.viewController.title, "Title")
    }

    func testMessageIsShown() async {
        // given
        layers.viewController.loadViewIfNeeded()

        // when
        layers.viewController.showMessage("Message")

        // then
        let label = layers.viewController.messageLabel
        XCTAssertEqual(label.text, "Message")
        XCTAssertEqual(label.accessibilityIdentifier, "Settings.messageLabel")
        XCTAssertTrue(label.isDescendant(of: layers.viewController.view))
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

extension SettingsViewControllerTests {
    /// A view controller with spies in place of the rest of the module.
    @MainActor
    private struct Layers {
        let callLog = SettingsCallLog()
        let configurator: ConfiguratorSpy
        let viewController: SettingsViewController

        init() {
            let presenter = SettingsPresenterSpy(callLog: callLog)
            configurator = ConfiguratorSpy(presenter: presenter)
            viewController = SettingsViewController(configurator: configurator)
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
    private final class ConfiguratorSpy: SettingsConfiguratorProtocol {
        private let presenter: any SettingsPresenterProtocol
        private(set) var configurations = 0

        init(presenter: any SettingsPresenterProtocol) {
            self.presenter = presenter
        }

        func configure(with viewController: SettingsViewController) {
            configurations += 1
            viewController.presenter = presenter
        }
    }
}
