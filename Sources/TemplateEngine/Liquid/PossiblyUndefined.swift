extension Rendering {
    /// Warns of names in a condition that have no value there, or records them for later. A snippet may test names that
    /// only some of the including texts define.
    mutating func warnOfUndefined(tested: [Expression], in page: BoundDocument) throws(LimitReached) {
        guard page.partial == nil else { return }
        for expression in tested {
            guard let place = expression.place, let path = path(of: expression, in: page),
                let first = path.keys.first, try found(expression, in: page) == nil, !isOpen(path)
            else { continue }
            if isGiven(first) {
                tell(unknown: path, at: place, in: page)
            } else if analysis?.tested.contains(first) == false {
                analysis?.undefined.append(PossiblyUndefined(path: path, place: place, page: page))
            }
        }
    }

    /// Whether the analysis cannot be sure that a name without a value is unknown. Records names that may be set
    /// elsewhere.
    mutating func isExcused(_ path: NamePath, at place: Range<Int>, in page: BoundDocument) -> Bool {
        guard let analysis else { return false }
        guard let first = path.keys.first else { return true }
        if isOpen(path) { return true }
        if isGiven(first) { return false }
        if analysis.tested.contains(first) { return true }
        guard liquid.isAssigned(first) || page.partial != nil || !liquid.loops.isEmpty else { return false }
        self.analysis?.undefined.append(PossiblyUndefined(path: path, place: place, page: page))
        return true
    }

    /// Warns of the names that never get a value.
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
