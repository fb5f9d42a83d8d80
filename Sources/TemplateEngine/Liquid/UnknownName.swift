import SourceText

extension Rendering {
    /// Warns of an unknown name. The analysis skips names with computed values in brackets.
    mutating func warn(unknown name: Expression, in page: Page) {
        guard let place = name.place else { return }
        if analysis == nil, case .lookup = name {
            problems.add(.warning, at: place, of: page) { ("unknown name '\($0)'", nil) }
        } else if let path = path(of: name, in: page), !isExcused(path, at: place, in: page) {
            tell(unknown: path, at: place, in: page)
        }
    }

    /// Warns of a name that is certainly unknown.
    mutating func tell(unknown path: NamePath, at place: Range<Int>, in page: Page) {
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
    mutating func path(of expression: Expression, in page: Page) -> NamePath? {
        page.document.words(of: expression).map { words in
            NamePath(words: words, keys: words.map { liquid.key(of: Array($0.utf8)) })
        }
    }

    /// Warns of names in a condition that have no value there, or records them for later. Snippets may test any names.
    mutating func warnOfUndefined(tested: [Expression], in page: Page) throws(LimitReached) {
        guard page.partial == nil else { return }
        for expression in tested {
            guard let place = expression.place, let path = path(of: expression, in: page),
                let first = path.keys.first, try found(expression, in: page) == nil, !isOpen(path)
            else { continue }
            if isGiven(first) {
                tell(unknown: path, at: place, in: page)
            } else if analysis?.tested.contains(first) == false {
                analysis?.undefined.append((path, place, page))
            }
        }
    }

    /// Whether the analysis cannot be sure that a name is unknown. Records names that may be set elsewhere.
    mutating func isExcused(_ path: NamePath, at place: Range<Int>, in page: Page) -> Bool {
        guard let analysis else { return false }
        guard let first = path.keys.first else { return true }
        if isOpen(path) { return true }
        if isGiven(first) { return false }
        if analysis.tested.contains(first) { return true }
        guard liquid.isAssigned(first) || page.partial != nil || !liquid.loops.isEmpty else { return false }
        self.analysis?.undefined.append((path, place, page))
        return true
    }

    mutating func warnOfUndefinedNames() {
        for name in analysis?.undefined ?? [] where !isEverSet(name.path) {
            tell(unknown: name.path, at: name.place, in: name.page)
        }
    }

    private mutating func isEverSet(_ path: NamePath) -> Bool {
        guard let first = path.keys.first else { return true }
        if liquid.counters[first] != nil { return true }
        return (analysis?.assigned[first] ?? []).contains { start in
            var value = start.settled
            for key in path.keys.dropFirst() {
                if case .given(let number) = value, scopes.values.items[number].isOpen { return true }
                guard let next = field(key, of: value) else { return false }
                value = next
            }
            return true
        }
    }

    /// Whether the caller passed a value with this name, or a loop or an include defines it.
    private mutating func isGiven(_ first: Int) -> Bool { !liquid.isAssigned(first) && root(first) != nil }

    /// Whether the name is missing from an object that may have any names.
    private func isOpen(_ path: NamePath) -> Bool {
        scopes.deadEnd(of: path.keys[...]).map { scopes.values.items[$0.value].isOpen } ?? false
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
