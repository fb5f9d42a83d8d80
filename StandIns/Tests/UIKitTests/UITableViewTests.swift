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
