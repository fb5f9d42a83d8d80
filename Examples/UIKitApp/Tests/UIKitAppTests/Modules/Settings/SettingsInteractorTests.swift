import XCTest

@testable import UIKitApp

@MainActor
final class SettingsInteractorTests: XCTestCase {
    private lazy var layers = Layers()

    // MARK: - SettingsInteractorProtocol

    func testObtainedTitleIsReported() async {
        // given
        let title = NSLocalizedString("Settings", comment: "")

        // when
        layers.interactor?.obtainTitle()

        // then
        XCTAssertEqual(layers.callLog.calls, ["didObtainTitle(\(title))"])
    }

    // MARK: - Memory

    func testInteractorDoesNotKeepItsPresenter() async {
        // given
        let interactor: SettingsInteractor

        // when
        do {
            let presenter = SettingsPresenterSpy(callLog: layers.callLog)
            interactor = SettingsInteractor(presenter: presenter)
        }

        // then
        XCTAssertNil(interactor.presenter)
    }
}

extension SettingsInteractorTests {
    /// An interactor with spies in place of its collaborators.
    @MainActor
    private final class Layers {
        let callLog = SettingsCallLog()
        let presenter: SettingsPresenterSpy
        var interactor: SettingsInteractor?

        init() {
            presenter = SettingsPresenterSpy(callLog: callLog)
            interactor = SettingsInteractor(presenter: presenter)
        }
    }
}
