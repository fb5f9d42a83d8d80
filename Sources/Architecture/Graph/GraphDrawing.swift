/// Draws a layout as an image.
struct GraphDrawing {
    private let layout: GraphLayout
    /// The left side and the width of each column.
    private let columns: [(left: Int, width: Int)]

    private static let rowHeight = 48
    private static let boxHeight = 32
    private static let gap = 40
    private static let margin = 16
    /// The width of a character, at most.
    private static let character = 8

    init(_ layout: GraphLayout) {
        self.layout = layout
        var columns: [(left: Int, width: Int)] = []
        var left = Self.margin
        for column in 0..<((layout.items.map(\.column).max() ?? -1) + 1) {
            let width = layout.items.filter { $0.column == column }.map(Self.width).max() ?? 0
            columns.append((left, width))
            left += width + Self.gap
        }
        self.columns = columns
    }

    private static func width(of item: GraphLayout.Item) -> Int {
        item.text.columns * character + (item.isBox ? 24 : 8)
    }

    /// Returns the image as SVG.
    func svg() -> String {
        let width = (columns.last.map { $0.left + $0.width } ?? 0) + Self.margin
        let height = ((layout.items.map(\.row).max() ?? -1) + 1) * Self.rowHeight + 2 * Self.margin
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
            font-family="monospace" font-size="13">
              <defs>
                <marker id="arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" \
            orient="auto-start-reverse"><path d="M0 0 L8 4 L0 8 z"/></marker>
              </defs>
              <rect width="\(width)" height="\(height)" fill="white"/>
            \(layout.paths.map(arrow).joined())\(layout.items.map(item).joined())</svg>

            """
    }

    private func middle(of item: GraphLayout.Item) -> Int {
        Self.margin + item.row * Self.rowHeight + Self.rowHeight / 2
    }

    /// Returns a line through the rows of the items. It crosses a column only in a row of its own.
    private func arrow(_ path: GraphLayout.Path) -> String {
        let items = path.items.map { layout.items[$0] }
        var points: [(x: Int, y: Int)] = []
        for (index, item) in items.enumerated() {
            let (left, width) = columns[item.column]
            let y = middle(of: item)
            if index > 0 { points.append((left, y)) }
            if index < items.count - 1 {
                points.append((item.isBox ? left + Self.width(of: item) : left + width, y))
            }
            if index == 0, item.isBox, Self.width(of: item) < width { points.append((left + width, y)) }
        }
        let text = points.map { "\($0.x),\($0.y)" }.joined(separator: " ")
        let end = path.isReversed ? "marker-start" : "marker-end"
        return "  <polyline points=\"\(text)\" fill=\"none\" stroke=\"black\" \(end)=\"url(#arrow)\"/>\n"
    }

    private func item(_ item: GraphLayout.Item) -> String {
        let (left, columnWidth) = columns[item.column]
        let (y, text) = (middle(of: item), Self.escaped(item.text))
        let width = Self.width(of: item)
        if item.isBox {
            return """
                  <rect x="\(left)" y="\(y - Self.boxHeight / 2)" width="\(width)" height="\(Self.boxHeight)" \
                rx="4" fill="white" stroke="black"/>
                  <text x="\(left + width / 2)" y="\(y + 4)" text-anchor="middle">\(text)</text>

                """
        }
        guard !item.text.isEmpty else { return "" }
        let middle = left + columnWidth / 2
        return """
              <rect x="\(middle - width / 2)" y="\(y - 9)" width="\(width)" height="18" fill="white"/>
              <text x="\(middle)" y="\(y + 4)" text-anchor="middle" fill="dimgray">\(text)</text>

            """
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
