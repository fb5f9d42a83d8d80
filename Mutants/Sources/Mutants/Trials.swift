import Foundation
import Mutation

/// The mutants of a module, several tried at a time. A class because its workers share what is left to do.
final class Trials: @unchecked Sendable {
    private let build: Build
    private let mutants: [Mutant]
    private let jobs: Int
    private let lock = NSLock()
    private var next = 0
    private var found: [Int: Build.Outcome] = [:]
    private var failure: (any Error)?

    init(build: Build, mutants: [Mutant], jobs: Int) {
        self.build = build
        self.mutants = mutants
        self.jobs = jobs
    }

    /// What became of each mutant.
    ///
    /// - Throws: what went wrong besides the mutants themselves.
    func outcomes() throws -> [(Mutant, Build.Outcome)] {
        DispatchQueue.concurrentPerform(iterations: jobs) { work("\(build.folder)/worker\($0)") }
        if let failure { throw failure }
        return mutants.enumerated().map { ($0.element, found[$0.offset]!) }
    }

    private func work(_ folder: String) {
        do {
            try Folder(folder).clear()
            while let index = takeNext() {
                let outcome = try build.outcome(of: mutants[index], in: folder)
                lock.withLock { found[index] = outcome }
            }
        } catch {
            lock.withLock { failure = error }
        }
    }

    private func takeNext() -> Int? {
        lock.withLock {
            guard next < mutants.count, failure == nil else { return nil }
            next += 1
            return next - 1
        }
    }
}
