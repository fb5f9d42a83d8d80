import GenerambaKit
import Mutation

/// What a run tells.
struct Report {
    let results: [Result]
    let list: SurvivorList
    /// How much of each template's mutants must die, in thousandths.
    static let leastPerMille = 950

    /// A line for each template.
    var table: String {
        let head = ["template", "mutants", "compiler", "tests", "survivors", "per cent"]
        let rows = results.map { result in
            [
                result.template, "\(result.mutants)", "\(result.refused)", "\(result.noticed)",
                "\(result.survivors.count)", "\(result.deadPerMille / 10).\(result.deadPerMille % 10)",
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

    /// A paragraph for each survivor, in the form of the list below its place.
    var survivors: String {
        results.flatMap { result in
            result.survivors.map { mutant in
                """
                # \(mutant.path):\(mutant.line): \(mutant.kind.rawValue)
                \(result.template)
                - \(mutant.original)
                + \(mutant.changed)
                  \(entry(mutant, of: result)?.reason ?? "(no reason is given)")

                """
            }
        }.joined(separator: "\n")
    }

    /// What must be put right: too many survivors, survivors without a reason, reasons without a survivor.
    var mistakes: Diagnostics {
        var found = Diagnostics()
        for result in results {
            if result.deadPerMille < Self.leastPerMille {
                found.add(
                    .error("less than \(Self.leastPerMille / 10) % of the mutants of '\(result.template)' die"))
            }
            let missing = result.survivors.count { entry($0, of: result) == nil }
            if missing > 0 {
                found.add(
                    .error(
                        "no reason for \(missing) of the survivors of '\(result.template)'",
                        hint: "write a test that notices them, or list them with the reason why none can"))
            }
        }
        for entry in stale {
            found.add(
                .error("no survivor is like this any more", at: entry.range, hint: "remove the paragraph"))
        }
        return found
    }

    private func entry(_ mutant: Mutant, of result: Result) -> SurvivorList.Entry? {
        list.entry(template: result.template, original: mutant.original, changed: mutant.changed)
    }

    /// The entries about a template of this run that match none of its survivors.
    private var stale: [SurvivorList.Entry] {
        list.entries.filter { entry in
            results.contains { result in
                entry.templates.contains(result.template)
                    && !result.survivors.contains { self.entry($0, of: result) == entry }
            }
        }
    }
}
