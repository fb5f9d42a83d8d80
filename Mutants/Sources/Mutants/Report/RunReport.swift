import GenerambaKit
import Mutation
import SourceText

/// The report of a run.
struct RunReport {
    let tallies: [Tally]
    let list: SurvivorList
    /// Whether all mutants were tried.
    var isComplete = true
    /// The share of each template's mutants that must die, in thousandths.
    static let leastPerMille = 950

    /// A line for each template and library.
    var table: String {
        let head = ["template", "library", "mutants", "compiler", "tests", "survivors", "per cent"]
        let rows = tallies.map { tally in
            [
                tally.template, tally.library.rawValue, "\(tally.mutants)", "\(tally.refused)",
                "\(tally.noticed)",
                "\(tally.survivors.count)", "\(tally.deadPerMille / 10).\(tally.deadPerMille % 10)",
            ]
        }
        let widths = head.indices.map { column in ([head] + rows).map { $0[column].count }.max() ?? 0 }
        return ([head] + rows).map { row in
            zip(row, widths).enumerated().map { column, cell in
                let (text, width) = cell
                let space = String(repeating: " ", count: width - text.count)
                return column < 2 ? text + space : space + text
            }.joined(separator: "  ") + "\n"
        }.joined()
    }

    /// A paragraph for each survivor: its place and the libraries whose tests do not notice it, then the survivor in the
    /// format of the list.
    var survivors: String {
        var shown: Set<[String]> = []
        return tallies.flatMap { tally in
            tally.survivors.compactMap { mutant in
                guard shown.insert([tally.template, mutant.path, mutant.text]).inserted else { return nil }
                let entry = list.entry(
                    template: tally.template, original: mutant.original, changed: mutant.changed)
                let libraries = libraries(of: mutant, of: tally.template).joined(separator: ", ")
                return """
                    # \(mutant.path):\(mutant.line): \(mutant.kind.rawValue) (\(libraries))
                    \(tally.template)
                    - \(mutant.original)
                    +\(mutant.changed.isEmpty ? "" : " \(mutant.changed)")
                      \(entry?.reason ?? "(no reason given)")

                    """
            }
        }.joined(separator: "\n")
    }

    private func libraries(of mutant: Mutant, of template: String) -> [String] {
        tallies.filter { tally in
            tally.template == template
                && tally.survivors.contains { $0.path == mutant.path && $0.text == mutant.text }
        }.map(\.library.rawValue)
    }

    /// The problems to fix: too many survivors, survivors without a reason, reasons without a survivor.
    var mistakes: Diagnostics {
        var found = Diagnostics()
        for tally in tallies {
            if tally.deadPerMille < Self.leastPerMille {
                found.add(
                    .error(
                        "less than \(Self.leastPerMille / 10) % of the mutants of '\(tally.template)' die with the tests of \(tally.library.rawValue)"
                    )
                )
            }
            let missing = tally.survivors.count { entry($0, of: tally) == nil }
            if missing > 0 {
                found.add(
                    .error(
                        "no reason for \(missing) of the survivors of '\(tally.template)' with the tests of \(tally.library.rawValue)",
                        hint: "write a test that notices them, or list them with the reason why none can"))
            }
        }
        for entry in isComplete ? stale : [] {
            found.add(
                .error("no survivor matches this any more", at: entry.range, hint: "remove the paragraph"))
        }
        return found
    }

    private func entry(_ mutant: Mutant, of tally: Tally) -> SurvivorList.Entry? {
        list.entry(template: tally.template, original: mutant.original, changed: mutant.changed)
    }

    /// The entries about a template of this run that match none of its survivors.
    private var stale: [SurvivorList.Entry] {
        list.entries.filter { entry in
            entry.templates.contains { template in
                let tallies = tallies.filter { $0.template == template }
                return !tallies.isEmpty
                    && !tallies.contains { tally in
                        tally.survivors.contains { self.entry($0, of: tally) == entry }
                    }
            }
        }
    }
}
