import SourceText
import SwiftText
import SystemAccess
import TemplateEngine

/// A text that a module adds to a file of the project.
package struct ModuleInsertion: Sendable, Equatable {
    /// The file.
    package var file: RelativePath
    package var insertion: Insertion

    /// What the user is told if it cannot be taken out, or not all of it.
    var keptNote: String { "note: what it added to '\(file)' stays where it was edited" }

    package init(file: RelativePath, insertion: Insertion) { (self.file, self.insertion) = (file, insertion) }
}

/// The lines that a record has of an insertion.
extension ModuleInsertion {
    /// Returns the lines of the header, in order.
    package var lines: [(key: String, value: String)] {
        [
            ("insertion", file.text), ("insertion-\(insertion.place.rawValue)", insertion.anchor),
            ("insertion-text", insertion.text),
        ] + (insertion.isSorted ? [("insertion-sorted", "yes")] : [])
            + insertion.clauses.sorted { $0.key < $1.key }.map {
                ("insertion-switch", "\($0.key)=\($0.value)")
            }
    }

    /// Reads a line after the first one. Returns false if there is no such line.
    package mutating func read(_ key: String, _ value: String) -> Bool {
        guard key.hasPrefix("insertion-") else { return false }
        switch String(key.dropFirst("insertion-".count)) {
        case "text": insertion.text = value
        case "sorted": insertion.isSorted = true
        case "switch":
            guard let sign = value.firstIndex(of: "=") else { return false }
            insertion.clauses[String(value[..<sign])] = String(value[sign...].dropFirst())
        case let name:
            guard let place = Insertion.Place(rawValue: name) else { return false }
            (insertion.place, insertion.anchor) = (place, value)
        }
        return true
    }
}

/// An insertion that a template wants in a module's project.
package struct WantedInsertion: Sendable {
    /// The path as the template gives it.
    let path: RelativePath
    let insertion: Insertion
    /// The place in the template.
    let range: SourceRange?
    /// Whether nothing is added, instead of an error, if the file or the place is missing.
    let isOptional: Bool
    /// Whether the Rambafile has it, not the template.
    var isOfProject = false

    /// Whether it is the same as a recorded one.
    func isSame(as other: ModuleInsertion) -> Bool {
        insertion == other.insertion && (path == other.file || path.components == [other.file.name])
    }
}

/// The texts of an insertion, parsed.
package struct InsertionTemplate: Sendable {
    package let entry: InsertionEntry
    private let file, anchor, text: Document
    private let clauses: [(name: String, text: Document)]
    package let condition: Document?

    init(
        _ entry: InsertionEntry, _ parse: (SourceRange) throws -> Document,
        condition: (SourceRange) throws -> Document
    )
        throws
    {
        self.entry = entry
        file = try parse(entry.file.textRange)
        anchor = try parse(entry.anchor.textRange)
        text = try parse(entry.text.textRange)
        clauses = try entry.clauses.map { ($0.name, try parse($0.text.textRange)) }
        self.condition = try entry.condition.map { try condition($0.textRange) }
    }

    /// All documents to render for it.
    package var documents: [Document] { texts + [condition].compactMap(\.self) }

    /// The documents that become text.
    package var texts: [Document] { [file, anchor, text] + clauses.map(\.text) }

    /// Renders the texts. Nil if the condition is not met.
    func wanted(_ render: (Document) throws -> String) throws -> WantedInsertion? {
        if let condition, try render(condition).isEmpty { return nil }
        let name = try render(file)
        let path: RelativePath
        do throws(PathProblem) {
            path = try RelativePath(untrusted: name)
            if let problem = path.problem(for: .template) { throw problem }
        } catch {
            throw Diagnostics.error(
                "the file '\(name)' \(error.reason)", at: entry.file.range, hint: error.advice)
        }
        var insertion = Insertion(entry.place, try render(anchor), try render(text).trimmingLineBreaks)
        if insertion.text.isEmpty { return nil }
        insertion.isSorted = entry.isSorted
        for (name, text) in clauses { insertion.clauses[name] = try render(text).trimmingLineBreaks }
        return WantedInsertion(
            path: path, insertion: insertion, range: entry.file.range, isOptional: entry.isOptional)
    }
}

extension String {
    /// The text without line breaks at its end.
    fileprivate var trimmingLineBreaks: String {
        var text = self
        while text.last?.isNewline == true { text.removeLast() }
        return text
    }
}
