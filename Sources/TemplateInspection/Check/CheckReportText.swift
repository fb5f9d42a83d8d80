import GenerambaKit
import SourceText

extension CheckReport {
    /// The problems, with excerpts from the files, for a terminal of this width in columns.
    package func messages(color: Bool = false, width: Int? = nil) -> String {
        findings.map { $0.text(extent: extent(of: $0), color: color, width: width) }.joined()
    }

    /// The report in all formats that programs read.
    package var shared: CommandReport {
        CommandReport(
            "template check", self, problems: findings.map { $0.problem(in: extent(of: $0)) },
            results: templates.map { template in
                let isFine =
                    !findings.contains { $0.template == template.name && $0.severity == .error }
                    && !template.combinations.contains { $0.outcome == .failed }
                return .init(template.name, isFine: isFine, summary(template.combinations))
            })
    }

    /// A line for each combination, and a summary for each template.
    package func text(color: Bool = false) -> String {
        let paint = ANSIStyle(isOn: color)
        let lines = templates.map { template in
            template.combinations.map { $0.line(paint) }.joined()
                + "\(paint.bold(printable(template.name))): \(summary(template.combinations))\n"
        }
        let all = templates.count > 1 ? "\(templates.count) templates: \(summary(entries))\n" : ""
        return lines.joined() + all
    }

    /// How many combinations had each outcome: `all 5 combinations ok`.
    private func summary(_ entries: [Entry]) -> String {
        let counts = Outcome.allCases.compactMap { outcome in
            share(entries.count { $0.outcome == outcome }, of: entries.count, outcome.rawValue)
        }
        return "\(counted(entries.count, "combination")), \(counts.joined(separator: ", "))"
    }
}

extension CheckReport.Entry {
    fileprivate func line(_ paint: ANSIStyle) -> String {
        let word = outcome.rawValue.asFate
        let painted =
            switch outcome {
            case .ok, .compiled: paint.green(word)
            case .failed: paint.red(word)
            case .partly, .leftOut: paint.yellow(word)
            }
        return "\(painted)  \(printable(words + (note.map { "  (\($0))" } ?? "")))\n"
    }

    /// A remark to add to the line.
    private var note: String? {
        let (failed, notRun) = (tests.failed, tests.notRun)
        let skipped = tests.skipped > 0 ? "\(tests.skipped) skipped" : nil
        let ran = tests.ran > 0 ? counted(tests.ran, "test") : nil
        return switch outcome {
        case .ok: [ran, skipped].joined
        case .compiled: reason.map { $0 == "no tests" ? $0 : "not run: \($0)" }
        case .partly: [ran, skipped, reason].joined
        case .leftOut: reason
        case .failed:
            [
                errors > 0 ? counted(errors, "error") : nil,
                warnings > 0 ? counted(warnings, "warning") : nil,
                failed > 0 ? "\(failed) of \(counted(tests.ran + notRun, "test")) failed" : nil, skipped,
                notRun > 0 ? "\(notRun) did not run" : nil,
            ].joined
        }
    }
}

extension [String?] { fileprivate var joined: String { compactMap(\.self).joined(separator: ", ") } }
