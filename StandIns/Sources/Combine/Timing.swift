import Foundation

extension Publisher {
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> some Publisher<Output, Failure> {
        later { relay, work in scheduler.schedule(options: options, work) }
    }

    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> some Publisher<Output, Failure> {
        Operation<Output, Failure> { subscriber in
            Relay(subscriber).start { relay in
                scheduler.schedule(options: options) {
                    relay.follow(self) {
                        relay.send($0)
                    } completion: {
                        relay.finish($0)
                    }
                }
            }
        }
    }

    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride,
        tolerance: S.SchedulerTimeType.Stride? = nil,
        scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> some Publisher<Output, Failure> {
        later { relay, work in scheduler.schedule(after: scheduler.now.advanced(by: interval), work) }
    }

    /// Sends a value when no other one has followed it for a time.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> some Publisher<Output, Failure> {
        Operation<Output, Failure> { subscriber in
            Relay(subscriber).start { relay in
                var count = 0
                relay.follow(self) { value in
                    count += 1
                    let number = count
                    scheduler.schedule(after: scheduler.now.advanced(by: dueTime)) {
                        if number == count { relay.send(value) }
                    }
                } completion: { completion in
                    count += 1
                    scheduler.schedule { relay.finish(completion) }
                }
            }
        }
    }

    /// Sends at most one value in a time: the first of it, or the latest.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> some Publisher<Output, Failure> {
        Operation<Output, Failure> { subscriber in
            Relay(subscriber).start { relay in
                var kept: Output?
                var isWaiting = false
                relay.follow(self) { value in
                    guard !isWaiting else {
                        if latest || kept == nil { kept = value }
                        return
                    }
                    isWaiting = true
                    scheduler.schedule { relay.send(value) }
                    scheduler.schedule(after: scheduler.now.advanced(by: interval)) {
                        isWaiting = false
                        if let value = kept { relay.send(value) }
                        kept = nil
                    }
                } completion: { completion in
                    scheduler.schedule { relay.finish(completion) }
                }
            }
        }
    }

    private func later(
        _ schedule: @escaping (Relay<Output, Failure>, @escaping () -> Void) -> Void
    ) -> Operation<Output, Failure> {
        Operation { subscriber in
            Relay(subscriber).start { relay in
                relay.follow(self) { value in
                    schedule(relay) { relay.send(value) }
                } completion: { completion in
                    schedule(relay) { relay.finish(completion) }
                }
            }
        }
    }
}

extension NotificationCenter {
    /// Sends the notifications of a name while someone listens.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        public let center: NotificationCenter
        public let name: Notification.Name
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let subject = PassthroughSubject<Notification, Never>()
            nonisolated(unsafe) let target = subject
            let observer = center.addObserver(forName: name, object: object, queue: nil) { target.send($0) }
            subject.handleEvents(receiveCancel: { center.removeObserver(observer) })
                .receive(subscriber: subscriber)
        }
    }

    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }
}

extension NotificationCenter.Publisher: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }
}
