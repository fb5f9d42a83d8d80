import GenerambaKit
import SourceText
import SystemAccess
import TemplateEngine

/// Reports files that are not sources of any template in the folder, and snippets that none includes. It is not a
/// `LintRule` because several templates may share the folder.
struct UnusedFiles {
    func problems(in folder: LintedFolder) -> Diagnostics {
        let stubs = folder.members.all { $0.variants.all[0].manifest.checkStubs.map(\.value) }
        guard let stubs else { return Diagnostics() }
        let snippets = folder.members.all { $0.isWhole ? includedSnippets(in: $0) : nil }.map(Set.init)
        let used = folder.used ?? []
        // A folder of stubs that is missing may be one of another name.
        let areStubsKnown = stubs.allSatisfy { stub in folder.tree.files.contains { $0.isInside(stub) } }
        let rambaspec = folder.members.count == 1 ? "the rambaspec" : "one of the rambaspecs"
        var found = Diagnostics()
        for file in folder.tree.files where !used.contains(file.caseFolded) {
            let isRambaspec = file.components.count == 1 && TemplateName.ofRambaspec(file.name) != nil
            guard !isRambaspec, areStubsKnown || !file.isSwift, !stubs.contains(where: file.isInside),
                !folder.others.contains(file)
            else { continue }
            let shown = "\(folder.folder.shown)/\(file)"
            if !file.isSnippet {
                guard folder.used != nil else { continue }
                found.addWarning("nothing uses '\(shown)'", hint: "name it in \(rambaspec), or remove it")
            } else if snippets?.contains(file.caseFolded) == false {
                found.addWarning("nothing includes '\(shown)'", hint: "include it in a source, or remove it")
            }
        }
        return found
    }

    /// Returns the lowercase paths of the included snippets, or nil if some are computed.
    private func includedSnippets(in linted: LintedTemplate) -> [String]? {
        var seen: [String] = []
        for dialect in Dialect.allCases {
            let snippets = linted.snippets(dialect)
            let byName = Dictionary(snippets.map { ($0.key.lowercased(), $0.value) }) { first, _ in first }
            let included = linted.files.flatMap(\.documents).filter { Dialect(of: $0) == dialect }
                .including({ Set($0.partials.map { $0.lowercased() }) }, document: { byName[$0] })
            if included.texts.contains(where: \.includesComputed) { return nil }
            seen += included.names.map { "snippets/\($0)\(dialect.ending)" }
        }
        return seen
    }
}
