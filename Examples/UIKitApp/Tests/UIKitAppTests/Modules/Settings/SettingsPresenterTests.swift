import XCTest

@testable import UIKitApp

@MainActor
final class SettingsPresenterTests: XCTestCase {
    private lazy var layers = Layers()

    // MARK: - Events

    func testViewIsFilledWhenItLoads() async {
        // when
        layers.presenter.configureView()

        // then
        XCTAssertEqual(layers.callLog.calls, ["obtainTitle()"])
    }

    func testTapOnTheCloseButtonClosesTheModule() async {
        // when
        layers.presenter.didTapCloseButton()

        // then
        XCTAssertEqual(layers.callLog.calls, ["closeCurrentViewController()"])
    }

    func testTapThemesButtonLeadsToTheRouter() async {
        // when
        self.layers.presenter.didTapThemesButton()

        // then
        XCTAssertEqual(self.layers.callLog.calls, ["openThemes()"])
    }

    func testTapThemesButtonMakesThePresenterReceiveTheResult() async {
        // when
        self.layers.presenter.didTapThemesButton()

        // then
        XCTAssertTrue(self.layers.router.themesOutput === self.layers.presenter)
    }

    // MARK: - Results

    func testObtainedTitleIsShown() async {
        // when
        layers.presenter.didObtainTitle("Title")

        // then
        XCTAssertEqual(layers.callLog.calls, ["showTitle(Title)"])
    }

    func testResultOfThemesIsShown() async {
        // given
        let outcome: String = "result"

        // when
        layers.presenter.didFinishThemes(with: outcome)

        // then
        XCTAssertEqual(layers.callLog.calls, ["showMessage(\(outcome))"])
    }

    // MARK: - Memory

    func testPresenterDoesNotKeepItsView() async {
        // given
        let presenter: SettingsPresenter

        // when
        do {
            let view = ViewSpy(callLog: layers.callLog)
            presenter = SettingsPresenter(view: view)
        }

        // then
        XCTAssertNil(presenter.view)
    }

    func testPresenterKeepsItsInteractor() async {
        // when
        layers.presenter.interactor = InteractorSpy(callLog: layers.callLog)

        // then
        XCTAssertNotNil(layers.presenter.interactor)
    }

    func testPresenterKeepsItsRouter() async {
        // when
        layers.presenter.router = RouterSpy(callLog: layers.callLog)

        // then
        XCTAssertNotNil(layers.presenter.router)
    }
}

extension SettingsPresenterTests {
    /// A presenter with spies in place of the other layers.
    @MainActor
    private struct Layers {
        let callLog = SettingsCallLog()
        let view: ViewSpy
        let router: RouterSpy
        let presenter: SettingsPresenter

        init() {
            view = ViewSpy(callLog: callLog)
            router = RouterSpy(callLog: callLog)
            presenter = SettingsPresenter(view: view)
            presenter.interactor = InteractorSpy(callLog: callLog)
            presenter.router = router
        }
    }

    private final class ViewSpy: SettingsViewProtocol {
        private let callLog: SettingsCallLog

        init(callLog: SettingsCallLog) {
            self.callLog = callLog
        }

        func showTitle(_ title: String) {
            callLog.calls.append("showTitle(\(title))")
        }

        func showMessage(_ message: String) {
            callLog.calls.append("showMessage(\(message))")
        }
    }

    private final class InteractorSpy: SettingsInteractorProtocol {
        private let callLog: SettingsCallLog

        init(callLog: SettingsCallLog) {
            self.callLog = callLog
        }

        func obtainTitle() {
            callLog.calls.append("obtainTitle()")
        }
    }

    private final class RouterSpy: SettingsRouterProtocol {
        private(set) weak var themesOutput: (any SettingsThemesOutput)?
        private let callLog: SettingsCallLog

        init(callLog: SettingsCallLog) {
            self.callLog = callLog
        }

        func openThemes(output: any SettingsThemesOutput) {
            self.callLog.calls.append("openThemes()")
            self.themesOutput = output
        }

        func closeCurrentViewController() {
            callLog.calls.append("closeCurrentViewController()")
        }
    }
}
