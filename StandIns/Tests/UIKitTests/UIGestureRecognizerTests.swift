import UIKit
import XCTest

@MainActor
final class UIGestureRecognizerTests: XCTestCase {
    func testRecognizerBelongsToOneView() async {
        let (first, second) = (UIView(), UIView())
        let tap = UITapGestureRecognizer()
        first.addGestureRecognizer(tap)
        second.addGestureRecognizer(tap)
        XCTAssertEqual(first.gestureRecognizers, [])
        XCTAssertEqual(second.gestureRecognizers, [tap])
        XCTAssertTrue(tap.view === second)
    }
}
