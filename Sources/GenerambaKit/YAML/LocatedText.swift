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
}
