/// The number of times per second that engines do something. They take turns in short rounds, so that other load on the
/// machine affects all of them equally.
struct Measurement {
    /// The rate of each engine in each round.
    private var rates: [[Double]] = []

    /// - Parameter work: the work of each engine, the reference first.
    init(rounds: Int, _ work: [() throws -> Int]) throws {
        for round in -1..<rounds {
            let rates = try work.map(timesASecond)
            if round >= 0 { self.rates.append(rates) }
        }
    }

    /// The rate of an engine per second.
    func rate(of engine: Int) -> Double { median(rates.map { $0[engine] }) }

    /// The rate of an engine as a multiple of the reference's.
    func ratio(of engine: Int) -> Double { median(rates.map { $0[engine] / $0[0] }) }
}

private func timesASecond(_ work: () throws -> Int) rethrows -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    var (count, bytes) = (0, 0)
    repeat {
        for _ in 0..<8 { bytes += try work() }
        count += 8
    } while clock.now - start < .milliseconds(20)
    precondition(bytes > 0)
    return Double(count) / ((clock.now - start) / .seconds(1))
}

private func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }
