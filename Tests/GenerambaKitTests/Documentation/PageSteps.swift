extension MarkdownPage {
    /// What a reader does who follows a page.
    enum Step {
        /// A block below a line of its path, such as `` `Templates/page/page.rambaspec`: ``, is a file.
        case file(path: String, text: String)
        /// A block of `console` holds commands, each with all that it prints.
        case command(ShellCommand)
    }

    var steps: [Step] {
        var caption = ""
        return pieces.flatMap { piece -> [Step] in
            defer { if case .paragraph(let text) = piece.content { caption = text } else { caption = "" } }
            guard case .block(let words, let text) = piece.content else { return [] }
            if let path = caption.wholeMatch(of: /`([^`]+)`:/)?.1 {
                return [.file(path: String(path), text: text)]
            }
            return words == ["console"] ? ShellCommand.all(in: text).map(Step.command) : []
        }
    }

    var commands: [ShellCommand] {
        steps.compactMap { if case .command(let command) = $0 { command } else { nil } }
    }

    /// The targets of its links, each with the line of its paragraph or table.
    var links: [(line: Int, target: String)] {
        pieces.flatMap { piece in
            let text =
                switch piece.content {
                case .heading(_, let text), .paragraph(let text): text
                case .table(let rows): rows.joined().joined(separator: "\n")
                case .block: ""
                }
            return text.matches(of: /\]\(([^)\s]+)\)/).map { (piece.line, String($0.1)) }
        }
    }

    /// What links to its headings have behind `#`, as GitHub derives it.
    var anchors: Set<String> {
        Set(
            pieces.compactMap { piece in
                guard case .heading(_, let title) = piece.content else { return nil }
                return title.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
                    .replacing(" ", with: "-")
            })
    }
}
