import UIKit
import XCTest

@MainActor
final class UIViewTests: XCTestCase {
    func testSubviewKnowsItsSuperviewWeakly() async {
        let subview = UIView()
        do {
            let view = UIView()
            view.addSubview(subview)
            XCTAssertTrue(subview.superview === view)
        }
        XCTAssertNil(subview.superview)
    }

    func testSubviewMovesToItsNewSuperview() async {
        let (old, new, subview) = (UIView(), UIView(), UIView())
        old.addSubview(subview)
        new.addSubview(subview)
        XCTAssertEqual(old.subviews, [])
        XCTAssertEqual(new.subviews, [subview])
    }

    func testOrderOfSubviews() async {
        let view = UIView()
        let (first, second, third) = (UIView(), UIView(), UIView())
        view.addSubview(first)
        view.insertSubview(second, belowSubview: first)
        view.insertSubview(third, aboveSubview: second)
        XCTAssertEqual(view.subviews, [second, third, first])
        view.bringSubviewToFront(second)
        XCTAssertEqual(view.subviews, [third, first, second])
    }

    func testResponderChainGoesOverTheController() async {
        let controller = UIViewController()
        let subview = UIView()
        controller.view.addSubview(subview)
        XCTAssertTrue(subview.next === controller.view)
        XCTAssertTrue(controller.view.next === controller)
    }

    func testActiveConstraintBelongsToTheCommonView() async {
        let (view, label, button) = (UIView(), UILabel(), UIButton())
        view.addSubview(label)
        view.addSubview(button)
        let constraint = label.topAnchor.constraint(equalTo: button.bottomAnchor, constant: 8)
        constraint.isActive = true
        XCTAssertEqual(view.constraints, [constraint])
        XCTAssertEqual(constraint.constant, 8)
        constraint.isActive = false
        XCTAssertEqual(view.constraints, [])
    }

    func testRemovedViewTakesItsConstraintsAlong() async {
        let (view, label) = (UIView(), UILabel())
        view.addSubview(label)
        let height = label.heightAnchor.constraint(equalToConstant: 44)
        let top = label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
        NSLayoutConstraint.activate([height, top])
        label.removeFromSuperview()
        XCTAssertEqual(view.constraints, [])
        XCTAssertEqual(label.constraints, [height])
    }

    func testLayoutRunsWhenItWasAskedFor() async {
        let view = LayoutView()
        view.layoutIfNeeded()
        view.layoutIfNeeded()
        XCTAssertEqual(view.layouts, 1)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        XCTAssertEqual(view.layouts, 2)
    }

    func testStackForgetsARemovedView() async {
        let label = UILabel()
        let stack = UIStackView(arrangedSubviews: [label])
        XCTAssertEqual(stack.arrangedSubviews, [label])
        label.removeFromSuperview()
        XCTAssertEqual(stack.arrangedSubviews, [])
    }

    func testColoursAreEqualByValue() async {
        XCTAssertEqual(UIColor.white, UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        XCTAssertNotEqual(UIColor.systemBackground, UIColor.label)
    }
}

private final class LayoutView: UIView {
    var layouts = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}
