/// How often engines do something in a second: all of them in turn, in short rounds, so that what else the machine
/// does meets them alike.
struct Measurement {
    /// For each round, for each engine.
    private var rates: [[Double]] = []

    /// - Parameter work: what each engine does; the first one is the reference.
    init(rounds: Int, _ work: [() throws -> Int]) throws {
        for round in -1..<rounds {
            let rates = try work.map(timesASecond)
            if round >= 0 { self.rates.append(rates) }
        }
    }

    /// How often an engine does it in a second.
    func rate(of engine: Int) -> Double { median(rates.map { $0[engine] }) }

    /// How many times as often as the reference.
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
