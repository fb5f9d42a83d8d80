import SourceText
import SystemAccess

/// A problem in a report, as tools of continuous integration show it.
package struct Problem: Sendable {
    /// The kind of problem among those of its command, such as `missing`.
    let kind: String
    let diagnostic: Diagnostic
    /// What else to say about it, a line each.
    let notes: [String]
    /// The file that it is about as a whole; nil if the diagnostic has the place.
    let file: AbsolutePath?
    /// The place in a generated file; nil if there is none.
    let generated: SourceRange?

    /// - Parameter kind: the kind; nil for the diagnostic's severity.
    package init(
        _ diagnostic: Diagnostic, kind: String? = nil, notes: [String] = [], in file: AbsolutePath? = nil,
        generated: SourceRange? = nil
    ) {
        (self.kind, self.diagnostic, self.notes) = (kind ?? diagnostic.severity.rawValue, diagnostic, notes)
        (self.file, self.generated) = (file, generated)
    }
}

/// A problem with the place where its repository has it.
struct PlacedProblem {
    /// The stable name of its kind, such as `status/missing`.
    let rule: String
    let severity: Diagnostic.Severity
    /// The path in the repository; nil for a problem outside of it, whose text begins with its place.
    let path: RelativePath?
    /// The place in the file; nil for all of it.
    let range: SourceRange?
    let generated: SourceRange?
    /// What is wrong.
    let message: String
    /// The message, and below it the notes and the hint.
    let text: String

    /// - Parameters:
    ///   - command: the first part of the rule.
    ///   - root: the folder of the repository.
    ///   - user: the folder that paths in messages are relative to.
    init(_ problem: Problem, of command: String, in root: AbsolutePath, user: AbsolutePath) {
        let diagnostic = problem.diagnostic
        (rule, severity) = ("\(command)/\(problem.kind)", diagnostic.severity)
        (range, generated, message) = (diagnostic.range, problem.generated, diagnostic.line)
        // Built-in templates and options have paths, too, which only messages know.
        let file = range.map { AbsolutePath($0.file.path, relativeTo: user) }
        path = (problem.file ?? file.flatMap { Disk.isFile($0) ? $0 : nil })?.below(root)
        let start = path == nil ? range.map { "\($0.place): " } : nil
        var lines = [(start ?? "") + message] + problem.notes
        if let generated { lines.append("generated: \(generated.place)") }
        if let hint = diagnostic.hint { lines.append("hint: \(hint)") }
        text = lines.map(printableMessage).joined(separator: "\n")
    }
}

extension SourceRange {
    /// The place as compilers print it.
    fileprivate var place: String { "\(file.path):\(line):\(column)" }

    /// The columns of the start and of the end on the first line, in code points, from 1.
    var codePoints: (start: Int, end: Int) {
        func column(_ offset: Int) -> Int { 1 + file.bytes[lineStart..<offset].characterCount }
        let lower = offsets.lowerBound
        return (column(lower), column(max(lower, min(offsets.upperBound, lineEnd))))
    }
}
