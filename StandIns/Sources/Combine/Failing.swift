extension Publisher {
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> some Publisher<Output, E> {
        Operation<Output, E> { subscriber in
            let step = Step<Output, Failure, AnySubscriber<Output, E>>(subscriber) {
                .pass($0)
            } ending: { completion in
                switch completion {
                case .finished: ([], .finished)
                case .failure(let error): ([], .failure(transform(error)))
                }
            }
            subscribe(step)
        }
    }

    public func replaceError(with output: Output) -> some Publisher<Output, Never> {
        Operation<Output, Never> { subscriber in
            let step = Step<Output, Failure, AnySubscriber<Output, Never>>(subscriber) {
                .pass($0)
            } ending: { completion in
                switch completion {
                case .finished: ([], .finished)
                case .failure: ([output], .finished)
                }
            }
            subscribe(step)
        }
    }

    public func `catch`<P: Publisher>(
        _ handler: @escaping (Failure) -> P
    ) -> some Publisher<Output, P.Failure> where P.Output == Output {
        Operation<Output, P.Failure> { subscriber in
            Relay(subscriber).start { relay in
                relay.follow(self) {
                    relay.send($0)
                } completion: { completion in
                    switch completion {
                    case .finished: relay.finish(.finished)
                    case .failure(let error):
                        relay.follow(handler(error)) {
                            relay.send($0)
                        } completion: {
                            relay.finish($0)
                        }
                    }
                }
            }
        }
    }

    public func retry(_ retries: Int) -> some Publisher<Output, Failure> {
        Operation<Output, Failure> { subscriber in
            Relay(subscriber).start { attempt(retries, into: $0) }
        }
    }

    private func attempt(_ retries: Int, into relay: Relay<Output, Failure>) {
        relay.follow(self) {
            relay.send($0)
        } completion: { completion in
            guard case .failure = completion, retries > 0 else { return relay.finish(completion) }
            attempt(retries - 1, into: relay)
        }
    }
}

extension Publisher where Failure == Never {
    public func setFailureType<E: Error>(to failureType: E.Type) -> some Publisher<Output, E> {
        Operation<Output, E> { subscriber in
            let step = Step<Output, Never, AnySubscriber<Output, E>>(subscriber) {
                .pass($0)
            } ending: { _ in
                ([], .finished)
            }
            subscribe(step)
        }
    }
}
