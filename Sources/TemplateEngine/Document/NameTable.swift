/// The dotted names of a document, each once, by number.
struct NameTable: Sendable {
    private(set) var names = SymbolTable()
    /// What stands between the dots, each once.
    var parts = SymbolTable()
    /// For each name where its parts are in `partNumbers`; nowhere for `.`, the current item.
    private(set) var paths: [Range<Int>] = []
    private(set) var partNumbers: [Int] = []

    /// The number of a name; a new name gets the next one.
    mutating func number(of name: UnsafeRawBufferPointer) -> Int {
        let number = names.add(name)
        if number == paths.count { split(name) }
        return number
    }

    /// The parts of a name.
    func parts(of name: Int) -> [String] { partNumbers[paths[name]].map { parts[$0] } }

    private mutating func split(_ name: UnsafeRawBufferPointer) {
        if paths.isEmpty {
            // The names of a usual template.
            paths.reserveCapacity(20)
            partNumbers.reserveCapacity(40)
        }
        let first = partNumbers.count
        var start = 0
        while start < name.count {
            let end = name.firstOffset(of: UInt8(ascii: "."), from: start, to: name.count) ?? name.count
            let part = UnsafeRawBufferPointer(rebasing: name[start..<end])
            if !part.isEmpty { partNumbers.append(parts.add(part)) }
            start = end + 1
        }
        paths.append(first..<partNumbers.count)
    }
}
