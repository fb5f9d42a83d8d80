import SourceText
import SwiftText
import SystemAccess
import TemplateEngine

/// A template that is made from modules.
package struct DerivedTemplate: Sendable {
    package let name: String
    /// The files, the rambaspec first.
    package let files: [GeneratedFile]
    /// What differs between the modules; empty for a single one.
    package let parameters: [DerivedParameter]
    /// The words of the modules' names that are left in the sources.
    package let leftovers: Diagnostics
    let modules: [ExampleModule]
    let facts: ProjectFacts

    /// Makes a template from modules.
    ///
    /// - Parameters:
    ///   - head: the template's name, and what describes it.
    ///   - shown: the template's folder, for messages.
    ///   - renamed: the names of parameters that a person has chosen, by those that the code suggests.
    /// - Throws: `Diagnostics` for modules without Swift code, and for modules that have nothing in common.
    package init(
        _ head: NewTemplate, from modules: [ExampleModule], _ facts: ProjectFacts, shown: String,
        renamed: [String: String] = [:]
    ) throws {
        (name, self.modules, self.facts) = (head.name, modules, facts)
        let merge = ModuleMerge(modules, facts)
        guard modules.count == 1 || merge.files.contains(where: { $0.modules.count == modules.count }) else {
            throw Diagnostics.error(
                "\(quoted(modules.map(\.folder))) have no file in common",
                hint: "name the folders of modules that are built alike")
        }
        let table = ParameterTable(modules, merge.files, facts, renamed: renamed)
        parameters = table.parameters
        var sources = SourceNames()
        var (entries, files) = ([Bool: [String]](), [GeneratedFile]())
        for file in merge.files {
            let source = TemplateSource(file.nodes, table)
            let isCopied = file.copied != nil || !source.hasTags
            let path = sources.name(for: file, isCopied: isCopied)
            entries[file.isTest, default: []].append(file.entry(at: path, table, facts, modules))
            files.append(
                GeneratedFile(
                    path: try RelativePath(untrusted: path),
                    content: .file(file.copied ?? Array(source.text.utf8))))
        }
        let rambaspec = DerivedRambaspec(
            head: head, lineLength: merge.lineLength,
            parameters: parameters,
            codeFiles: entries[false] ?? [], testFiles: entries[true] ?? [])
        let manifest = GeneratedFile(
            path: try RelativePath(untrusted: name + TemplateName.ending),
            content: .file(Array(rambaspec.text.utf8)))
        self.files = [manifest] + files
        leftovers = Self.leftovers(of: modules.map(\.name), in: files, shown)
    }

    /// The words of `gen` that make the first of the modules, whose values are the defaults.
    package var words: String {
        let module = modules[0]
        return module.name + (module.prefix.isEmpty ? "" : " --prefix \(quotedForShell(module.prefix))")
    }

    /// Finds dates in the comment at the beginning of a file that are in another form than those of templates.
    private static func dates(in source: SourceFile) -> Diagnostics {
        var found = Diagnostics()
        for line in source.bytes.lineRanges.prefix(while: { source.bytes[$0].starts(with: "//".utf8) }) {
            let text = source.text(line)
            guard let match = text.firstMatch(of: /\d{1,4}[.\/-]\d\d?[.\/-]\d{2,4}/) else { continue }
            let start = line.lowerBound + text[..<match.range.lowerBound].utf8.count
            found.addWarning(
                "the date stays the same in all modules",
                at: source.range(start..<start + match.output.utf8.count),
                hint: "write '{{ date }}' for a date like 05/03/2026")
        }
        return found
    }

    /// Finds the names of the modules in the texts that are not in tags.
    private static func leftovers(of names: [String], in files: [GeneratedFile], _ shown: String)
        -> Diagnostics
    {
        var found = Diagnostics()
        for file in files {
            guard let bytes = file.content.bytes, !bytes.isBinary else { continue }
            let source = SourceFile(path: "\(shown)/\(file.path)", bytes: bytes)
            let small = Array(
                String(decoding: bytes.map { $0 < 0x80 ? $0 : 0x3F }, as: UTF8.self).lowercased().utf8)
            found.add(contentsOf: dates(in: source))
            for name in names where name.count > 2 {
                let words = [TextFilter.lower, .snake, .kebab].map { $0.spelling(of: name).lowercased() }
                for word in (words + [words[1].replacing("_", with: " ")]).distinct(by: \.self) {
                    for place in small.ranges(of: Array(word.utf8)) where !source.isSDKType(at: place) {
                        found.addWarning(
                            "'\(source.text(place))' is left of the module '\(name)'", at: source.range(place)
                        )
                    }
                }
            }
        }
        return found
    }
}

extension SourceFile {
    /// Whether a place is in the name of a type of Apple's.
    fileprivate func isSDKType(at place: Range<Int>) -> Bool {
        let start = bytes[..<place.lowerBound].lastIndex { !$0.isWordPart }.map { $0 + 1 } ?? 0
        let end = bytes[place.upperBound...].firstIndex { !$0.isWordPart } ?? bytes.count
        return SDKTypeNames.has(text(start..<end))
    }
}
