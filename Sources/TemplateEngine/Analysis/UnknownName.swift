import SourceText

/// A name in a text of Liquid, with dots or with quoted words in brackets: its words, and their keys.
struct NamePath {
    let words: [String]
    let keys: [Int]
}

extension Rendering {
    /// Notes an unknown name.
    mutating func warn(unknown path: NamePath, at place: Range<Int>, in page: BoundDocument) {
        if !isExcused(path, at: place, in: page) { tell(unknown: path, at: place, in: page) }
    }

    /// Notes an unknown name with brackets; the analysis knows those without values in them.
    mutating func warn(unknown lookup: Lookup, in page: BoundDocument) {
        if analysis == nil {
            problems.add(.warning, at: lookup.place, of: page) { ("unknown name '\($0)'", nil) }
        } else if let path = path(of: lookup, in: page) {
            warn(unknown: path, at: lookup.place, in: page)
        }
    }

    /// Notes a name that is certainly unknown.
    mutating func tell(unknown path: NamePath, at place: Range<Int>, in page: BoundDocument) {
        problems.add(.warning, at: place, of: page) { [scopes, liquid] text in
            let first = path.words.first ?? ""
            let own = liquid.knownNames
            if own.contains(first) { return ("unknown name '\(text)'", LiquidLoop.hint(for: text)) }
            let isGiven = scopes.deadEnd(of: path.keys[...]) != nil
            if !isGiven, let nearest = nearest(to: first, in: own) {
                let rest = text.dropFirst(first.count)
                return ("unknown name '\(text)'", "did you mean '\(nearest)\(rest)'?")
            }
            return ("unknown name '\(text)'", scopes.hint(missing: path.words, keys: path.keys[...]))
        }
    }

    /// The path of a name; nil for another expression.
    mutating func path(of expression: Expression, in page: BoundDocument) -> NamePath? {
        switch expression {
        case .name(let name, _): path(of: name, in: page)
        case .lookup(let lookup): path(of: lookup, in: page)
        case .literal, .range: nil
        }
    }

    /// The path of a dotted name.
    func path(of name: Int, in page: BoundDocument) -> NamePath {
        NamePath(words: page.document.nameTable.parts(of: name), keys: Array(page.keys(of: name)))
    }

    /// The path of a name with brackets; nil where values stand in them.
    mutating func path(of lookup: Lookup, in page: BoundDocument) -> NamePath? {
        var (words, keys): ([String], [Int]) = ([], [])
        for key in [lookup.first] + lookup.rest {
            switch key {
            case .part(let part):
                words.append(page.document.nameTable.parts[part])
                keys.append(page.partKeys[part])
            case .value(.literal(.text(let word))):
                words.append(String(decoding: word, as: UTF8.self))
                keys.append(liquid.key(of: word))
            case .value: return nil
            }
        }
        return NamePath(words: words, keys: keys)
    }
}
