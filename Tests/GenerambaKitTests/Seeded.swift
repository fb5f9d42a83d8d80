import Foundation
import Testing

/// The choices of the tests that try only a part of all cases: the same in every run, unless `GENERAMBA_SEED` has another
/// number. `make test` takes the day of the year, so that all cases are tried within days.
enum SampledCases {
    /// Whether tests that take long are sampled, too.
    fileprivate static let skipsTests = ProcessInfo.processInfo.environment["GENERAMBA_SAMPLE"] != nil

    static let seed =
        ProcessInfo.processInfo.environment["GENERAMBA_SEED"].flatMap(Int.init).map { max(0, $0) } ?? 0

    /// Returns one of several cases, from a place that the seed decides.
    static func every<Case>(_ step: Int, of all: [Case]) -> [Case] {
        all.enumerated().filter { ($0.offset + seed) % step == 0 }.map(\.element)
    }
}

extension Trait where Self == ConditionTrait {
    /// A test or suite that takes long: with `GENERAMBA_SAMPLE`, the seed decides whether it runs.
    ///
    /// - Parameter step: the number of days within which it runs once.
    static func sampled(_ step: Int = 5, file: StaticString = #fileID, line: Int = #line) -> Self {
        let number = "\(file)".utf8.reduce(line) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
        let isChosen = (number + SampledCases.seed) % step == 0
        return .enabled(
            if: !SampledCases.skipsTests || isChosen, "takes long, and runs on other days or with EVERY=1")
    }
}

/// Pseudorandom numbers: SplitMix64.
struct Seeded: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// A number from 0 up to, but not including, the limit.
    mutating func next(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
}
