import SourceText

extension CheckReport {
    /// What is wrong, with excerpts.
    ///
    /// - Parameters:
    ///   - color: whether to use the terminal's colours.
    ///   - width: the terminal's width in columns.
    package func messages(color: Bool = false, width: Int? = nil) -> String {
        findings.map { $0.text(extent: extent(of: $0), color: color, width: width) }.joined()
    }

    /// A line for each combination, and what came of each template.
    package func text(color: Bool = false) -> String {
        let paint = ANSIStyle(isOn: color)
        let all = templates.count > 1 ? "\(templates.count) templates: \(Self.summary(entries))\n" : ""
        return templates.map { $0.text(paint) }.joined() + all
    }

    /// How many combinations had each fate: `all 5 combinations ok`.
    fileprivate static func summary(_ entries: [Entry]) -> String {
        let counts = ["ok", "compiled", "partly", "failed", "left out"].compactMap { word -> String? in
            let count = entries.count { $0.outcome.word == word }
            guard count > 0 else { return nil }
            return "\(count == entries.count && count > 1 ? "all " : "")\(count) \(word)"
        }
        return
            "\(entries.count) combination\(entries.count == 1 ? "" : "s"), \(counts.joined(separator: ", "))"
    }
}

extension CheckReport.Template {
    fileprivate func text(_ paint: ANSIStyle) -> String {
        combinations.map { $0.text(paint) }.joined()
            + "\(paint.bold(name)): \(CheckReport.summary(combinations))\n"
    }
}

extension CheckReport.Outcome {
    package var word: String {
        switch self {
        case .ok: "ok"
        case .compiled: "compiled"
        case .partly: "partly"
        case .failed: "failed"
        case .leftOut: "left out"
        }
    }
}

extension CheckReport.Entry {
    fileprivate func text(_ paint: ANSIStyle) -> String {
        let word = String(repeating: " ", count: 11 - outcome.word.count) + outcome.word
        let note = note.map { "  (\($0))" } ?? ""
        return "\(painted(word, paint))  \(printable(combination.text))\(note)\n"
    }

    private func painted(_ word: String, _ paint: ANSIStyle) -> String {
        switch outcome {
        case .ok, .compiled: paint.green(word)
        case .failed: paint.red(word)
        case .partly, .leftOut: paint.yellow(word)
        }
    }

    /// What is to be said besides.
    private var note: String? {
        switch outcome {
        case .ok: counted(passed, "test")
        case .compiled(let reason): reason.map { $0 == "no tests" ? $0 : "not run: \($0)" }
        case .partly(let reason): passed > 0 ? "\(counted(passed, "test")), \(reason)" : reason
        case .leftOut(let reason): reason
        case .failed:
            [
                errors > 0 ? counted(errors, "error") : nil,
                warnings > 0 ? counted(warnings, "warning") : nil,
                failed > 0 ? "\(failed) of \(counted(passed + failed + notRun, "test")) failed" : nil,
                notRun > 0 ? "\(notRun) did not run" : nil,
            ].compactMap(\.self).joined(separator: ", ")
        }
    }
}

private func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
