/// The results, with one line per engine and one per requirement.
struct Table {
    let engines: [Engine]
    let parseAndRender: Measurement
    let render: Measurement

    var text: String {
        let head = ["microseconds", "parse+render", "median", "render", "median"]
        return ([head] + engines.indices.map(row)).map(line).joined(separator: "\n")
    }

    private func row(_ engine: Int) -> [String] {
        let times = [parseAndRender, render].flatMap { [$0.best(of: engine), $0.median(of: engine)] }
        return [engines[engine].name] + times.map { rounded($0) }
    }

    private func line(_ cells: [String]) -> String {
        let widths = [-24, 14, 10, 14, 10]
        return zip(cells, widths).map { padded($0, to: $1) }.joined()
    }

    /// What a requirement asks for, with the result; empty if the reference was not measured.
    func results(of requirement: Requirement) -> [Result] {
        guard let engine = engines.firstIndex(where: { $0.name == requirement.engine }),
            let other = engines.firstIndex(where: { $0.name == requirement.reference })
        else { return [] }
        let works = [
            ("to parse and render", parseAndRender, requirement.parseAndRender),
            ("to render", render, requirement.render),
        ]
        return works.compactMap { verb, measurement, limit in
            let ratio = measurement.ratio(of: engine, to: other)
            let text =
                "'\(engines[engine].name)' takes \(rounded(ratio)) × the time of '\(engines[other].name)' \(verb)"
            return limit.map { Result(text: text, ratio: ratio, limit: $0) }
        }
    }

    /// A measured ratio of times.
    struct Result {
        let text: String
        let ratio: Double
        let limit: Double

        /// The ratio in words, with the limit.
        var line: String { "\(text) (wanted: at most \(limit))" }
    }
}

/// A width below zero puts the text to the left.
private func padded(_ text: String, to width: Int) -> String {
    let blank = String(repeating: " ", count: max(0, abs(width) - text.count))
    return width < 0 ? text + blank : blank + text
}

private func rounded(_ number: Double) -> String { "\((number * 100).rounded() / 100)" }
