import Combine
import XCTest

final class SubjectTests: XCTestCase {
    func testPassthroughSubjectSendsWhatComesLater() {
        let subject = PassthroughSubject<Int, Never>()
        subject.send(1)
        var values: [Int] = []
        let subscription = subject.sink { values.append($0) }
        subject.send(2)
        XCTAssertEqual(values, [2])
        subscription.cancel()
    }

    func testCurrentValueSubjectSendsItsValueFirst() {
        let subject = CurrentValueSubject<Int, Never>(1)
        subject.send(2)
        var values: [Int] = []
        let subscription = subject.sink { values.append($0) }
        subject.value = 3
        XCTAssertEqual(values, [2, 3])
        subscription.cancel()
    }

    func testNothingComesAfterTheEnd() {
        let subject = PassthroughSubject<Int, Failure>()
        var events: [String] = []
        let subscription = subject.sink {
            events.append("\($0)")
        } receiveValue: {
            events.append("\($0)")
        }
        subject.send(1)
        subject.send(completion: .failure(Failure()))
        subject.send(2)
        XCTAssertEqual(events, ["1", "failure(Failure)"])
        subscription.cancel()
    }

    func testLateSubscriberGetsTheEnd() {
        let subject = PassthroughSubject<Int, Never>()
        subject.send(completion: .finished)
        var hasEnded = false
        let subscription = subject.sink { _ in
            hasEnded = true
        } receiveValue: { _ in
        }
        XCTAssertTrue(hasEnded)
        subscription.cancel()
    }

    func testCancellingStopsTheValues() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        let subscription = subject.sink { values.append($0) }
        subscription.cancel()
        subject.send(1)
        XCTAssertEqual(values, [])
    }

    func testLettingTheSubscriptionGoStopsTheValues() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        var subscriptions: Set<AnyCancellable> = []
        subject.sink { values.append($0) }.store(in: &subscriptions)
        subject.send(1)
        subscriptions = []
        subject.send(2)
        XCTAssertEqual(values, [1])
    }

    func testCancelledSinkKeepsNothing() {
        let subject = PassthroughSubject<Int, Never>()
        weak var kept: Witness?
        var subscription: AnyCancellable?
        do {
            let witness = Witness()
            kept = witness
            subscription = subject.map { $0 + 1 }.sink { _ in _ = witness }
        }
        XCTAssertNotNil(kept)
        subscription?.cancel()
        XCTAssertNil(kept)
    }

    func testValuesThatNobodyAskedForAreLost() {
        let subject = PassthroughSubject<Int, Never>()
        let subscriber = Narrow()
        subject.subscribe(subscriber)
        subject.send(1)
        subject.send(2)
        XCTAssertEqual(subscriber.values, [1])
    }
}

private struct Failure: Error, CustomStringConvertible {
    var description: String { "Failure" }
}

private final class Witness {}

/// Takes one value.
private final class Narrow: Subscriber {
    private(set) var values: [Int] = []

    func receive(subscription: any Subscription) {
        subscription.request(.max(1))
    }

    func receive(_ input: Int) -> Subscribers.Demand {
        values.append(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {}
}
