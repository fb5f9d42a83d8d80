import SourceText

extension Located<String> {
    /// The range of the text itself, without YAML's quotes. For a text written with escapes, a range of a separate text
    /// with the original place as its origin.
    var textRange: SourceRange {
        guard let range else { return SourceFile(path: "", text: value).whole }
        let file = range.file
        let (lower, upper) = (range.offsets.lowerBound, range.offsets.upperBound)
        for inset in [0, 1] where upper - lower == value.utf8.count + 2 * inset {
            let inner = file.range(lower + inset..<upper - inset)
            if inner.text == value { return inner }
        }
        return SourceFile(path: file.path, bytes: Array(value.utf8), origins: SourceMap(range)).whole
    }

    /// Returns the text as a path. Records an error and returns nil if it is not a relative path inside a folder.
    ///
    /// - Parameter climbing: whether the path may contain `..`.
    func path(climbing: Bool = true, hint: String, _ found: inout Diagnostics) -> Located<RelativePath>? {
        do throws(PathProblem) {
            guard climbing || !pathNames(value).contains("..") else { throw .leaves }
            return Located<RelativePath>(try RelativePath(untrusted: value), range)
        } catch {
            found.addError("the path '\(value)' \(error.reason)", at: range, hint: hint)
            return nil
        }
    }
}
