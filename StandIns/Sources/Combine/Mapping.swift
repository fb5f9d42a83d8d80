extension Publisher {
    public func map<T>(_ transform: @escaping (Output) -> T) -> some Publisher<T, Failure> {
        operation { { .pass(transform($0)) } }
    }

    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> some Publisher<T, any Error> {
        tryOperation { { .pass(try transform($0)) } }
    }

    public func map<T>(_ keyPath: KeyPath<Output, T>) -> some Publisher<T, Failure> {
        map { $0[keyPath: keyPath] }
    }

    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> some Publisher<T, Failure> {
        operation { { transform($0).map(Outcome.pass) ?? .skip } }
    }

    public func replaceNil<T>(with output: T) -> some Publisher<T, Failure> where Output == T? {
        map { $0 ?? output }
    }

    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> some Publisher<T, Failure> {
        operation { () -> (Output) -> Outcome<T, Failure> in
            var result = initialResult
            return { value in
                result = nextPartialResult(result, value)
                return .pass(result)
            }
        }
    }

    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> some Publisher<Output, Failure> {
        Operation<Output, Failure> { subscriber in
            let events = SubscriptionEvents(
                subscribed: receiveSubscription, cancelled: receiveCancel, requested: receiveRequest
            )
            let step = Step<Output, Failure, AnySubscriber<Output, Failure>>(subscriber) { value in
                receiveOutput?(value)
                return .pass(value)
            } ending: { completion in
                receiveCompletion?(completion)
                return ([], completion)
            }
            subscribe(ObservedSubscriber(step: step, events: events))
        }
    }
}

private struct SubscriptionEvents {
    let subscribed: ((any Subscription) -> Void)?
    let cancelled: (() -> Void)?
    let requested: ((Subscribers.Demand) -> Void)?
}

private final class ObservedSubscriber<Input, Failure: Error>: Subscriber {
    private let step: Step<Input, Failure, AnySubscriber<Input, Failure>>
    private let events: SubscriptionEvents

    init(step: Step<Input, Failure, AnySubscriber<Input, Failure>>, events: SubscriptionEvents) {
        self.step = step
        self.events = events
    }

    func receive(subscription: any Subscription) {
        events.subscribed?(subscription)
        step.receive(subscription: ObservedSubscription(subscription: subscription, events: events))
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        step.receive(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        step.receive(completion: completion)
    }
}

private final class ObservedSubscription: Subscription {
    private let subscription: any Subscription
    private let events: SubscriptionEvents

    init(subscription: any Subscription, events: SubscriptionEvents) {
        self.subscription = subscription
        self.events = events
    }

    func request(_ demand: Subscribers.Demand) {
        events.requested?(demand)
        subscription.request(demand)
    }

    func cancel() {
        events.cancelled?()
        subscription.cancel()
    }
}
