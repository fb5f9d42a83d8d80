/// Sends one value.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    public let output: Output

    public init(_ output: Output) {
        self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        subscriber.receive(subscription: Delivery(subscriber, values: [output], completion: .finished))
    }
}

/// Sends no value and ends at once, or never.
public struct Empty<Output, Failure: Error>: Publisher {
    public let completeImmediately: Bool

    public init(completeImmediately: Bool = true) {
        self.completeImmediately = completeImmediately
    }

    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.init(completeImmediately: completeImmediately)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        if completeImmediately { subscriber.receive(completion: .finished) }
    }
}

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
    public let error: Failure

    public init(error: Failure) {
        self.error = error
    }

    public init(outputType: Output.Type, failure: Failure) {
        error = failure
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
    }
}

/// Makes a publisher for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    public typealias Output = DeferredPublisher.Output
    public typealias Failure = DeferredPublisher.Failure

    public let createPublisher: () -> DeferredPublisher

    public init(createPublisher: @escaping () -> DeferredPublisher) {
        self.createPublisher = createPublisher
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().receive(subscriber: subscriber)
    }
}

/// Starts its work when it is created, and sends its result to every subscriber.
public final class Future<Output, Failure: Error>: Publisher {
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let result = CurrentValueSubject<Result<Output, Failure>?, Never>(nil)

    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { [result] in
            guard result.value == nil else { return }
            result.send($0)
            result.send(completion: .finished)
        }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        guard let known = result.value else { return receiveLater(subscriber) }
        known.publisher.receive(subscriber: subscriber)
    }

    private func receiveLater<S: Subscriber>(
        _ subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
        result.compactMap { $0 }
            .setFailureType(to: Failure.self)
            .flatMap { $0.publisher }
            .receive(subscriber: subscriber)
    }
}

extension Publishers {
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element

        public let sequence: Elements

        public init(sequence: Elements) {
            self.sequence = sequence
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let values = Array(sequence)
            subscriber.receive(subscription: Delivery(subscriber, values: values, completion: .finished))
        }
    }
}

extension Sequence {
    public var publisher: Publishers.Sequence<Self, Never> { .init(sequence: self) }
}

extension Optional {
    public var publisher: some Publisher<Wrapped, Never> {
        Publishers.Sequence<[Wrapped], Never>(sequence: map { [$0] } ?? [])
    }
}

extension Result {
    public var publisher: some Publisher<Success, Failure> {
        Operation<Success, Failure> { subscriber in
            switch self {
            case .success(let value):
                Publishers.Sequence(sequence: [value]).receive(subscriber: subscriber)
            case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
            }
        }
    }
}

/// Hands values out as they are asked for, and then the completion.
private final class Delivery<S: Subscriber>: Subscription {
    private var subscriber: S?
    private var values: ArraySlice<S.Input>
    private let completion: Subscribers.Completion<S.Failure>
    private var demand = Subscribers.Demand.none
    private var isDelivering = false

    init(_ subscriber: S, values: [S.Input], completion: Subscribers.Completion<S.Failure>) {
        self.subscriber = subscriber
        self.values = values[...]
        self.completion = completion
    }

    func request(_ demand: Subscribers.Demand) {
        self.demand += demand
        guard !isDelivering else { return }
        isDelivering = true
        while self.demand > .none, let subscriber, let value = values.popFirst() {
            self.demand -= .max(1)
            self.demand += subscriber.receive(value)
        }
        isDelivering = false
        guard values.isEmpty, let subscriber else { return }
        self.subscriber = nil
        subscriber.receive(completion: completion)
    }

    func cancel() {
        subscriber = nil
        values = []
    }
}
