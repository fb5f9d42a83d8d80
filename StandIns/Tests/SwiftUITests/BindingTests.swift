import SwiftUI
import XCTest

@MainActor
final class BindingTests: XCTestCase {
    func testClosuresReadAndWrite() async {
        let box = Box()
        let binding = Binding(get: { box.value }, set: { box.value = $0 })
        binding.wrappedValue += 1
        XCTAssertEqual(binding.wrappedValue, 2)
        XCTAssertEqual(box.value, 2)
    }

    func testClosuresOfALargeValue() async {
        let box = Box()
        let binding = Binding(get: { box.names }, set: { box.names = $0 })
        binding.first.wrappedValue = "second"
        XCTAssertEqual(box.names.first, "second")
    }

    func testConstantStays() async {
        let binding = Binding.constant(1)
        binding.wrappedValue = 2
        XCTAssertEqual(binding.wrappedValue, 1)
    }

    func testOptionalBindingNeedsAValue() async {
        XCTAssertNil(Binding(Binding<Int?>.constant(nil)))
        XCTAssertEqual(Binding(Binding<Int?>.constant(1))?.wrappedValue, 1)
    }

    func testStateThatNoScreenKeepsStaysAsItWas() async {
        let state = State(wrappedValue: 1)
        state.wrappedValue = 2
        XCTAssertEqual(state.wrappedValue, 1)
    }

    func testPathGrowsAndShrinks() async {
        var path = NavigationPath()
        path.append(1)
        path.append("two")
        path.removeLast()
        XCTAssertEqual(path.count, 1)
    }
}

@MainActor
private final class Box {
    struct Names {
        var first = "first"
        var last = "last"
    }

    var value = 1
    var names = Names()
}
