import Foundation

extension ConnectablePublisher {
    /// Connects when the first subscriber arrives, and disconnects when the last one has left.
    public func autoconnect() -> Publishers.Autoconnect<Self> {
        Publishers.Autoconnect(upstream: self)
    }
}

extension Publishers {
    /// A publisher that connects and disconnects another one.
    public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        final public let upstream: Upstream

        private let lock = NSLock()
        private var count = 0
        private var connection: (any Cancellable)?

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let leave = AnyCancellable { self.leave() }
            upstream.handleEvents(
                receiveCompletion: { _ in leave.cancel() }, receiveCancel: { leave.cancel() }
            )
            .receive(subscriber: subscriber)
            join()
        }

        private func join() {
            let isFirst = lock.withLock {
                count += 1
                return count == 1
            }
            if isFirst { connection = upstream.connect() }
        }

        private func leave() {
            let last = lock.withLock {
                count -= 1
                guard count == 0 else { return nil as (any Cancellable)? }
                defer { connection = nil }
                return connection
            }
            last?.cancel()
        }
    }
}
