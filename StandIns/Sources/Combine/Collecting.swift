extension Publisher {
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> some Publisher<T, Failure> {
        summary {
            (initialResult, nextPartialResult)
        } result: {
            [$0]
        }
    }

    public func collect() -> some Publisher<[Output], Failure> {
        summary {
            ([], { $0 + [$1] })
        } result: {
            [$0]
        }
    }

    public func last() -> some Publisher<Output, Failure> {
        summary {
            (Output?.none, { $1 })
        } result: {
            $0.map { [$0] } ?? []
        }
    }

    public func count() -> some Publisher<Int, Failure> {
        summary {
            (0, { count, _ in count + 1 })
        } result: {
            [$0]
        }
    }

    public func contains(where predicate: @escaping (Output) -> Bool) -> some Publisher<Bool, Failure> {
        summary {
            (false, { $0 || predicate($1) })
        } result: {
            [$0]
        }
    }

    public func replaceEmpty(with output: Output) -> some Publisher<Output, Failure> {
        Operation<Output, Failure> { subscriber in
            var isEmpty = true
            subscribe(
                Step<Output, Failure, AnySubscriber<Output, Failure>>(subscriber) { value in
                    isEmpty = false
                    return .pass(value)
                } ending: { completion in
                    guard case .finished = completion, isEmpty else { return ([], completion) }
                    return ([output], completion)
                }
            )
        }
    }

    /// Sends the result of combining all values if the stream finishes without an error.
    private func summary<State, Value>(
        _ start: @escaping () -> (State, (State, Output) -> State),
        result: @escaping (State) -> [Value]
    ) -> Operation<Value, Failure> {
        Operation { subscriber in
            var (state, next) = start()
            let step = Step<Output, Failure, AnySubscriber<Value, Failure>>(subscriber) { value in
                state = next(state, value)
                return .skip
            } ending: { completion in
                guard case .finished = completion else { return ([], completion) }
                return (result(state), completion)
            }
            subscribe(step)
        }
    }
}

extension Publisher where Output: Equatable {
    public func contains(_ output: Output) -> some Publisher<Bool, Failure> {
        contains { $0 == output }
    }
}
