extension Subscribers {
    /// Takes all values. It releases its closures when it is canceled or the stream ends.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        private var receiveValue: ((Input) -> Void)?
        private var receiveCompletion: ((Completion<Failure>) -> Void)?
        private var subscription: (any Subscription)?
        private var isOver = false

        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            self.receiveCompletion = receiveCompletion
            self.receiveValue = receiveValue
        }

        public func receive(subscription: any Subscription) {
            guard self.subscription == nil, !isOver else { return subscription.cancel() }
            self.subscription = subscription
            subscription.request(.unlimited)
        }

        public func receive(_ input: Input) -> Demand {
            receiveValue?(input)
            return .none
        }

        public func receive(completion: Completion<Failure>) {
            let receiveCompletion = receiveCompletion
            end()
            receiveCompletion?(completion)
        }

        public func cancel() {
            let subscription = subscription
            end()
            subscription?.cancel()
        }

        private func end() {
            isOver = true
            subscription = nil
            receiveValue = nil
            receiveCompletion = nil
        }
    }
}

extension Publisher {
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Keeps the object until the stream ends or is canceled.
    public func assign<Root>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
    ) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
    }

    /// Lasts as long as the property and cannot be canceled.
    public func assign(to published: inout Published<Output>.Publisher) {
        published.follow(self)
    }
}
