#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The times that engines take for something, in microseconds. They take turns in short rounds, so that other load on
/// the machine affects all of them equally.
struct Measurement {
    /// The time of each engine in each round.
    private var times: [[Double]] = []

    /// - Parameter work: the work of each engine.
    init(rounds: Int, _ work: [() throws -> Int]) throws {
        for round in -1..<rounds {
            let times = try work.map(time)
            if round >= 0 { self.times.append(times) }
        }
    }

    /// The shortest time of an engine.
    func best(of engine: Int) -> Double { times.map { $0[engine] }.min() ?? 0 }

    /// The usual time of an engine.
    func median(of engine: Int) -> Double { middle(times.map { $0[engine] }) }

    /// The shortest time of an engine as a multiple of another one's.
    func ratio(of engine: Int, to other: Int) -> Double { best(of: engine) / best(of: other) }
}

/// Returns the average time of many calls, without the time in which the machine runs something else.
private func time(_ work: () throws -> Int) rethrows -> Double {
    let start = processorTime()
    var (count, bytes, end) = (0, 0, start)
    repeat {
        for _ in 0..<8 { bytes += try work() }
        count += 8
        end = processorTime()
    } while end - start < 2000
    precondition(bytes > 0)
    return (end - start) / Double(count)
}

/// The time that the processor spent on this program, in microseconds, which POSIX prescribes.
private func processorTime() -> Double { Double(clock()) }

private func middle(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }
