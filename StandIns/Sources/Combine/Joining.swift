extension Publisher {
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> some Publisher<P.Output, Failure> where P.Failure == Failure {
        Operation<P.Output, Failure> { subscriber in
            Relay(subscriber).start { relay in
                var running = 1
                let end = { (completion: Subscribers.Completion<Failure>) in
                    running -= 1
                    if case .failure = completion { return relay.finish(completion) }
                    if running == 0 { relay.finish(.finished) }
                }
                relay.follow(self) { value in
                    running += 1
                    relay.follow(transform(value)) {
                        relay.send($0)
                    } completion: {
                        end($0)
                    }
                } completion: {
                    end($0)
                }
            }
        }
    }

    public func switchToLatest() -> some Publisher<Output.Output, Failure>
    where Output: Publisher, Output.Failure == Failure {
        Operation<Output.Output, Failure> { subscriber in
            Relay(subscriber).start { relay in
                var inner: Int?
                var outerHasEnded = false
                relay.follow(self) { publisher in
                    if let inner { relay.stop(inner) }
                    var hasEnded = false
                    let number = relay.follow(publisher) {
                        relay.send($0)
                    } completion: { completion in
                        hasEnded = true
                        inner = nil
                        if case .failure = completion { return relay.finish(completion) }
                        if outerHasEnded { relay.finish(.finished) }
                    }
                    inner = hasEnded ? nil : number
                } completion: { completion in
                    outerHasEnded = true
                    if case .failure = completion { return relay.finish(completion) }
                    if inner == nil { relay.finish(.finished) }
                }
            }
        }
    }

    public func merge<P: Publisher>(with other: P) -> some Publisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        Publishers.MergeMany([eraseToAnyPublisher(), other.eraseToAnyPublisher()])
    }

    public func append<P: Publisher>(_ publisher: P) -> some Publisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        Operation<Output, Failure> { subscriber in
            Relay(subscriber).start { relay in
                relay.follow(self) {
                    relay.send($0)
                } completion: { completion in
                    if case .failure = completion { return relay.finish(completion) }
                    relay.follow(publisher) {
                        relay.send($0)
                    } completion: {
                        relay.finish($0)
                    }
                }
            }
        }
    }

    public func append(_ elements: Output...) -> some Publisher<Output, Failure> {
        append(Publishers.Sequence(sequence: elements))
    }

    public func prepend<P: Publisher>(_ publisher: P) -> some Publisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        publisher.append(self)
    }

    public func prepend(_ elements: Output...) -> some Publisher<Output, Failure> {
        Publishers.Sequence(sequence: elements).append(self)
    }

    /// One subscription to the publisher, shared by all subscribers.
    public func share() -> some Publisher<Output, Failure> {
        Shared(self)
    }
}

extension Publishers {
    /// The values of all publishers, as they come.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let publishers: [Upstream]

        public init(_ upstream: Upstream...) {
            publishers = upstream
        }

        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
            publishers = Array(upstream)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Relay(AnySubscriber(subscriber)).start { relay in
                var running = publishers.count
                if running == 0 { relay.finish(.finished) }
                for publisher in publishers {
                    relay.follow(publisher) {
                        relay.send($0)
                    } completion: { completion in
                        running -= 1
                        if case .failure = completion { return relay.finish(completion) }
                        if running == 0 { relay.finish(.finished) }
                    }
                }
            }
        }
    }
}

/// Starts with its first subscriber and stops with its last.
private final class Shared<Output, Failure: Error>: Publisher {
    private let upstream: any Publisher<Output, Failure>
    private let subject = PassthroughSubject<Output, Failure>()
    private var connection: AnyCancellable?
    private var count = 0

    init(_ upstream: any Publisher<Output, Failure>) {
        self.upstream = upstream
    }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        count += 1
        let leave = { self.leave() }
        subject.handleEvents(receiveCancel: leave).receive(subscriber: subscriber)
        if count == 1, connection == nil { connection = upstream.subscribe(subject) }
    }

    private func leave() {
        count -= 1
        if count == 0 { connection = nil }
    }
}
