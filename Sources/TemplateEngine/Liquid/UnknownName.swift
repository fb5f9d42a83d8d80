import SourceText

extension Rendering {
    /// Warns of an unknown name. The analysis skips names with computed values in brackets.
    mutating func warn(unknown name: Expression, in page: BoundDocument) {
        guard let place = name.place else { return }
        if analysis == nil, case .lookup = name {
            problems.add(.warning, at: place, of: page) { ("unknown name '\($0)'", nil) }
        } else if let path = path(of: name, in: page), !isExcused(path, at: place, in: page) {
            tell(unknown: path, at: place, in: page)
        }
    }

    /// Warns of a name that is certainly unknown.
    mutating func tell(unknown path: NamePath, at place: Range<Int>, in page: BoundDocument) {
        guard let range = problems.range(.warning, at: place, of: page) else { return }
        problems.add(
            .warning, at: range, ("unknown name '\(range.text)'", hint(unknown: path, in: range.text)))
    }

    private mutating func hint(unknown path: NamePath, in text: String) -> String? {
        let first = path.words.first ?? ""
        if let hint = wordHint(first, in: text) { return hint }
        let own = liquid.knownNames
        if own.contains(first) { return LiquidLoop.hint(for: text) }
        let isGiven = scopes.deadEnd(of: path.keys[...]) != nil
        if !isGiven, let nearest = nearest(to: first, in: own) {
            return "did you mean '\(nearest)\(text.dropFirst(first.count))'?"
        }
        return scopes.hint(missing: path.words, keys: path.keys[...])
    }

    /// Returns the path of a name; nil for other expressions, and for names with computed values in brackets.
    mutating func path(of expression: Expression, in page: BoundDocument) -> NamePath? {
        page.document.words(of: expression).map { words in
            NamePath(words: words, keys: words.map { liquid.key(of: Array($0.utf8)) })
        }
    }
}

/// Returns the hint for a word that is not meant as a name; nil if it may be one.
private func wordHint(_ word: String, in text: String) -> String? {
    if let quote = text.first, "“”„«‘’".contains(quote) {
        return "Liquid does not treat '\(quote)' as a quote: write a straight one"
    }
    let sign = text.drop { !"=!<>".contains($0) }.prefix { "=!<>".contains($0) }
    if !sign.isEmpty, !text.contains("[") { return "write spaces around '\(sign)'" }
    guard LiquidTagKind.isTag(word) else { return nil }
    let hasMore = LiquidTagKind(rawValue: word) != nil || word == "elsif" || word == "when"
    return "'{{ }}' prints a value: write '{% \(word == "end" ? "endif" : word)\(hasMore ? " …" : "") %}'"
}
