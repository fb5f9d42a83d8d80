import UIKit
import XCTest

@MainActor
final class UITableViewTests: XCTestCase {
    func testDelegateOfATableIsThatOfItsScrollView() async {
        let table = UITableView()
        let delegate = Delegate()
        table.delegate = delegate
        XCTAssertTrue(table.delegate === delegate)
        XCTAssertTrue((table as UIScrollView).delegate === delegate)
        table.contentOffset = CGPoint(x: 0, y: 1)
        XCTAssertEqual(delegate.scrolls, 1)
    }

    func testTableDoesNotKeepItsDelegate() async {
        let table = UITableView()
        do {
            table.delegate = Delegate()
        }
        XCTAssertNil(table.delegate)
    }

    func testCellOfANibIsAPlainOne() async {
        let table = UITableView()
        table.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "cell")
        XCTAssertEqual(table.dequeueReusableCell(withIdentifier: "cell")?.reuseIdentifier, "cell")
    }

    func testRowsAreCountedAgainWhenTheTableIsReloaded() async {
        let table = UITableView()
        let rows = Rows()
        table.dataSource = rows
        XCTAssertEqual(table.numberOfRows(inSection: 0), 0)
        rows.count = 2
        XCTAssertEqual(table.numberOfRows(inSection: 0), 0)
        table.reloadData()
        XCTAssertEqual(table.numberOfRows(inSection: 0), 2)
        rows.count = 3
        table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
        XCTAssertEqual(table.numberOfRows(inSection: 0), 3)
    }

    func testRowsAreCountedWhileTheTableIsReloaded() async {
        let table = UITableView()
        let rows = Rows()
        table.dataSource = rows
        table.reloadData()
        rows.count = 2
        XCTAssertEqual(table.numberOfRows(inSection: 0), 0)
    }

    func testControllerOfATableIsItsDataSourceAndDelegate() async {
        let controller = UITableViewController(style: .grouped)
        XCTAssertTrue(controller.tableView.dataSource === controller)
        XCTAssertTrue(controller.tableView.delegate === controller)
        XCTAssertEqual(controller.tableView.style, .grouped)
    }
}

private final class Delegate: NSObject, UITableViewDelegate {
    private(set) var scrolls = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        scrolls += 1
    }
}

private final class Rows: NSObject, UITableViewDataSource {
    var count = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}
