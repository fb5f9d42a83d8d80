import UIKit
import XCTest

@MainActor
final class ControlTests: XCTestCase {
    func testButtonRunsItsPrimaryAction() async {
        var senders: [Any?] = []
        let action = UIAction(title: "Tap") { senders.append($0.sender) }
        let button = UIButton(type: .system, primaryAction: action)
        button.sendActions(for: .primaryActionTriggered)
        XCTAssertEqual(senders.count, 1)
        XCTAssertTrue(senders.first as? UIButton === button)
        XCTAssertEqual(button.currentTitle, "Tap")
    }

    func testControlRunsTheActionsOfTheEventAlone() async {
        var events: [String] = []
        let control = UIControl()
        control.addAction(UIAction { _ in events.append("changed") }, for: .valueChanged)
        control.addAction(UIAction { _ in events.append("touched") }, for: .touchUpInside)
        control.sendActions(for: .valueChanged)
        XCTAssertEqual(events, ["changed"])
    }

    func testRemovedActionIsOver() async {
        var runs = 0
        let control = UIControl()
        let action = UIAction { _ in runs += 1 }
        control.addAction(action, for: .valueChanged)
        control.removeAction(action, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        XCTAssertEqual(runs, 0)
    }

    func testTextFieldAsksItsDelegate() async {
        let delegate = RefusingDelegate()
        let field = UITextField()
        field.delegate = delegate
        XCTAssertFalse(field.becomeFirstResponder())
        field.delegate = nil
        XCTAssertTrue(field.becomeFirstResponder())
        XCTAssertTrue(field.isEditing)
    }

    func testTableAsksItsDataSource() async {
        let table = UITableView()
        let source = NumbersSource()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        XCTAssertEqual(table.numberOfRows(inSection: 0), 2)
        XCTAssertEqual(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text, "1")
        XCTAssertNil(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    }
}

private final class RefusingDelegate: NSObject, UITextFieldDelegate {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
}

private final class NumbersSource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "\(indexPath.row)"
        return cell
    }
}
