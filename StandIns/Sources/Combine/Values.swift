extension Publisher where Failure == Never {
    /// The values for a `for await` loop.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

/// The values of a publisher as they arrive. Values that nobody awaits yet are kept.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output
    public typealias AsyncIterator = Iterator

    public struct Iterator: AsyncIteratorProtocol {
        private var iterator: AsyncStream<P.Output>.AsyncIterator
        private let subscription: AnyCancellable

        init(_ publisher: P) {
            let (stream, continuation) = AsyncStream.makeStream(of: P.Output.self)
            iterator = stream.makeAsyncIterator()
            subscription = publisher.sink { _ in
                continuation.finish()
            } receiveValue: { value in
                nonisolated(unsafe) let value = value
                continuation.yield(value)
            }
        }

        public mutating func next() async -> P.Output? {
            await iterator.next()
        }
    }

    private let publisher: P

    public init(_ publisher: P) {
        self.publisher = publisher
    }

    public func makeAsyncIterator() -> Iterator {
        Iterator(publisher)
    }
}
