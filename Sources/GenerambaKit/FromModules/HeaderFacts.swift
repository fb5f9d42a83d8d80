import SourceText

/// What a template is to know of the project besides its modules.
package struct ProjectFacts: Sendable {
    package var projectName: String?
    package var company: String?
    /// The prefix that the Rambafile gives to modules; nil for none.
    package var prefix: String?
    /// The names that parameters cannot have, because they are options of the program.
    package var reserved: Set<String> = []

    package init() {}
}

/// Who made a file and when, as the comment at its beginning says.
struct HeaderFacts: Sendable, Hashable {
    private(set) var author: String?
    private(set) var date: String?
    private(set) var year: String?

    /// Returns a line of the comment with tags for what another file has in another way.
    mutating func tags(in line: String, of fileName: String, _ module: ExampleModule, _ facts: ProjectFacts)
        -> [Token]
    {
        var parts = [Token.text(line)].replacing(fileName, with: "module_info.file_name")
        if let match = line.firstMatch(of: /[Bb]y ([^0-9:]+?)(?: on |, | at |$)/) {
            author = String(match.output.1).trimmed
            parts = parts.replacing(author ?? "", with: "developer.name")
        }
        if let match = line.firstMatch(of: /\b\d\d\/\d\d\/\d{4}\b/) {
            date = String(match.output)
            parts = parts.replacing(date ?? "", with: "date")
        }
        if let match = line.firstMatch(of: /(?:©|\([cC]\)|[Cc]opyright)\D*(\d{4})\b/) {
            year = String(match.output.1)
            parts = parts.replacing(year ?? "", with: "year")
            parts = parts.replacing(facts.company ?? "", with: "developer.company")
        }
        let text = line.drop { "/ ".contains($0) }.trimmed
        if text == facts.projectName {
            parts = parts.replacing(text, with: "module_info.project_name")
        } else if text == module.product {
            parts = parts.replacing(text, with: "module_info.product_module_name")
        }
        return parts
    }
}

extension [Token] {
    /// Returns the tokens with a tag instead of a text, where the text occurs first.
    func replacing(_ text: String, with tag: String) -> [Token] {
        guard !text.isEmpty else { return self }
        var isDone = false
        return flatMap { token -> [Token] in
            guard !isDone, case .text(let whole) = token, let range = whole.firstRange(of: text) else {
                return [token]
            }
            isDone = true
            let sides = [whole[..<range.lowerBound], whole[range.upperBound...]].map {
                Token.text(String($0))
            }
            return [sides[0], .tag(tag), sides[1]].filter { $0 != .text("") }
        }
    }
}
