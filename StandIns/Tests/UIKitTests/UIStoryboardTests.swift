import UIKit
import XCTest

@MainActor
final class UIStoryboardTests: XCTestCase {
    func testCreatorMakesTheController() async {
        let made = UIViewController()
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let controller = storyboard.instantiateInitialViewController { _ in made }
        XCTAssertTrue(controller === made)
    }

    func testControllerKnowsItsStoryboard() async {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let controller = storyboard.instantiateInitialViewController { UIViewController(coder: $0) }
        XCTAssertTrue(controller?.storyboard === storyboard)
    }

    func testControllerMadeInCodeHasNoStoryboard() async {
        XCTAssertNil(UIViewController().storyboard)
    }
}

@MainActor
final class PlainStoryboardTests: XCTestCase {
    func testControllerWithoutCreatorIsAPlainOne() async {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        XCTAssertTrue(storyboard.instantiateInitialViewController()?.storyboard === storyboard)
        XCTAssertTrue(storyboard.instantiateViewController(withIdentifier: "Any").storyboard === storyboard)
    }
}
