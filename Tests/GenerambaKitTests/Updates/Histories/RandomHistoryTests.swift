import Foundation
import Testing

@testable import GenerambaKit

/// Random histories of projects, in which no line that a person wrote may be lost.
struct RandomHistoryTests {
    private static let environment = ProcessInfo.processInfo.environment

    /// The seeds of the histories: every twentieth of 300, all if `GENERAMBA_EVERY_HISTORY` is set, or the one that
    /// `GENERAMBA_HISTORY` names.
    private static let seeds: [UInt64] = {
        if let chosen = environment["GENERAMBA_HISTORY"].flatMap({ UInt64($0) }) { return [chosen] }
        let all = (1...300).map { UInt64($0) }
        return environment["GENERAMBA_EVERY_HISTORY"] == nil ? SampledCases.every(20, of: all) : all
    }()

    @Test func noLineOfAPersonIsLost() async throws {
        let results = await withTaskGroup(of: [Result<History, any Error>].self) { group in
            let workers = 3
            for worker in 0..<workers {
                group.addTask {
                    Self.seeds.enumerated().filter { $0.offset % workers == worker }.map { _, seed in
                        Result { try Self.history(seed) }
                    }
                }
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
        var counts: [History.Operation: Int] = [:]
        var withConflicts = 0
        for result in results {
            switch result {
            case .success(let history):
                counts.merge(history.counts, uniquingKeysWith: +)
                if history.counts[.conflict] != nil { withConflicts += 1 }
            case .failure(let error): Issue.record("\(error)")
            }
        }
        print("histories:", counts.map { "\($0.rawValue) \($1)" }.sorted().joined(separator: ", "))
        print("histories with conflicts:", withConflicts)
        guard Self.seeds.count > 1 else { return }
        // A part of the histories may have fewer of some operations than its share.
        let share = Self.seeds.count == 300 ? 1 : 4 * 300 / Self.seeds.count
        let rare: [History.Operation: Int] = [.abort: 20, .rebuild: 10, .built: 40]
        for operation in History.Operation.allCases {
            #expect(counts[operation, default: 0] >= rare[operation, default: 80] / share, "\(operation)")
        }
        #expect(withConflicts >= 60 / share)
    }

    private static func history(_ seed: UInt64) throws -> History {
        var history = try History(seed: seed)
        try history.run()
        return history
    }
}
