import Foundation

/// The subscribers of a subject, in the order of their subscription.
final class Audience<Output, Failure: Error> {
    private let lock = NSRecursiveLock()
    private var listeners: [Listener<Output, Failure>] = []
    private var completion: Subscribers.Completion<Failure>?

    var isOver: Bool { exclusively { completion != nil } }

    func exclusively<Result>(_ work: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return work()
    }

    func add(_ listener: Listener<Output, Failure>, latest: Output?) {
        let completion = exclusively {
            if self.completion == nil { listeners.append(listener) }
            return self.completion
        }
        listener.start(latest: latest) { [weak self] in self?.remove(listener) }
        if let completion { listener.end(completion) }
    }

    private func remove(_ listener: Listener<Output, Failure>) {
        exclusively { listeners.removeAll { $0 === listener } }
    }

    func send(_ value: Output) {
        for listener in exclusively({ listeners }) { listener.offer(value) }
    }

    func send(completion: Subscribers.Completion<Failure>) {
        let listeners = exclusively {
            guard self.completion == nil else { return [Listener<Output, Failure>]() }
            self.completion = completion
            defer { self.listeners = [] }
            return self.listeners
        }
        for listener in listeners { listener.end(completion) }
    }
}

/// One subscription to a subject. A value that was not requested is lost, except for the latest one of a subject that
/// keeps it.
final class Listener<Output, Failure: Error>: Subscription {
    private let lock = NSRecursiveLock()
    private var subscriber: (any Subscriber<Output, Failure>)?
    private var demand = Subscribers.Demand.none
    private var latest: Output?
    private var keepsLatest = false
    private var leave: (() -> Void)?

    init<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        self.subscriber = subscriber
    }

    func start(latest: Output?, leave: @escaping () -> Void) {
        self.latest = latest
        keepsLatest = latest != nil
        self.leave = leave
        subscriber?.receive(subscription: self)
    }

    func request(_ demand: Subscribers.Demand) {
        lock.lock()
        self.demand += demand
        let value = latest
        latest = nil
        lock.unlock()
        if let value { offer(value) }
    }

    func offer(_ value: Output) {
        lock.lock()
        guard let subscriber, demand > .none else {
            if keepsLatest { latest = value }
            lock.unlock()
            return
        }
        demand -= .max(1)
        latest = nil
        lock.unlock()
        let more = subscriber.receive(value)
        lock.lock()
        demand += more
        lock.unlock()
    }

    func end(_ completion: Subscribers.Completion<Failure>) {
        let subscriber = subscriber
        cancel()
        subscriber?.receive(completion: completion)
    }

    func cancel() {
        let leave = leave
        self.leave = nil
        subscriber = nil
        latest = nil
        leave?()
    }
}
