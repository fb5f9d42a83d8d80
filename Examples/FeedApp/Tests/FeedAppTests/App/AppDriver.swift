import UIKit
import XCTest

@testable import FeedApp

/// Does what the user of the app does, and sees what the user sees.
@MainActor
struct AppDriver {
    private let coordinator = AppCoordinator(network: SampleNetwork())

    // MARK: - What the user sees

    /// The view controller on top, or a child of it, if it is of a class.
    func screen<Screen: UIViewController>(_: Screen.Type = Screen.self) throws -> Screen {
        let top = try XCTUnwrap(coordinator.stack.topViewController)
        top.loadViewIfNeeded()
        let found = ([top] + top.children).lazy.compactMap { $0 as? Screen }.first
        let screen = try XCTUnwrap(found, "\(top) is on top, and has no \(Screen.self)")
        screen.loadViewIfNeeded()
        return screen
    }

    /// How many rows each section has.
    func rowCounts(of table: UITableView) -> [Int] {
        (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
    }

    /// The first text of each row, in sections.
    func texts(of table: UITableView) -> [[String?]] {
        rowCounts(of: table).enumerated().map { section, count in
            (0..<count).map { row in
                let indexPath = IndexPath(row: row, section: section)
                let cell = table.dataSource?.tableView(table, cellForRowAt: indexPath)
                return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
            }
        }
    }

    // MARK: - What the user does

    /// Selects a cell of the feed, once it is there.
    func select(_ row: Int, inSection section: Int) async throws {
        let feed: FeedViewController = try screen()
        let table = feed.tableView
        try await wait { rowCounts(of: table).dropFirst(section).first ?? 0 > row }
        let indexPath = IndexPath(row: row, section: section)
        feed.dataDisplayManager.tableView(table, didSelectRowAt: indexPath)
    }

    func tap(_ button: UIButton) {
        button.sendActions(for: .primaryActionTriggered)
    }

    func goBack() {
        coordinator.stack.popViewController(animated: false)
    }

    /// Waits at most ten seconds until the app shows something.
    func wait(until isShown: () -> Bool) async throws {
        for _ in 0..<1000 where !isShown() { try await Task.sleep(nanoseconds: 10_000_000) }
        XCTAssertTrue(isShown(), "the app did not show it in time")
    }
}
