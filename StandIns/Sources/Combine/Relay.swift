import Foundation

/// An operator that joins several publishers. It asks for all that they have, and its subscriber gets all.
final class Relay<Output, Failure: Error>: Subscription {
    private let lock = NSRecursiveLock()
    private var subscriber: AnySubscriber<Output, Failure>?
    private var sources: [Int: AnyCancellable] = [:]
    private var count = 0
    private var start: ((Relay) -> Void)?

    init(_ subscriber: AnySubscriber<Output, Failure>) {
        self.subscriber = subscriber
    }

    /// The subscriber gets the subscription; its first request starts the work.
    func start(_ work: @escaping (Relay) -> Void) {
        start = work
        subscriber?.receive(subscription: self)
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none, let start else { return }
        self.start = nil
        start(self)
    }

    var isOver: Bool { exclusively { subscriber == nil } }

    /// Listens to a publisher until it ends. Returns an object that can stop it earlier.
    @discardableResult
    func follow<P: Publisher>(
        _ publisher: P,
        value: @escaping (P.Output) -> Void,
        completion: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) -> Int {
        let number = exclusively {
            count += 1
            return count
        }
        guard !isOver else { return number }
        var hasEnded = false
        let source = publisher.sink {
            hasEnded = true
            self.stop(number)
            completion($0)
        } receiveValue: {
            value($0)
        }
        if !hasEnded, !isOver { exclusively { sources[number] = source } }
        return number
    }

    func stop(_ number: Int) {
        exclusively { sources[number] = nil }
    }

    func send(_ value: Output) {
        let subscriber = exclusively { self.subscriber }
        _ = subscriber?.receive(value)
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        let subscriber = exclusively { self.subscriber }
        cancel()
        subscriber?.receive(completion: completion)
    }

    func cancel() {
        let sources = exclusively {
            defer { self.sources = [:] }
            subscriber = nil
            start = nil
            return self.sources
        }
        for source in sources.values { source.cancel() }
    }

    func exclusively<Result>(_ work: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return work()
    }
}
