import XCTest

@testable import UIKitApp

@MainActor
final class ThemesInteractorTests: XCTestCase {
    private lazy var layers = Layers()

    // MARK: - ThemesInteractorProtocol

    func testObtainedTitleIsReported() async {
        // given
        let title = NSLocalizedString("Themes", comment: "")

        // when
        layers.interactor?.obtainTitle()

        // then
        XCTAssertEqual(layers.callLog.calls, ["didObtainTitle(\(title))"])
    }

    func testResultOfFetchThemesIsReportedAfterTheServiceWasCalled() async {
        // given
        self.layers.service.fetchThemesResults = [[Theme(name: "name")]]

        // when
        self.layers.interactor?.fetchThemes()

        // then
        XCTAssertEqual(
            self.layers.callLog.calls,
            [
                "fetchThemes()",
                "didFetchThemes(\(String(describing: self.layers.service.fetchThemesResults[0])))",
            ]
        )
    }

    // MARK: - Memory

    func testInteractorDoesNotKeepItsPresenter() async {
        // given
        let interactor: ThemesInteractor

        // when
        do {
            let presenter = ThemesPresenterSpy(callLog: layers.callLog)
            interactor = ThemesInteractor(presenter: presenter, service: layers.service)
        }

        // then
        XCTAssertNil(interactor.presenter)
    }

    func testInteractorKeepsItsService() async {
        // given
        weak var service: ThemesServiceSpy?

        // when
        let interactor: ThemesInteractor?
        do {
            let layers = Layers()
            interactor = layers.interactor
            service = layers.service
        }

        // then
        withExtendedLifetime(interactor) {
            XCTAssertNotNil(service)
        }
    }
}

extension ThemesInteractorTests {
    /// An interactor with spies in place of its collaborators.
    @MainActor
    private final class Layers {
        let callLog = ThemesCallLog()
        let presenter: ThemesPresenterSpy
        let service: ThemesServiceSpy
        var interactor: ThemesInteractor?

        init() {
            presenter = ThemesPresenterSpy(callLog: callLog)
            service = ThemesServiceSpy(callLog: callLog)
            interactor = ThemesInteractor(presenter: presenter, service: service)
        }
    }
}
