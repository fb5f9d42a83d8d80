import UIKit
import XCTest

@MainActor
final class UIListContentConfigurationTests: XCTestCase {
    func testCellKeepsItsContent() async {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "Text"
        cell.contentConfiguration = content
        XCTAssertEqual((cell.contentConfiguration as? UIListContentConfiguration)?.text, "Text")
    }

    func testNewCellHasNoContentConfiguration() async {
        XCTAssertNil(UITableViewCell(style: .default, reuseIdentifier: nil).contentConfiguration)
    }
}
