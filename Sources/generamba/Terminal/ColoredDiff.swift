import SourceText

extension ANSIStyle {
    /// Returns a unified diff with colors: added lines green, removed lines red, the positions of changes cyan, and the
    /// names of files bold.
    func diff(_ text: String) -> String {
        guard isOn else { return text }
        var isInHunk = false
        // A line may end in CR LF, which is one character.
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { scalars in
            let line = String(scalars)
            if line.hasPrefix("@@ ") { isInHunk = true }
            if line.hasPrefix("diff --git ") { isInHunk = false }
            guard isInHunk else { return line.isEmpty ? line : bold(line) }
            return switch line.first {
            case "@": cyan(line)
            case "+": green(line)
            case "-": red(line)
            default: line
            }
        }.joined(separator: "\n")
    }
}
