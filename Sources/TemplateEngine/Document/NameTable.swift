import SourceText

/// The distinct dotted names of a document, by number.
///
/// A class, because parsers pass it on all the time. The parser of its document fills it; after that, it never changes,
/// so threads can share it. No code could use it while it changes, so Swift need not check at run time for overlaps.
final class NameTable: @unchecked Sendable {
    @exclusivity(unchecked) private(set) var names = SymbolTable()
    /// The distinct parts between the dots.
    @exclusivity(unchecked) var parts = SymbolTable()
    /// For each name, the range of its parts in `partNumbers`; empty for `.`, the current item.
    @exclusivity(unchecked) private(set) var paths = [Range<Int>]()
    @exclusivity(unchecked) private(set) var partNumbers = [Int]()

    init() {}

    /// - Parameter reader: a table, as `write` has written it.
    init(_ reader: ByteReader) throws(DamagedBytes) {
        names = try SymbolTable(reader)
        parts = try SymbolTable(reader)
        let count = parts.count
        partNumbers = try reader.items { () throws(DamagedBytes) in try reader.number(below: count) }
        let parts = partNumbers.count
        paths = try reader.items { () throws(DamagedBytes) in try reader.range(to: parts) }
        guard paths.count == names.count else { throw DamagedBytes() }
    }

    func write(to writer: inout ByteWriter) {
        names.write(to: &writer)
        parts.write(to: &writer)
        writer.add(all: partNumbers) { $1.add($0) }
        writer.add(all: paths) { $1.add($0) }
    }

    /// Returns the number of a name, adding the name if it is new.
    func number(of name: UnsafeRawBufferPointer) -> Int {
        let number = names.add(name)
        if number == paths.count { split(name) }
        return number
    }

    func parts(of name: Int) -> [String] { paths[name].map { parts[partNumbers[$0]] } }

    private func split(_ name: UnsafeRawBufferPointer) {
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
