import Foundation

/// The choices of the tests that try only a part of all cases: the same in every run, unless `GENERAMBA_SEED` has another
/// number. `make test` takes the day of the year, so that all cases are tried within days.
enum SampledCases {
    static let seed =
        ProcessInfo.processInfo.environment["GENERAMBA_SEED"].flatMap(Int.init).map { max(0, $0) } ?? 0

    /// Returns one of several cases, from a place that the seed decides.
    static func every<Case>(_ step: Int, of all: [Case]) -> [Case] {
        all.enumerated().filter { ($0.offset + seed) % step == 0 }.map(\.element)
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
