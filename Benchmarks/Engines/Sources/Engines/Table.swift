/// The results, with one line per engine.
struct Table {
    let engines: [Engine]
    let parseAndRender: Measurement
    let render: Measurement

    var text: String {
        let head = ["times a second", "parse+render", "ratio", "render", "ratio"]
        return ([head] + engines.indices.map(row)).map(line).joined(separator: "\n")
    }

    /// The requirements that were missed.
    var problems: [String] {
        engines.indices.flatMap { engine in
            guard let floor = engines[engine].floor else { return [String]() }
            return [
                problem(engine, "parses and renders", parseAndRender.ratio(of: engine), floor.parseAndRender),
                problem(engine, "renders", render.ratio(of: engine), floor.render),
            ].compactMap { $0 }
        }
    }

    private func problem(_ engine: Int, _ verb: String, _ ratio: Double, _ floor: Double) -> String? {
        guard ratio < floor else { return nil }
        let names = (engines[engine].name, engines[0].name)
        return "'\(names.0)' \(verb) \(rounded(ratio)) times as fast as '\(names.1)', not \(floor) times"
    }

    private func row(_ engine: Int) -> [String] {
        [
            engines[engine].name,
            "\(Int(parseAndRender.rate(of: engine)))", rounded(parseAndRender.ratio(of: engine)),
            "\(Int(render.rate(of: engine)))", rounded(render.ratio(of: engine)),
        ]
    }

    private func line(_ cells: [String]) -> String {
        let widths = [-24, 14, 8, 14, 8]
        return zip(cells, widths).map { padded($0, to: $1) }.joined()
    }
}

/// A width below zero puts the text to the left.
private func padded(_ text: String, to width: Int) -> String {
    let blank = String(repeating: " ", count: max(0, abs(width) - text.count))
    return width < 0 ? text + blank : blank + text
}

private func rounded(_ ratio: Double) -> String { "\((ratio * 10).rounded() / 10)" }
