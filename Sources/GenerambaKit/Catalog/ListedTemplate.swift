import SourceText
import YAML

/// A template that is available in a catalog or installed.
package struct ListedTemplate: Sendable, Equatable, Encodable {
    package let name: String
    /// A summary of one line.
    package let summary: String?
    /// The version, in one line.
    package let version: String?
    /// The catalog that has the template, or the source that it was installed from.
    package let source: String
    package internal(set) var installed = false

    /// Returns true if the name or the summary contains the term, ignoring case.
    package func mentions(_ term: String) -> Bool {
        let term = term.lowercased()
        return name.lowercased().contains(term) || summary?.lowercased().contains(term) == true
    }
}

extension ListedTemplate {
    /// Reads the version and the summary from a rambaspec. It first reads only the part before the lists, which usually
    /// suffices and is a tenth of the text, and reads all of it only if needed. A value that cannot be read is nil and
    /// causes a warning, except in a Liquid rambaspec, which is not valid YAML until it is rendered.
    package init(
        _ name: TemplateName, rambaspec bytes: [UInt8], path: String, source: String,
        diagnostics: inout Diagnostics
    ) throws {
        var found = Diagnostics()
        let lists = ["\nparameters:", "\ncode_files:", "\ntest_files:"].compactMap {
            bytes.firstRange(of: Array($0.utf8))?.lowerBound
        }
        let end = lists.min().map { $0 + 1 } ?? bytes.count
        var texts = try Self.texts(in: Array(bytes[..<end]), path, &found)
        if texts.summary == nil || texts.version == nil {
            found = Diagnostics()
            texts = try Self.texts(in: bytes, path, &found)
        }
        self.init(
            name: name.text, summary: texts.summary?.folded, version: texts.version?.folded, source: source)
        guard found.hasErrors, Dialect(rambaspec: bytes) == .mustache else { return }
        diagnostics.add(contentsOf: Diagnostics(found.all.filter { $0.severity == .error }).asWarnings)
    }

    private static func texts(
        in bytes: [UInt8], _ path: String, _ found: inout Diagnostics
    ) throws -> (summary: String?, version: String?) {
        let keys = Manifest.rambaspecKeys
        var problems = Diagnostics()
        let read = try found.collect {
            let root = try YAMLNode.parse(SourceFile(path: path, bytes: bytes))
            return try YAMLFields(root: root, known: keys, of: "the rambaspec", diagnostics: &problems)
        }
        found.add(contentsOf: problems)
        guard let fields = read else { return (nil, nil) }
        _ = fields.requiredText("name", of: "the rambaspec", &found)
        return (fields.text("summary", &found)?.value, fields.text("version", &found)?.value)
    }
}
