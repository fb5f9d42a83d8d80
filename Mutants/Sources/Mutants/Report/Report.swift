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
    var mistakes: [String] {
        results.flatMap { result in
            let missing = result.survivors.filter { entry($0, of: result) == nil }.count
            return
                (result.deadPerMille < Self.leastPerMille
                ? ["'\(result.template)': less than \(Self.leastPerMille / 10) % of the mutants die"] : [])
                + (missing > 0 ? ["'\(result.template)': \(missing) survivors without a reason"] : [])
        } + stale.map { "survivors.txt:\($0.line): '\($0.original)' has no survivor any more" }
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
