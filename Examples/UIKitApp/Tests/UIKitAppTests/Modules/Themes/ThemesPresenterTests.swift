import XCTest

@testable import UIKitApp

@MainActor
final class ThemesPresenterTests: XCTestCase {
    private lazy var layers = Layers()

    // MARK: - Events

    func testViewIsFilledWhenItLoads() async {
        // when
        layers.presenter.configureView()

        // then
        XCTAssertEqual(layers.callLog.calls, ["obtainTitle()", "show(loading)", "fetchThemes()"])
    }

    func testTapOnTheCloseButtonClosesTheModule() async {
        // when
        layers.presenter.didTapCloseButton()

        // then
        XCTAssertEqual(layers.callLog.calls, ["closeCurrentViewController()"])
    }

    func testNothingIsLoadedAtFirst() async {
        // then
        XCTAssertEqual(layers.presenter.state, .idle)
    }

    // MARK: - Results

    func testObtainedTitleIsShown() async {
        // when
        layers.presenter.didObtainTitle("Title")

        // then
        XCTAssertEqual(layers.callLog.calls, ["showTitle(Title)"])
    }

    func testResultOfFetchThemesIsShown() async {
        // given
        let outcome: [Theme] = [Theme(name: "name")]

        // when
        layers.presenter.didFetchThemes(outcome)

        // then
        XCTAssertEqual(
            layers.callLog.calls,
            [
                "show(loaded)",
                "show(\(outcome.map { entity in ThemesThemeViewModel(name: entity.name) }))",
            ]
        )
    }

    func testSelectedThemeOfFetchThemesIsHandedOn() async {
        // given
        let entity: Theme = Theme(name: "name")
        layers.presenter.didFetchThemes([entity])
        layers.callLog.calls = []

        // when
        layers.presenter.didSelectTheme(at: 0)

        // then
        XCTAssertEqual(layers.callLog.calls, ["didChoose(theme: \(entity))"])
    }

    func testMissingThemeOfFetchThemesIsNotHandedOn() async {
        // given
        layers.presenter.didFetchThemes([])
        layers.callLog.calls = []

        // when
        layers.presenter.didSelectTheme(at: 0)

        // then
        XCTAssertEqual(layers.callLog.calls, [])
    }

    // MARK: - Memory

    func testPresenterDoesNotKeepItsView() async {
        // given
        let presenter: ThemesPresenter

        // when
        do {
            let view = ViewSpy(callLog: layers.callLog)
            presenter = ThemesPresenter(view: view, output: layers.output)
        }

        // then
        XCTAssertNil(presenter.view)
    }

    func testPresenterDoesNotKeepItsOutput() async {
        // given
        let presenter: ThemesPresenter

        // when
        do {
            let output = ThemesOutputSpy(callLog: layers.callLog)
            presenter = ThemesPresenter(view: layers.view, output: output)
        }

        // then
        XCTAssertNil(presenter.output)
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

extension ThemesPresenterTests {
    /// A presenter with spies in place of the other layers.
    @MainActor
    private struct Layers {
        let callLog = ThemesCallLog()
        let view: ViewSpy
        let router: RouterSpy
        let output: ThemesOutputSpy
        let presenter: ThemesPresenter

        init() {
            view = ViewSpy(callLog: callLog)
            router = RouterSpy(callLog: callLog)
            output = ThemesOutputSpy(callLog: callLog)
            presenter = ThemesPresenter(view: view, output: output)
            presenter.interactor = InteractorSpy(callLog: callLog)
            presenter.router = router
        }
    }

    private final class ViewSpy: ThemesViewProtocol {
        private let callLog: ThemesCallLog

        init(callLog: ThemesCallLog) {
            self.callLog = callLog
        }

        func showTitle(_ title: String) {
            callLog.calls.append("showTitle(\(title))")
        }

        func show(_ state: ThemesState) {
            callLog.calls.append("show(\(state))")
        }

        func show(_ rows: [ThemesThemeViewModel]) {
            callLog.calls.append("show(\(rows))")
        }
    }

    private final class InteractorSpy: ThemesInteractorProtocol {
        private let callLog: ThemesCallLog

        init(callLog: ThemesCallLog) {
            self.callLog = callLog
        }

        func obtainTitle() {
            callLog.calls.append("obtainTitle()")
        }

        func fetchThemes() {
            self.callLog.calls.append("fetchThemes()")
        }
    }

    private final class RouterSpy: ThemesRouterProtocol {
        private let callLog: ThemesCallLog

        init(callLog: ThemesCallLog) {
            self.callLog = callLog
        }

        func closeCurrentViewController() {
            callLog.calls.append("closeCurrentViewController()")
        }
    }
}
