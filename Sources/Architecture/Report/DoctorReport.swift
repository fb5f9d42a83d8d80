import GenerambaKit
import SourceText

/// The result of `doctor`, also as JSON.
package struct DoctorReport: Encodable, Sendable {
    /// A module with what breaks the rules of its architecture.
    package struct Module: Encodable, Sendable {
        package let name: String
        /// The name of the architecture; nil if the module has none that there are rules for.
        package let style: ModuleStyle?
        package let findings: [ReportedFinding]

        /// How many findings it has, in words.
        fileprivate var state: String {
            if style == nil { return "no rules for its architecture" }
            return findings.isEmpty ? "no findings" : counted(findings.count, "finding")
        }

        package func encode(to encoder: any Encoder) throws {
            try JSONObject(["name": name, "architecture": style?.rawValue, "findings": findings]).encode(
                to: encoder)
        }
    }

    /// What breaks a rule.
    package struct ReportedFinding: Encodable, Sendable {
        /// The name of the rule.
        package let rule: String
        package let diagnostic: Diagnostic

        package func encode(to encoder: any Encoder) throws {
            try JSONObject(["rule": rule]).encode(to: encoder)
            try diagnostic.encode(to: encoder)
        }
    }

    package private(set) var modules: [Module] = []

    /// Whether there are no findings.
    package var isFine: Bool { modules.allSatisfy(\.findings.isEmpty) }

    package init() {}

    /// - Parameter modules: those to look at, of the code.
    package init(of modules: [CodeModule], in code: CodeBase) {
        let declared = code.files.flatMap(\.types).filter(\.declaration.isType).map(\.declaration)
        let kinds = Dictionary(declared.map { ($0.name, $0.kind) }) { first, _ in first }
        let known = Set(Rule.all.map(\.id))
        var suppressions: [String: Suppression] = [:]
        for file in code.files { suppressions[file.source.path] = Suppression(of: file, known: known) }
        self.modules = modules.map { module in
            let context = RuleContext(module, code, kinds: kinds)
            let rules = Rule.all.filter { rule in module.style.map(rule.styles.contains) ?? false }
            let broken = rules.flatMap { rule in
                rule.check(context).filter { finding in
                    !(suppressions[finding.range.file.path]?.disables(rule.id, on: finding.range.line)
                        ?? false)
                }.map { ReportedFinding(rule.id, $0) }
            }
            let unknown = module.files.flatMap { file in
                (suppressions[file.source.path]?.unknown ?? []).map { word, place in
                    ReportedFinding(
                        "unknown-rule",
                        Finding(
                            "no rule '\(word)' can be disabled", at: file.source.range(place),
                            hint: didYouMean(word, in: Array(known).sorted())))
                }
            }
            let all = (broken + unknown).sorted { $0.place < $1.place }
            return Module(
                name: module.name, style: module.style, findings: all.distinct { "\($0.rule) \($0.place)" })
        }
    }

    /// The report in all formats that programs read.
    package var shared: CommandReport {
        CommandReport(
            "doctor", self,
            problems: modules.flatMap(\.findings).map { Problem($0.diagnostic, kind: $0.rule) },
            results: modules.map { .init($0.name, isFine: $0.findings.isEmpty, $0.state) })
    }

    /// Returns one line for each module.
    package func text(color: Bool = false) -> String {
        let paint = ANSIStyle(isOn: color)
        guard !modules.isEmpty else { return "No module was found.\n" }
        return modules.map { module in
            let style = module.style.map { " (\($0.rawValue))" } ?? ""
            return "\(paint.bold(printable(module.name)))\(style): \(module.state)\n"
        }.joined()
    }

    /// Returns the findings with excerpts from the files.
    package func messages(color: Bool = false, width: Int? = nil) -> String {
        modules.flatMap(\.findings).map { $0.diagnostic.text(color: color, width: width) }.joined()
    }
}

extension DoctorReport.ReportedFinding {
    fileprivate init(_ rule: String, _ finding: Finding) {
        self.init(
            rule: rule,
            diagnostic: .warning("\(finding.message) [\(rule)]", at: finding.range, hint: finding.hint))
    }

    /// The file and the offset, to sort by.
    fileprivate var place: (path: String, offset: Int) {
        (diagnostic.range?.file.path ?? "", diagnostic.range?.offsets.lowerBound ?? 0)
    }
}
