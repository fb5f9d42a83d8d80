import Combine
import XCTest

final class PublishedTests: XCTestCase {
    func testPublisherSendsTheValueAndEachNewOne() {
        let model = Model()
        var names: [String] = []
        let subscription = model.$name.sink { names.append($0) }
        model.name = "second"
        XCTAssertEqual(names, ["first", "second"])
        subscription.cancel()
    }

    func testValueIsSentBeforeThePropertyHasIt() {
        let model = Model()
        var before: [String] = []
        let subscription = model.$name.dropFirst().sink { _ in before.append(model.name) }
        model.name = "second"
        XCTAssertEqual(before, ["first"])
        subscription.cancel()
    }

    func testObjectTellsBeforeEachChange() {
        let model = Model()
        var names: [String] = []
        let subscription = model.objectWillChange.sink { names.append(model.name) }
        model.name = "second"
        model.name = "third"
        XCTAssertEqual(names, ["first", "second"])
        subscription.cancel()
    }

    func testObjectTellsOfPropertiesOfItsSuperclass() {
        let model = SpecialModel()
        var count = 0
        let subscription = model.objectWillChange.sink { count += 1 }
        model.name = "second"
        model.number = 2
        XCTAssertEqual(count, 2)
        subscription.cancel()
    }

    func testObjectHasOnePublisher() {
        let model = Model()
        XCTAssertTrue(model.objectWillChange === model.objectWillChange)
    }

    func testAssignmentToAPropertyFollowsAPublisher() {
        let model = Model()
        let subject = PassthroughSubject<String, Never>()
        subject.assign(to: &model.$name)
        subject.send("second")
        XCTAssertEqual(model.name, "second")
    }

    func testAssignmentDoesNotKeepTheObject() {
        let subject = PassthroughSubject<String, Never>()
        weak var object: Model?
        do {
            let model = Model()
            object = model
            subject.assign(to: &model.$name)
        }
        XCTAssertNil(object)
        subject.send("second")
    }
}

private class Model: ObservableObject {
    @Published var name = "first"
}

private final class SpecialModel: Model {
    @Published var number = 1
}
