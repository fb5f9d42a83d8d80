/// The result of an operator for a value.
enum Outcome<Output, Failure: Error> {
    case pass(Output)
    case skip
    case last(Output)
    case end(Subscribers.Completion<Failure>)
}

/// An operator between a publisher and its subscriber: it hands on what it makes of each value, and what
/// it makes of the end.
final class Step<Input, InputFailure: Error, Downstream: Subscriber>: Subscriber, Subscription {
    typealias Completion = Subscribers.Completion<Downstream.Failure>
    typealias Failure = InputFailure

    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var makeOutcome: ((Input) -> Outcome<Downstream.Input, Downstream.Failure>)?
    private var makeEnding:
        ((Subscribers.Completion<InputFailure>) -> (last: [Downstream.Input], Completion))?

    init(
        _ downstream: Downstream,
        outcome: @escaping (Input) -> Outcome<Downstream.Input, Downstream.Failure>,
        ending: @escaping (Subscribers.Completion<InputFailure>) -> (last: [Downstream.Input], Completion)
    ) {
        self.downstream = downstream
        makeOutcome = outcome
        makeEnding = ending
    }

    func receive(subscription: any Subscription) {
        upstream = subscription
        downstream?.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let downstream, let outcome = makeOutcome?(input) else { return .none }
        switch outcome {
        case .pass(let value): return downstream.receive(value)
        case .skip: return .max(1)
        case .last(let value):
            _ = downstream.receive(value)
            finish(.finished)
        case .end(let completion): finish(completion)
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<InputFailure>) {
        guard let downstream, let ending = makeEnding?(completion) else { return }
        for value in ending.last { _ = downstream.receive(value) }
        upstream = nil
        finish(ending.1)
    }

    func request(_ demand: Subscribers.Demand) {
        upstream?.request(demand)
    }

    func cancel() {
        let upstream = upstream
        letGo()
        upstream?.cancel()
    }

    private func finish(_ completion: Completion) {
        let downstream = downstream
        cancel()
        downstream?.receive(completion: completion)
    }

    private func letGo() {
        upstream = nil
        downstream = nil
        makeOutcome = nil
        makeEnding = nil
    }
}

extension Step where InputFailure == Downstream.Failure {
    convenience init(
        _ downstream: Downstream,
        outcome: @escaping (Input) -> Outcome<Downstream.Input, Downstream.Failure>
    ) {
        self.init(downstream, outcome: outcome, ending: { ([], $0) })
    }
}

extension Step where Downstream.Failure == any Error {
    /// A step with a closure that may throw. An error ends the stream.
    convenience init(
        _ downstream: Downstream,
        trying outcome: @escaping (Input) throws -> Outcome<Downstream.Input, any Error>
    ) {
        self.init(downstream) { input in
            do { return try outcome(input) } catch { return .end(.failure(error)) }
        } ending: { completion in
            switch completion {
            case .finished: ([], .finished)
            case .failure(let error): ([], .failure(error))
            }
        }
    }
}

/// The publisher that an operator returns. It attaches its subscribers to other publishers through a closure.
struct Operation<Output, Failure: Error>: Publisher {
    let attach: (AnySubscriber<Output, Failure>) -> Void

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        attach(AnySubscriber(subscriber))
    }
}

extension Publisher {
    /// A publisher that hands on an outcome of each value. The state of an operator is made for each subscriber.
    func operation<Value>(
        _ makeOutcome: @escaping () -> (Output) -> Outcome<Value, Failure>
    ) -> Operation<Value, Failure> {
        Operation { subscribe(Step(AnySubscriber($0), outcome: makeOutcome())) }
    }

    /// The same with a closure that may throw.
    func tryOperation<Value>(
        _ makeOutcome: @escaping () -> (Output) throws -> Outcome<Value, any Error>
    ) -> Operation<Value, any Error> {
        Operation { subscribe(Step(AnySubscriber($0), trying: makeOutcome())) }
    }
}
