import UIKit
import XCTest

@MainActor
final class CALayerTests: XCTestCase {
    func testALayerFollowsItsView() async {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        view.backgroundColor = .red
        XCTAssertEqual(view.layer.frame, view.frame)
        XCTAssertEqual(view.layer.backgroundColor, UIColor.red.cgColor)
        view.alpha = 0.5
        XCTAssertEqual(view.layer.opacity, 0.5)
        view.layer.masksToBounds = true
        XCTAssertTrue(view.clipsToBounds)
    }

    func testAViewMakesALayerOfItsClass() async {
        final class Gradient: UIView {
            override class var layerClass: AnyClass { CAGradientLayer.self }
        }
        XCTAssertTrue(Gradient().layer is CAGradientLayer)
    }

    func testALayerHasOnePlaceInTheTree() async {
        let (one, other, layer) = (CALayer(), CALayer(), CALayer())
        one.addSublayer(layer)
        other.insertSublayer(layer, at: 0)
        XCTAssertEqual(one.sublayers, [])
        XCTAssertTrue(layer.superlayer === other)
    }
}
