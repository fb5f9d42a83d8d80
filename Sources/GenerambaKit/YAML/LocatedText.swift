import SourceText

extension Located<String> {
    /// The place of the text itself: without the quotes that YAML puts around it. Where the text is written
    /// with escapes, it is a text of its own that is made of the place.
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

    /// The path that the text is; nil with an error noted when it is none below a folder.
    ///
    /// - Parameter climbing: whether it may have a `..` in it.
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
