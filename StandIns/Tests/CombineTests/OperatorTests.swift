import Combine
import Foundation
import XCTest

final class OperatorTests: XCTestCase {
    func testMapping() {
        XCTAssertEqual(events(of: [1, 2, 3].publisher.map { $0 * 2 }), ["2", "4", "6", "finished"])
        XCTAssertEqual(events(of: ["1", "x"].publisher.compactMap { Int($0) }), ["1", "finished"])
        XCTAssertEqual(events(of: [1, 2].publisher.scan(0, +)), ["1", "3", "finished"])
        XCTAssertEqual(events(of: ["ab"].publisher.map(\.count)), ["2", "finished"])
    }

    func testErrorOfAClosureEndsTheStream() {
        let publisher = [1, 2, 3].publisher.tryMap { value in
            if value == 2 { throw Broken() }
            return value
        }
        XCTAssertEqual(events(of: publisher), ["1", "failure(Broken)"])
    }

    func testFiltering() {
        XCTAssertEqual(events(of: [1, 2, 3].publisher.filter { $0 != 2 }), ["1", "3", "finished"])
        XCTAssertEqual(events(of: [1, 1, 2].publisher.removeDuplicates()), ["1", "2", "finished"])
        XCTAssertEqual(events(of: [1, 2, 3].publisher.first()), ["1", "finished"])
        XCTAssertEqual(events(of: [1, 2, 3].publisher.prefix(2)), ["1", "2", "finished"])
        XCTAssertEqual(events(of: [1, 2, 3].publisher.dropFirst()), ["2", "3", "finished"])
        XCTAssertEqual(events(of: [1, 2, 1].publisher.drop { $0 < 2 }), ["2", "1", "finished"])
    }

    func testCollecting() {
        XCTAssertEqual(events(of: [1, 2].publisher.collect()), ["[1, 2]", "finished"])
        XCTAssertEqual(events(of: [1, 2].publisher.reduce(0, +)), ["3", "finished"])
        XCTAssertEqual(events(of: [1, 2].publisher.last()), ["2", "finished"])
        XCTAssertEqual(events(of: [Int]().publisher.replaceEmpty(with: 1)), ["1", "finished"])
    }

    func testFailing() {
        let failing = Fail<Int, Broken>(error: Broken())
        XCTAssertEqual(events(of: failing.replaceError(with: 1)), ["1", "finished"])
        XCTAssertEqual(events(of: failing.catch { _ in Just(2) }), ["2", "finished"])
        XCTAssertEqual(events(of: failing.mapError { _ in Other() }), ["failure(Other)"])
        XCTAssertEqual(events(of: failing.retry(2)), ["failure(Broken)"])
        XCTAssertEqual(events(of: Just(1).setFailureType(to: Broken.self)), ["1", "finished"])
    }

    func testJoining() {
        XCTAssertEqual(events(of: Just(1).merge(with: Just(2))), ["1", "2", "finished"])
        XCTAssertEqual(events(of: Just(1).append(2)), ["1", "2", "finished"])
        XCTAssertEqual(events(of: Just(1).prepend(0)), ["0", "1", "finished"])
        XCTAssertEqual(
            events(of: [1, 2].publisher.flatMap { [$0, $0].publisher }), ["1", "1", "2", "2", "finished"]
        )
        XCTAssertEqual(
            events(of: [Just(1), Just(2)].publisher.switchToLatest()), ["1", "2", "finished"]
        )
    }

    func testSwitchLeavesTheEarlierPublisher() {
        let first = PassthroughSubject<Int, Never>()
        let second = PassthroughSubject<Int, Never>()
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        var values: [Int] = []
        let subscription = outer.switchToLatest().sink { values.append($0) }
        outer.send(first)
        first.send(1)
        outer.send(second)
        first.send(2)
        second.send(3)
        XCTAssertEqual(values, [1, 3])
        subscription.cancel()
    }

    func testCombining() {
        let a = PassthroughSubject<Int, Never>()
        let b = PassthroughSubject<String, Never>()
        var latest: [String] = []
        var pairs: [String] = []
        let subscriptions = [
            a.combineLatest(b) { "\($0)\($1)" }.sink { latest.append($0) },
            a.zip(b) { "\($0)\($1)" }.sink { pairs.append($0) },
        ]
        a.send(1)
        a.send(2)
        b.send("x")
        b.send("y")
        XCTAssertEqual(latest, ["2x", "2y"])
        XCTAssertEqual(pairs, ["1x", "2y"])
        for subscription in subscriptions { subscription.cancel() }
    }

    func testFuture() {
        let future = Future<Int, Broken> { $0(.success(1)) }
        XCTAssertEqual(events(of: future), ["1", "finished"])
        var promise: Future<Int, Broken>.Promise?
        let late = Future<Int, Broken> { promise = $0 }
        var values: [Int] = []
        let subscription = late.sink { _ in
        } receiveValue: {
            values.append($0)
        }
        promise?(.success(2))
        XCTAssertEqual(values, [2])
        subscription.cancel()
    }

    func testFutureOfAnOptional() {
        let future = Future<Int?, Broken> { $0(.success(nil)) }
        XCTAssertEqual(events(of: future), ["nil", "finished"])
    }

    func testSharedPublisherIsSubscribedOnce() {
        var count = 0
        let subject = PassthroughSubject<Int, Never>()
        let shared = subject.handleEvents(receiveSubscription: { _ in count += 1 }).share()
        var values: [Int] = []
        let subscriptions = [shared.sink { values.append($0) }, shared.sink { values.append($0) }]
        subject.send(1)
        XCTAssertEqual(values, [1, 1])
        XCTAssertEqual(count, 1)
        for subscription in subscriptions { subscription.cancel() }
    }

    func testSchedulingOnAQueue() {
        let arrived = expectation(description: "the value arrives")
        let queue = DispatchQueue(label: "test")
        let subscription = Just(1).receive(on: queue).sink { _ in
            dispatchPrecondition(condition: .onQueue(queue))
            arrived.fulfill()
        }
        wait(for: [arrived], timeout: 5)
        subscription.cancel()
    }

    func testDebounceSendsTheLast() {
        let arrived = expectation(description: "the value arrives")
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        let subscription = subject.debounce(for: .milliseconds(20), scheduler: DispatchQueue.main).sink {
            values.append($0)
            arrived.fulfill()
        }
        subject.send(1)
        subject.send(2)
        wait(for: [arrived], timeout: 5)
        XCTAssertEqual(values, [2])
        subscription.cancel()
    }

    func testValuesOfALoop() async {
        var values: [Int] = []
        for await value in [1, 2].publisher.values { values.append(value) }
        XCTAssertEqual(values, [1, 2])
    }
}

private struct Broken: Error, CustomStringConvertible {
    var description: String { "Broken" }
}

private struct Other: Error, CustomStringConvertible {
    var description: String { "Other" }
}

private func events<P: Publisher>(of publisher: P) -> [String] {
    var events: [String] = []
    let subscription = publisher.sink { completion in
        events.append("\(completion)")
    } receiveValue: { value in
        events.append("\(value)")
    }
    subscription.cancel()
    return events
}
