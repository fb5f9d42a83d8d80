import GenerambaKit
import SourceText
import SystemAccess

extension GenRun {
    /// Leaves out the files that somebody removed from recorded modules, if an option or the user says so. Otherwise, they
    /// are generated again.
    ///
    /// - Throws: `UserCancelled`; `FileProblem`; the errors of `GenRun.compare`.
    func decideMissing(
        _ drafts: inout [ModuleDraft], _ reading: ProjectReading, _ terminal: Terminal,
        _ result: inout GenResult
    ) throws {
        let missing = try drafts.map { try $0.missing(in: reading.root) }
        let all = missing.flatMap(\.self)
        let asks = !isDryRun && !printsJSON
        guard !all.isEmpty, try acceptsMissing || asks && terminal.acceptsMissing(all) else { return }
        for index in drafts.indices where !missing[index].isEmpty {
            drafts[index].acceptMissing(missing[index])
        }
        try reading { [drafts] in try compare(drafts, in: reading.root, &result) }
    }
}

extension Terminal {
    /// Asks whether missing files stay away. Returns false if nobody can be asked.
    ///
    /// - Throws: the errors of `yes`.
    func acceptsMissing(_ files: [RelativePath]) throws -> Bool {
        guard canAsk else { return false }
        let isOne = files.count == 1
        let question = "\(quoted(files.map(\.text))) \(isOne ? "is" : "are") missing. "
        return try yes(question + "Keep \(isOne ? "it" : "them") away?", default: true)
    }
}

extension Diagnostics {
    /// Returns the error for missing files.
    static func missing(_ files: [RelativePath], hint: String) -> Diagnostics {
        .error(
            "\(files.count == 1 ? "a file is" : "\(files.count) files are") missing: "
                + quoted(files.map(\.text)), hint: hint)
    }
}
