/// The values that a template sees: the outermost value, and those that sections have opened.
struct ContextStack {
    let values: ValueArena
    /// The numbers of the values, innermost last.
    var numbers = [ValueArena.outermost]

    /// Returns the number of the value of a document's name, or nil if it is missing.
    func value(of name: Int, in page: Page) -> Int? {
        let name = page.names[name]
        guard let first = name.first else { return numbers.last }
        var depth = numbers.count - 1
        while depth > 0 {
            if let start = page.values.field(first, of: numbers[depth]) {
                return name.rest.isEmpty ? start : page.values.follow(page.keys, name.rest, from: start)
            }
            depth -= 1
        }
        return name.outermost
    }

    /// Whether a missing name is missing from an open object, so that a section may test it.
    func isOptional(_ name: Int, in page: Page) -> Bool {
        if let end = deadEnd(of: page.keys(of: name)) { return values.items[end.value].isOpen }
        return numbers.contains { values.items[$0].isOpen }
    }

    /// Returns the last value on the path of a missing name, and how many parts lead there; nil if all are missing.
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
