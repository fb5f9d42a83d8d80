import GenerambaKit
import SourceText

/// A table with a line for each template: name, version, source, whether it is installed, and the summary. If the
/// terminal is too narrow, the summary is truncated first, then columns are omitted.
struct TemplateTable {
    private enum Content { case name, version, source, mark, summary }

    private struct Column {
        let content: Content
        let cells: [String]
        let width: Int

        init(_ content: Content, _ cells: [String]) {
            (self.content, self.cells, width) = (content, cells, cells.map(\.columns).max() ?? 0)
        }
    }

    private var columns: [Column]
    private let term: String
    private let paint: ANSIStyle

    init(_ templates: [ListedTemplate], _ term: String?, _ terminal: Terminal) {
        (self.term, paint) = (term ?? "", ANSIStyle(isOn: terminal.colorsOutput))
        func column(_ content: Content, _ text: (ListedTemplate) -> String?) -> Column {
            Column(content, templates.map { printable((text($0) ?? "").folded) })
        }
        columns = [
            column(.name, \.name), column(.version, \.version), column(.source, \.source),
            column(.mark) { $0.installed ? "installed" : nil }, column(.summary, \.summary),
        ]
        columns.removeAll { $0.width == 0 }
        guard let room = terminal.outputWidth else { return }
        // A summary of fewer columns would be useless.
        if width > room { cut(.summary, into: room, least: 8) }
        for content in [Content.summary, .source, .version, .mark] where width > room {
            columns.removeAll { $0.content == content }
        }
        if width > room { cut(.name, into: room, least: 1) }
    }

    /// The width in columns, with two spaces between the cells.
    private var width: Int { columns.reduce(-2) { $0 + $1.width + 2 } }

    /// Truncates a column to make the table fit, if enough of the column is left.
    private mutating func cut(_ content: Content, into room: Int, least: Int) {
        guard let index = columns.firstIndex(where: { $0.content == content }) else { return }
        let rest = room - width + columns[index].width
        guard rest >= least else { return }
        columns[index] = Column(content, columns[index].cells.map { $0.fitting(columns: rest) })
    }

    var text: String {
        (columns.first?.cells ?? []).indices.map { row in
            var line = columns.map { column in
                let cell = column.cells[row]
                let isSearched = column.content == .name || column.content == .summary
                let gap = String(repeating: " ", count: column.width - cell.columns)
                return (isSearched ? highlighted(cell) : cell) + gap
            }.joined(separator: "  ")
            while line.last == " " { line.removeLast() }
            return line + "\n"
        }.joined()
    }

    /// A text with each occurrence of the term in bold, ignoring case.
    private func highlighted(_ text: String) -> String {
        let letters = Array(text)
        let wanted = term.map { $0.lowercased() }
        guard paint.isOn, !wanted.isEmpty else { return text }
        var result = ""
        var index = 0
        while index < letters.count {
            let found = letters[index...].prefix(wanted.count)
            if found.map({ $0.lowercased() }) == wanted {
                result += paint.bold(String(found))
                index += wanted.count
            } else {
                result.append(letters[index])
                index += 1
            }
        }
        return result
    }
}
