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

    /// A line for each template.
    var table: String {
        let head = ["template", "mutants", "compiler", "tests", "survivors", "per cent"]
        let rows = tallies.map { tally in
            [
                tally.template, "\(tally.mutants)", "\(tally.refused)", "\(tally.noticed)",
                "\(tally.survivors.count)", "\(tally.deadPerMille / 10).\(tally.deadPerMille % 10)",
            ]
        }
        let widths = head.indices.map { column in ([head] + rows).map { $0[column].count }.max() ?? 0 }
        return ([head] + rows).map { row in
            zip(row, widths).enumerated().map { column, cell in
                let space = String(repeating: " ", count: cell.1 - cell.0.count)
                return column == 0 ? cell.0 + space : space + cell.0
            }.joined(separator: "  ") + "\n"
        }.joined()
    }

    /// A paragraph for each survivor: its place, then the survivor in the format of the list.
    var survivors: String {
        tallies.flatMap { tally in
            tally.survivors.map { mutant in
                """
                # \(mutant.path):\(mutant.line): \(mutant.kind.rawValue)
                \(tally.template)
                - \(mutant.original)
                +\(mutant.changed.isEmpty ? "" : " \(mutant.changed)")
                  \(entry(mutant, of: tally)?.reason ?? "(no reason given)")

                """
            }
        }.joined(separator: "\n")
    }

    /// The problems to fix: too many survivors, survivors without a reason, reasons without a survivor.
    var mistakes: Diagnostics {
        var found = Diagnostics()
        for tally in tallies {
            if tally.deadPerMille < Self.leastPerMille {
                found.add(
                    .error("less than \(Self.leastPerMille / 10) % of the mutants of '\(tally.template)' die")
                )
            }
            let missing = tally.survivors.count { entry($0, of: tally) == nil }
            if missing > 0 {
                found.add(
                    .error(
                        "no reason for \(missing) of the survivors of '\(tally.template)'",
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
            tallies.contains { tally in
                entry.templates.contains(tally.template)
                    && !tally.survivors.contains { self.entry($0, of: tally) == entry }
            }
        }
    }
}
