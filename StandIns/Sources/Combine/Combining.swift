extension Publisher {
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }

    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> some Publisher<T, Failure> where P.Failure == Failure {
        combineLatest(other).map(transform)
    }

    public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
        Publishers.Zip(self, other)
    }

    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> some Publisher<T, Failure> where P.Failure == Failure {
        zip(other).map(transform)
    }
}

extension Publishers {
    /// The latest values of two publishers, each time that one of them sends one.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Relay(AnySubscriber(subscriber)).start { relay in
                var latest: (A.Output?, B.Output?) = (nil, nil)
                let end = endOfAll(2, relay)
                let send = {
                    if let a = latest.0, let b = latest.1 { relay.send((a, b)) }
                }
                relay.follow(a) {
                    latest.0 = $0
                    send()
                } completion: {
                    end($0)
                }
                relay.follow(b) {
                    latest.1 = $0
                    send()
                } completion: {
                    end($0)
                }
            }
        }
    }

    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C

        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            CombineLatest<CombineLatest<A, B>, C>(CombineLatest<A, B>(a, b), c)
                .map { ($0.0, $0.1, $1) }
                .receive(subscriber: subscriber)
        }
    }

    /// The first values of two publishers together, then the second ones.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Relay(AnySubscriber(subscriber)).start { relay in
                var waiting: (a: [A.Output], b: [B.Output]) = ([], [])
                var ended = (a: false, b: false)
                let send = {
                    if !waiting.a.isEmpty, !waiting.b.isEmpty {
                        relay.send((waiting.a.removeFirst(), waiting.b.removeFirst()))
                    }
                    if ended.a && waiting.a.isEmpty || ended.b && waiting.b.isEmpty {
                        relay.finish(.finished)
                    }
                }
                let end = { (completion: Subscribers.Completion<Failure>) in
                    if case .failure = completion { return relay.finish(completion) }
                    send()
                }
                relay.follow(a) {
                    waiting.a.append($0)
                    send()
                } completion: {
                    ended.a = true
                    end($0)
                }
                relay.follow(b) {
                    waiting.b.append($0)
                    send()
                } completion: {
                    ended.b = true
                    end($0)
                }
            }
        }
    }
}

/// Finishes a relay at the first failure, or when the given number of publishers have finished.
private func endOfAll<Output, Failure: Error>(
    _ count: Int, _ relay: Relay<Output, Failure>
) -> (Subscribers.Completion<Failure>) -> Void {
    var running = count
    return { completion in
        running -= 1
        if case .failure = completion { return relay.finish(completion) }
        if running == 0 { relay.finish(.finished) }
    }
}
