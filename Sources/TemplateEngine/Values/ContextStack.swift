/// The values that a template sees: those that sections have opened, around them the outermost one.
struct ContextStack {
    let values: ValueArena
    /// The numbers of the values, the innermost one last.
    var numbers = [ValueArena.outermost]

    /// The number of the value of a page's name, nil when it is missing.
    @inline(__always)
    func value(of name: Int, in page: BoundDocument) -> Int? {
        let name = page.names[name]
        guard let first = name.first else { return numbers.last }
        var depth = numbers.count - 1
        while depth > 0 {
            if let start = values.field(first, of: numbers[depth]) {
                return name.rest.isEmpty ? start : values.follow(page.keys, name.rest, from: start)
            }
            depth -= 1
        }
        return name.outermost
    }

    /// Whether a name that is missing is missing from an open object: a section may ask for it then.
    func isOptional(_ name: Int, in page: BoundDocument) -> Bool {
        if let end = deadEnd(of: page.keys(of: name)) { return values.items[end.value].isOpen }
        return numbers.contains { values.items[$0].isOpen }
    }

    /// Where a name that is missing leads to: the value that lacks its next part, and how many of its parts
    /// lead there. Nil when not even its first part is there.
    func deadEnd(of keys: ArraySlice<Int>) -> (value: Int, parts: Int)? {
        let starts = numbers.reversed().lazy.compactMap { values.field(keys.first ?? -1, of: $0) }
        guard var end = starts.first.map({ (value: $0, parts: 1) }) else { return nil }
        for key in keys.dropFirst() {
            guard let next = values.field(key, of: end.value) else { break }
            end = (next, end.parts + 1)
        }
        return end
    }
}
