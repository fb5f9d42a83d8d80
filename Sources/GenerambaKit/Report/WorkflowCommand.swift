import SourceText

extension PlacedProblem {
    /// The command with which GitHub Actions annotates a file:
    /// https://docs.github.com/actions/reference/workflow-commands-for-github-actions
    var workflowCommand: String {
        var properties = [("file", path.map { printable($0.text, keeping: "") })]
        if path != nil, let range {
            let columns = range.codePoints
            properties += [
                ("line", "\(range.line)"), ("col", "\(columns.start)"), ("endColumn", "\(columns.end)"),
            ]
        }
        properties.append(("title", rule))
        let list = properties.compactMap { name, value in value.map { "\(name)=\(Self.property($0))" } }
        return "::\(severity.rawValue) \(list.joined(separator: ","))::\(Self.data(text))\n"
    }

    private static func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
