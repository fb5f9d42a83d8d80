/// The places of all objects of a project file. Nothing of them is copied: 24 bytes each for what may be 100,000
/// objects.
struct ObjectIndex: Sendable {
    /// The place of an object.
    struct Entry: Sendable {
        fileprivate(set) var keyStart: UInt32
        fileprivate(set) var keyEnd: UInt32
        fileprivate(set) var valueStart: UInt32
        fileprivate(set) var valueEnd: UInt32
        /// The start of the value of `path`, with its quotes; 0 if there is none.
        fileprivate(set) var pathStart: UInt32
        /// The number of its `isa` in `kinds`.
        fileprivate(set) var kind: UInt16
        /// Whether its `lastKnownFileType` is `wrapper`, as that of a folder is.
        fileprivate(set) var isWrapper = false

        /// The id without quotes.
        var key: Range<Int> { Int(keyStart)..<Int(keyEnd) }
        var value: Range<Int> { Int(valueStart)..<Int(valueEnd) }

        /// Moves the place by a number of bytes.
        fileprivate mutating func move(_ distance: Int) {
            let bytes = UInt32(truncatingIfNeeded: distance)
            keyStart &+= bytes
            keyEnd &+= bytes
            valueStart &+= bytes
            valueEnd &+= bytes
            if pathStart > 0 { pathStart &+= bytes }
        }
    }

    /// The objects in the order of the file.
    fileprivate(set) var entries: [Entry] = []
    /// The names of the classes: the values of `isa`. The first one stands for objects without it.
    fileprivate(set) var kinds = [""]
    /// The entries of the root dictionary.
    fileprivate(set) var root: [PlistEntry] = []
    /// The long arrays in objects, in the order of the file. Who reads their objects again can pass over them.
    fileprivate(set) var longArrays: [PlistScanner.LongArray] = []
}

/// Reads a whole project file once and keeps the places of its objects.
struct ObjectIndexer {
    private var scanner: PlistScanner
    private var index = ObjectIndex()
    /// Where the names in `index.kinds` were read last; empty for those that were not.
    private var kindPlaces: [Range<Int>]
    /// The text that this one was made from, if there is one.
    private var unchanged: UnchangedText?

    /// Reads a text.
    ///
    /// - Parameter unchanged: the text that this one was made from. Of objects that no edit has touched, only the bytes
    ///   are compared.
    /// - Returns: the places of all objects, and those objects that are the same.
    static func index(
        _ bytes: UnsafeBufferPointer<UInt8>, edited unchanged: UnchangedText? = nil
    ) throws(PlistError) -> (index: ObjectIndex, same: [UnchangedText.Objects]) {
        var indexer = ObjectIndexer(bytes, unchanged)
        try indexer.readRoot()
        return (indexer.index, indexer.unchanged?.found ?? [])
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>, _ unchanged: UnchangedText?) {
        scanner = PlistScanner(bytes, at: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
        self.unchanged = unchanged
        if let old = unchanged?.index { index.kinds = old.kinds }
        kindPlaces = index.kinds.map { _ in 0..<0 }
        // An object of Xcode takes about 250 bytes.
        index.entries.reserveCapacity(unchanged.map { $0.index.entries.count + 100 } ?? bytes.count / 220)
    }

    private mutating func readRoot() throws(PlistError) {
        try scanner.skipTrivia()
        let opening = scanner.offset
        guard scanner.byte == UInt8(ascii: "{") else { throw PlistError(.noDictionary, at: opening) }
        try scanner.open(depth: 0)
        while let key = try scanner.readKey(opening: opening) {
            let start = scanner.offset
            var value = PlistValue(kind: .string(key.string), range: key.string.range)
            if key.hasValue, isKey(key.string.content, "objects"), scanner.byte == UInt8(ascii: "{") {
                guard index.entries.isEmpty else {
                    throw PlistError(.duplicateKey, at: key.string.range.lowerBound)
                }
                try readObjects()
                value = PlistValue(kind: .dictionary, range: start..<scanner.offset)
            } else if key.hasValue {
                value = try scanner.readValue(depth: 1)
            }
            try scanner.closeEntry(opening: opening)
            index.root.append(PlistEntry(key: key.string, value: value, end: scanner.offset))
        }
        try scanner.skipTrivia()
        guard scanner.byte == nil else { throw PlistError(.junk, at: scanner.offset) }
    }

    private mutating func readObjects() throws(PlistError) {
        let opening = scanner.offset
        try scanner.open(depth: 1)
        try takeUnchanged(opening: opening)
        while let key = try scanner.readKey(opening: opening) {
            guard !key.string.hasEscapes else {
                throw PlistError(.escapedID, at: key.string.range.lowerBound)
            }
            guard scanner.byte == UInt8(ascii: "{"), key.hasValue else {
                throw PlistError(.noDictionary, at: key.string.range.lowerBound)
            }
            try readObject(key.string)
            try scanner.closeEntry(opening: opening)
            try takeUnchanged(opening: opening)
        }
    }

    /// Takes over the objects from here to the next edit.
    private mutating func takeUnchanged(opening: Int) throws(PlistError) {
        guard unchanged != nil else { return }
        try scanner.skipTrivia()
        let number = index.entries.count
        guard let (objects, distance) = unchanged?.take(at: scanner.offset, number: number) else { return }
        for var entry in unchanged?.index.entries[objects] ?? [] {
            entry.move(distance)
            index.entries.append(entry)
        }
        scanner.offset = index.entries.last?.value.upperBound ?? scanner.offset
        try scanner.closeEntry(opening: opening)
    }

    private mutating func readObject(_ id: PlistString) throws(PlistError) {
        let opening = scanner.offset
        var entry = ObjectIndex.Entry(
            keyStart: UInt32(id.content.lowerBound), keyEnd: UInt32(id.content.upperBound),
            valueStart: UInt32(opening), valueEnd: 0, pathStart: 0, kind: 0)
        try scanner.open(depth: 2)
        while let key = try scanner.readKey(opening: opening) {
            if key.hasValue {
                if isKey(key.string.content, "isa") {
                    guard entry.kind == 0 else {
                        throw PlistError(.duplicateKey, at: key.string.range.lowerBound)
                    }
                    entry.kind = kind(try scanner.readValue(depth: 3))
                } else {
                    let start = scanner.offset
                    if isKey(key.string.content, "path") { entry.pathStart = UInt32(start) }
                    let isType = isKey(key.string.content, "lastKnownFileType")
                    let isArray = scanner.byte == UInt8(ascii: "(")
                    try scanner.skipValue(depth: 3)
                    if isType { entry.isWrapper = isString("wrapper", start..<scanner.offset) }
                    if isArray, let array = PlistScanner.LongArray(start..<scanner.offset) {
                        index.longArrays.append(array)
                    }
                }
            }
            try scanner.closeEntry(opening: opening)
        }
        entry.valueEnd = UInt32(scanner.offset)
        index.entries.append(entry)
    }

    @inline(__always)
    private func isKey(_ range: Range<Int>, _ name: StaticString) -> Bool { scanner.bytes.equal(range, name) }

    /// Whether a value is a string, with or without quotes.
    @inline(__always) private func isString(_ text: StaticString, _ value: Range<Int>) -> Bool {
        isKey(value, text) || value.count > 2 && isKey(value.lowerBound + 1..<value.upperBound - 1, text)
    }

    /// Returns the number of a class. There are about twenty in a project, and an object is mostly of the class of the
    /// object before it.
    private mutating func kind(_ value: PlistValue) -> UInt16 {
        guard case .string(let name) = value.kind, !name.content.isEmpty else { return 0 }
        let bytes = scanner.bytes
        if let last = index.entries.last, bytes.equal(kindPlaces[Int(last.kind)], name.content) {
            return last.kind
        }
        if let known = kindPlaces.indices.dropFirst().first(where: {
            bytes.equal(kindPlaces[$0], name.content)
        }) {
            return UInt16(known)
        }
        let text = name.text(in: bytes)
        if let known = index.kinds.dropFirst().firstIndex(of: text) {
            kindPlaces[known] = name.content
            return UInt16(known)
        }
        guard kindPlaces.count < 1000 else { return 0 }
        kindPlaces.append(name.content)
        index.kinds.append(text)
        return UInt16(kindPlaces.count - 1)
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns whether a range contains a text.
    @inline(__always) func equal(_ range: Range<Int>, _ text: StaticString) -> Bool {
        guard range.count == text.utf8CodeUnitCount else { return false }
        var offset = range.lowerBound
        for position in 0..<range.count {
            guard self[offset] == text.utf8Start[position] else { return false }
            offset += 1
        }
        return true
    }

    /// Returns whether two ranges contain the same bytes.
    @inline(__always)
    func equal(_ first: Range<Int>, _ second: Range<Int>) -> Bool { equal(first, self, second) }

    /// Returns whether a range contains the same bytes as a range of another text. Compares eight bytes at a time.
    @inline(__always)
    func equal(_ first: Range<Int>, _ other: UnsafeBufferPointer<UInt8>, _ second: Range<Int>) -> Bool {
        guard first.count == second.count else { return false }
        let (left, right) = (UnsafeRawBufferPointer(self), UnsafeRawBufferPointer(other))
        var (offset, place) = (first.lowerBound, second.lowerBound)
        while offset + 8 <= first.upperBound {
            guard
                left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                    == right.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            else { return false }
            offset += 8
            place += 8
        }
        while offset < first.upperBound {
            guard self[offset] == other[place] else { return false }
            offset += 1
            place += 1
        }
        return true
    }
}
