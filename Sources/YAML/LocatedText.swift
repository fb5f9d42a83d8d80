import SourceText

extension Located<String> {
    /// The range of the text itself, without YAML's quotes. For a text written with escapes, a range of a separate text
    /// with the original place as its origin.
    package var textRange: SourceRange {
        guard let range else { return SourceFile(path: "", text: value).whole }
        let file = range.file
        let (lower, upper) = (range.offsets.lowerBound, range.offsets.upperBound)
        for inset in [0, 1] where upper - lower == value.utf8.count + 2 * inset {
            let inner = file.range(lower + inset..<upper - inset)
            if inner.text == value { return inner }
        }
        return SourceFile(path: file.path, bytes: Array(value.utf8), origins: SourceMap(range)).whole
    }
}
