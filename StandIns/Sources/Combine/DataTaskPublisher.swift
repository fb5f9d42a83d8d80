import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension URLSession {
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// Loads a request for each subscriber.
    public struct DataTaskPublisher: Publisher, Sendable {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        public let request: URLRequest
        public let session: URLSession

        public init(request: URLRequest, session: URLSession) {
            (self.request, self.session) = (request, session)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subscriber.receive(subscription: DataTaskSubscription(AnySubscriber(subscriber), self))
        }
    }
}

/// The task of a subscriber. It starts with the first request for a value, and keeps itself until it ends. Its lock
/// guards all mutable state.
private final class DataTaskSubscription: Subscription, @unchecked Sendable {
    typealias Output = URLSession.DataTaskPublisher.Output

    private let lock = NSLock()
    private let publisher: URLSession.DataTaskPublisher
    private var subscriber: AnySubscriber<Output, URLError>?
    private var task: URLSessionDataTask?

    init(_ subscriber: AnySubscriber<Output, URLError>, _ publisher: URLSession.DataTaskPublisher) {
        (self.subscriber, self.publisher) = (subscriber, publisher)
    }

    func request(_ demand: Subscribers.Demand) {
        let new = lock.withLock { () -> URLSessionDataTask? in
            guard demand > .none, task == nil, subscriber != nil else { return nil }
            task = publisher.session.dataTask(with: publisher.request) { self.end($0, $1, $2) }
            return task
        }
        new?.resume()
    }

    private func end(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        let subscriber = lock.withLock {
            defer { (self.subscriber, task) = (nil, nil) }
            return self.subscriber
        }
        guard error == nil, let response else {
            subscriber?.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
            return
        }
        _ = subscriber?.receive((data: data ?? Data(), response: response))
        subscriber?.receive(completion: .finished)
    }

    func cancel() {
        let task = lock.withLock {
            defer { (subscriber, self.task) = (nil, nil) }
            return self.task
        }
        task?.cancel()
    }
}
