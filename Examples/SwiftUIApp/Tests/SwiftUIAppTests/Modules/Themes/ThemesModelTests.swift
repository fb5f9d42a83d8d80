import XCTest

@testable import SwiftUIApp

@MainActor
final class ThemesModelTests: XCTestCase {
    private lazy var service = ThemesServiceSpy()
    private lazy var model = makeModel()

    // MARK: - Content

    func testNothingIsLoadedUnasked() async {
        // then
        XCTAssertEqual("\(self.model.state)", "idle")
        XCTAssertEqual(self.service.calls, [])
    }

    func testContentIsLoaded() async {
        // given
        self.service.fetchThemesOutcomes = [[Theme(name: "name")]]

        // when
        self.model.fetchThemes()

        // then
        XCTAssertEqual(self.service.calls, ["fetchThemes()"])
        XCTAssertEqual(
            "\(self.model.state)",
            "\(ThemesState.loaded([Theme(name: "name")].map(ThemesThemeViewModel.init)))"
        )
    }

    func testContentIsLoadedOnce() async {
        // given
        self.service.fetchThemesOutcomes = [[Theme(name: "name")]]
        self.model.fetchThemes()

        // when
        self.model.loadIfNeeded()

        // then
        XCTAssertEqual(self.service.calls.count, 1)
    }

    func testContentIsLoadedWhenTheScreenAppears() async {
        // given
        self.service.fetchThemesOutcomes = [[Theme(name: "name")]]

        // when
        self.model.loadIfNeeded()

        // then
        XCTAssertEqual(self.service.calls, ["fetchThemes()"])
    }

    func testChosenRowOfFetchThemesLeadsOn() async {
        // given
        self.service.fetchThemesOutcomes = [[Theme(name: "name")]]
        self.model.fetchThemes()
        let entity: Theme = Theme(name: "name")
        self.model.didChoose(theme: entity)
        let expected = self.service.calls

        // when
        self.model.selectFetchThemesRow(at: 0)

        // then
        XCTAssertEqual(expected, ["fetchThemes()"] + expected.suffix(1))
        XCTAssertEqual(self.service.calls, expected + expected.suffix(1))
    }

    func testMissingRowOfFetchThemesLeadsNowhere() async {
        // when
        self.model.selectFetchThemesRow(at: 0)

        // then
        XCTAssertEqual(self.service.calls, [])
    }

    func testEachRowOfFetchThemesLeadsToItsOwnTheme() async {
        // given
        let entity: Theme = Theme(name: "other")
        let firstAndOther: [Theme] = [Theme(name: "name"), entity]
        self.service.fetchThemesOutcomes = [firstAndOther]
        self.model.fetchThemes()
        self.model.didChoose(theme: entity)
        let expected = self.service.calls

        // when
        self.model.selectFetchThemesRow(at: 1)

        // then
        XCTAssertEqual(self.service.calls, expected + expected.suffix(1))
        XCTAssertEqual(
            "\(self.model.state)",
            "\(ThemesState.loaded(firstAndOther.map(ThemesThemeViewModel.init)))"
        )
    }

    // MARK: - Output

    func testDidChooseIsReported() async {
        // given
        let theme: Theme = Theme(name: "name")

        // when
        self.model.didChoose(theme: theme)

        // then
        XCTAssertEqual(self.service.calls, ["didChoose(theme: \(theme))"])
    }

    // MARK: - View models

    func testThemeIsShownAsText() async {
        // given
        let entity = Theme(name: "name")

        // when
        let row = ThemesThemeViewModel(entity)

        // then
        XCTAssertEqual(row.name, entity.name)
    }
}

extension ThemesModelTests {
    private func makeModel() -> ThemesModel {
        ThemesModel(
            service: service,
            output: ThemesOutput(
                didChoose: { [unowned self] theme in
                    self.service.record("didChoose(theme: \(theme))")
                }
            )
        )
    }
}
