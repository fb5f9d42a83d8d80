import Platform

/// Threads that process a list of items, one for each processor.
package enum ThreadPool {
    package static var size: Int { max(1, Int(sysconf(CInt(_SC_NPROCESSORS_ONLN)))) }

    /// Applies the work to each item and returns the results in the order of the items. After an error, no
    /// more items are started. Throws the error of the first item that has one, which does not depend on the threads if
    /// the work does not; `Interruption`.
    ///
    /// - Parameters:
    ///   - size: the number of threads, including the current one.
    ///   - done: called after each item with its result and the number of finished items, by one thread at a time.
    package static func map<Item: Sendable, Result: Sendable>(
        _ items: [Item], size: Int = ThreadPool.size, _ work: @escaping @Sendable (Item) throws -> Result,
        done: @escaping @Sendable (_ count: Int, Result) -> Void = { _, _ in }
    ) throws -> [Result] {
        let list = WorkList(count: items.count) { index in
            let result = try work(items[index])
            return (result, { done($0, result) })
        }
        try Interruption.watching {
            let threads = (1..<max(1, min(size, items.count))).compactMap { _ in
                SystemThread(isWaitedFor: true) { list.work() }
            }
            list.work()
            for thread in threads { thread.join() }
        }
        if let failure = list.failure { throw failure.error }
        return list.results.compactMap { $0 as? Result }
    }
}

/// The items and their results. A class because threads share it; its lock guards all mutable state.
private final class WorkList: @unchecked Sendable {
    private let piece: @Sendable (Int) throws -> (result: any Sendable, done: (Int) -> Void)
    private let lock = Lock()
    private var next = 0
    private var finished = 0
    private(set) var results: [(any Sendable)?]
    private(set) var failure: (index: Int, error: any Error)?

    init(count: Int, _ piece: @escaping @Sendable (Int) throws -> (any Sendable, (Int) -> Void)) {
        self.piece = piece
        results = Array(repeating: nil, count: count)
    }

    /// Works until no items are left or one has failed.
    func work() {
        while let index = take() {
            do {
                let (result, done) = try piece(index)
                lock.locked {
                    results[index] = result
                    finished += 1
                    done(finished)
                }
            } catch {
                lock.locked { if index < failure?.index ?? .max { failure = (index, error) } }
            }
        }
    }

    private func take() -> Int? {
        lock.locked {
            guard failure == nil, next < results.count else { return nil }
            next += 1
            return next - 1
        }
    }
}
