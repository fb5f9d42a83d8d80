extension String {
    /// Breaks this text at spaces into lines that fit into the given number of terminal columns. A longer word gets a
    /// line of its own. There is at least one line.
    package func wrapped(columns: Int) -> [String] {
        var lines: [String] = []
        var width = 0
        for word in split(whereSeparator: \.isWhitespace).map(String.init) {
            let own = word.columns
            if lines.isEmpty || width + 1 + own > columns {
                lines.append(word)
                width = own
            } else {
                lines[lines.count - 1] += " " + word
                width += 1 + own
            }
        }
        return lines.isEmpty ? [""] : lines
    }
}
