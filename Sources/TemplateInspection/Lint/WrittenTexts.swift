import GenerambaKit
import TemplateEngine

/// The texts of a template that become file names and source code, where no other template language is to be expected.
/// A document or a template for another generator may well have its tags.
struct WrittenTexts {
    /// The names and custom names of the entries.
    let names: [Document]
    /// The sources of files in languages that have no such tags, with what they include.
    let code: [Document]

    init(_ linted: LintedTemplate) {
        names = linted.files.flatMap { [$0.name, $0.customName].compactMap(\.self) }
        let sources = linted.files.compactMap { file in
            if case .text(let document) = file.content, file.isCode { document } else { nil }
        }
        code =
            Dialect.allCases.flatMap { dialect in
                let snippets = linted.snippets(dialect)
                return sources.filter { Dialect(of: $0) == dialect }
                    .including(\.partials, document: { snippets[$0] }).texts
            } + linted.insertions.flatMap(\.texts)
    }
}

extension Template.File {
    /// Whether the file is source code or a resource of Xcode, by the end of its name.
    package var isCode: Bool {
        let names = [entry.customName, entry.name].compactMap { $0?.value }
        guard !names.contains(where: { $0.contains(".xctemplate") }) else { return false }
        return names.lazy.compactMap { $0.literalEnding }.first.map(\.isCodeEnding) ?? false
    }
}

extension String {
    /// Whether files with this ending, in lower case, are source code or resources of Xcode.
    var isCodeEnding: Bool { Self.codeEndings.contains(self) }

    private static let codeEndings: Set = [
        "swift", "h", "m", "mm", "c", "cpp", "pch", "storyboard", "xib", "plist", "strings", "entitlements",
        "modulemap", "metal",
    ]

    /// What follows the last dot, in lower case, if it is not part of a tag.
    fileprivate var literalEnding: String? {
        let ending = split(separator: ".", omittingEmptySubsequences: false).dropFirst().last
        return ending.flatMap { $0.contains("}") ? nil : $0.lowercased() }
    }
}
