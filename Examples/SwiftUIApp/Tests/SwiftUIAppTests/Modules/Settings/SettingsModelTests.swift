import XCTest

@testable import SwiftUIApp

@MainActor
final class SettingsModelTests: XCTestCase {
    private lazy var service = SettingsServiceSpy()
    private var themesCompletion: (@MainActor (String) -> Void)?
    private lazy var model = makeModel()

    // MARK: - Content

    func testNothingIsLoadedUnasked() async {
        // then
        XCTAssertEqual("\(self.model.state)", "idle")
        XCTAssertEqual(self.service.calls, [])
    }

    func testContentIsLoaded() async {
        // given
        self.service.fetchVersionOutcomes = ["result"]

        // when
        self.model.fetchVersion()

        // then
        XCTAssertEqual(self.service.calls, ["fetchVersion()"])
        XCTAssertEqual("\(self.model.state)", "\(SettingsState.loaded("result"))")
    }

    func testContentIsLoadedOnce() async {
        // given
        self.service.fetchVersionOutcomes = ["result"]
        self.model.fetchVersion()

        // when
        self.model.loadIfNeeded()

        // then
        XCTAssertEqual(self.service.calls.count, 1)
    }

    func testContentIsLoadedWhenTheScreenAppears() async {
        // given
        self.service.fetchVersionOutcomes = ["result"]

        // when
        self.model.loadIfNeeded()

        // then
        XCTAssertEqual(self.service.calls, ["fetchVersion()"])
    }

    // MARK: - Ways on

    func testWayToThemesIsTaken() async {
        // when
        self.model.openThemes()

        // then
        XCTAssertEqual(self.service.calls, ["themes()"])
    }

    func testWhatComesBackFromThemesIsShown() async {
        // given
        self.model.openThemes()

        // when
        self.themesCompletion?("result")

        // then
        XCTAssertEqual("\(self.model.themesResult as Any)", "\(Optional("result") as Any)")
    }

    func testThemesDoesNotKeepTheScreen() async {
        // given
        weak var released: SettingsModel?

        // when
        do {
            let made = self.makeModel()
            made.openThemes()
            released = made
        }

        // then
        XCTAssertNil(released)
    }
}

extension SettingsModelTests {
    private func makeModel() -> SettingsModel {
        SettingsModel(
            service: service,
            routing: SettingsRouting(
                openThemes: { [unowned self] completion in
                    self.service.record("themes()")
                    self.themesCompletion = completion
                }
            )
        )
    }
}
