import Foundation

/// A publisher that sends the values passed to it.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    public func send() {
        send(())
    }
}

/// Sends each value to the current subscribers and keeps none.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let audience = Audience<Output, Failure>()

    public init() {}

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        audience.add(Listener(subscriber), latest: nil)
    }

    public func send(_ value: Output) {
        audience.send(value)
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        audience.send(completion: completion)
    }

    public func send(subscription: any Subscription) {
        subscription.request(.unlimited)
    }
}

/// Keeps the latest value and sends it to every new subscriber.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let audience = Audience<Output, Failure>()
    private var latest: Output

    public init(_ value: Output) {
        latest = value
    }

    public var value: Output {
        get { audience.exclusively { latest } }
        set { send(newValue) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        audience.add(Listener(subscriber), latest: value)
    }

    public func send(_ value: Output) {
        guard !audience.isOver else { return }
        audience.exclusively { latest = value }
        audience.send(value)
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        audience.send(completion: completion)
    }

    public func send(subscription: any Subscription) {
        subscription.request(.unlimited)
    }
}
