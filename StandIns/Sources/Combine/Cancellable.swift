public protocol Cancellable {
    func cancel()
}

extension Cancellable {
    public func store<C: RangeReplaceableCollection>(in collection: inout C)
    where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }

    public func store(in set: inout Set<AnyCancellable>) {
        AnyCancellable(self).store(in: &set)
    }
}

/// Cancels exactly once: on request, or when the last reference to it is gone.
public final class AnyCancellable: Cancellable, Hashable {
    private var work: (() -> Void)?

    public init(_ cancel: @escaping () -> Void) {
        work = cancel
    }

    public init<C: Cancellable>(_ canceller: C) {
        work = canceller.cancel
    }

    deinit {
        work?()
    }

    public func cancel() {
        let work = work
        self.work = nil
        work?()
    }

    public func store<C: RangeReplaceableCollection>(in collection: inout C)
    where C.Element == AnyCancellable {
        collection.append(self)
    }

    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }

    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool {
        lhs === rhs
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
