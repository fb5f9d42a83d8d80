import UIKit
import XCTest

@testable import UIKitApp

/// Does what the user of the app does, and sees what the user sees.
@MainActor
struct AppDriver {
    private let coordinator = AppCoordinator(network: SampleNetwork())

    /// Starts the app.
    init() {
        coordinator.tabBarController.loadViewIfNeeded()
    }

    // MARK: - What the user sees

    /// The title of the screen.
    var title: String? {
        stack?.topViewController?.loadViewIfNeeded()
        return stack?.topViewController?.title
    }

    /// The control or view with an accessibility identifier on the screen.
    func find<View: UIView>(_ identifier: String) throws -> View {
        let screen = try XCTUnwrap(stack?.topViewController?.view)
        let views = sequence(first: [screen]) { level in
            level.isEmpty ? nil : level.flatMap(\.subviews)
        }
        let found = views.joined().first { $0.accessibilityIdentifier == identifier }
        return try XCTUnwrap(found as? View, "there is no \(identifier)")
    }

    /// The first text of each row.
    func texts(of table: UITableView) -> [String?] {
        (0..<table.numberOfRows(inSection: 0)).map { row in
            let indexPath = IndexPath(row: row, section: 0)
            let cell = table.dataSource?.tableView(table, cellForRowAt: indexPath)
            return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
        }
    }

    // MARK: - What the user does

    /// Opens the tab with a title.
    func open(_ title: String) throws {
        let tabs = coordinator.tabBarController
        tabs.selectedViewController = try XCTUnwrap(
            tabs.viewControllers?.first { $0.tabBarItem.title == title }
        )
    }

    func tap(_ identifier: String) throws {
        let button: UIButton = try find(identifier)
        button.sendActions(for: .primaryActionTriggered)
    }

    func enter(_ text: String, into identifier: String) throws {
        let field: UITextField = try find(identifier)
        field.text = text
    }

    func goBack() {
        stack?.popViewController(animated: false)
    }

    /// Waits at most ten seconds until the app shows something.
    func wait(until isShown: () -> Bool) async throws {
        for _ in 0..<1000 where !isShown() { try await Task.sleep(nanoseconds: 10_000_000) }
        XCTAssertTrue(isShown(), "the app did not show it in time")
    }

    private var stack: UINavigationController? {
        coordinator.tabBarController.selectedViewController as? UINavigationController
    }
}
