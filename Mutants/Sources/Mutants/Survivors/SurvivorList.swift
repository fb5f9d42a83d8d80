/// The survivors that are known, each with the reason why no test can notice it.
///
/// A paragraph tells of one. Lines of `#` are comments:
///
/// ```
/// rviper_controller, clean_swift
/// - super.viewDidLoad()
/// +
///   UIKit's own does nothing
/// ```
struct SurvivorList {
    struct Entry: Equatable {
        let templates: [String]
        /// The changed lines before and after, as a mutant has them.
        let original: String
        let changed: String
        let reason: String
        /// Where it stands in the list.
        let line: Int
    }

    let entries: [Entry]

    /// - Throws: `Failure` for a paragraph that lacks something.
    init(_ text: String) throws {
        var entries: [Entry] = []
        var paragraph: [(line: Int, text: Substring)] = []
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        for (number, line) in lines.filter({ !$0.element.hasPrefix("#") }) + [(0, "")] {
            if !line.allSatisfy(\.isWhitespace) {
                paragraph.append((number + 1, line))
            } else if let first = paragraph.first {
                entries.append(try Entry(paragraph.map(\.text), line: first.line))
                paragraph = []
            }
        }
        self.entries = entries
    }

    /// The entry about a survivor of a template.
    func entry(template: String, original: String, changed: String) -> Entry? {
        entries.first {
            $0.templates.contains(template) && $0.original == original && $0.changed == changed
        }
    }
}

extension SurvivorList.Entry {
    fileprivate init(_ lines: [Substring], line: Int) throws {
        guard lines.count > 3, lines[1].hasPrefix("-"), lines[2].hasPrefix("+") else {
            throw Failure(
                """
                survivors.txt:\(line): error: not the four lines of a survivor
                  hint: write the templates, '- ORIGINAL', '+ CHANGED', and the reason below
                """)
        }
        templates = lines[0].split(separator: ",").map { $0.trimmed }
        original = lines[1].dropFirst().trimmed
        changed = lines[2].dropFirst().trimmed
        reason = lines[3...].map(\.trimmed).joined(separator: " ")
        self.line = line
    }
}

extension Substring {
    /// Without spaces at both ends.
    fileprivate var trimmed: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}
