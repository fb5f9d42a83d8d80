import GenerambaKit
import SourceText

/// The known survivors, each with the reason why no test can notice it.
///
/// Each paragraph describes one. Lines that begin with `#` are comments:
///
/// ```
/// rviper_controller, clean_swift
/// - super.viewDidLoad()
/// +
///   UIKit's own does nothing
/// ```
struct SurvivorList: Equatable {
    struct Entry: Equatable {
        let templates: [String]
        /// The changed lines before and after, as a mutant has them.
        let original: String
        let changed: String
        let reason: String
        /// The line of the original.
        let range: SourceRange
    }

    let entries: [Entry]

    /// - Throws: `Diagnostics` with every paragraph that lacks something.
    init(_ file: SourceFile) throws {
        var found = Diagnostics()
        entries = try file.paragraphs.compactMap { lines in
            try found.collect { try Entry(lines) }
        }
        try found.throwErrors()
    }

    /// The entry about a survivor of a template.
    func entry(template: String, original: String, changed: String) -> Entry? {
        entries.first {
            $0.templates.contains(template) && $0.original == original && $0.changed == changed
        }
    }
}

extension SurvivorList.Entry {
    fileprivate init(_ lines: [SourceRange]) throws {
        guard lines.count > 3, lines[1].text.hasPrefix("-"), lines[2].text.hasPrefix("+") else {
            throw Diagnostics.error(
                "this paragraph does not describe a survivor", at: lines[0],
                hint: "write the templates, '- ORIGINAL', '+ CHANGED' and the reason on separate lines")
        }
        templates = lines[0].text.split(separator: ",").map(\.trimmed)
        original = lines[1].text.dropFirst().trimmed
        changed = lines[2].text.dropFirst().trimmed
        reason = lines[3...].map { $0.text[...].trimmed }.joined(separator: " ")
        range = lines[1]
    }
}

extension SourceFile {
    /// The lines of each paragraph, without those of comments.
    fileprivate var paragraphs: [[SourceRange]] {
        var paragraphs: [[SourceRange]] = [[]]
        var start = 0
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            let range = range(start..<start + line.count)
            start += line.count + 1
            if range.text.allSatisfy(\.isWhitespace) {
                paragraphs.append([])
            } else if line.first != UInt8(ascii: "#") {
                paragraphs[paragraphs.count - 1].append(range)
            }
        }
        return paragraphs.filter { !$0.isEmpty }
    }
}

extension Substring {
    /// Without spaces at both ends.
    fileprivate var trimmed: String {
        String(String(drop(while: \.isWhitespace).reversed()).drop(while: \.isWhitespace).reversed())
    }
}
