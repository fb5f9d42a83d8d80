/// Writes numbers and texts one after another, for a cache that a `ByteReader` reads.
public struct ByteWriter: Sendable {
    public var bytes: [UInt8] = []

    @inlinable public init() {}

    /// Adds a number in groups of seven bits, the lowest first, so that small numbers take one byte.
    @inlinable public mutating func add(_ number: Int) {
        var rest = UInt(bitPattern: number)
        while rest > 0x7F {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    @inlinable public mutating func add(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

    @inlinable public mutating func add(_ range: Range<Int>) {
        add(range.lowerBound)
        add(range.count)
    }

    /// Adds bytes and their number.
    @inlinable public mutating func add(_ content: ArraySlice<UInt8>) {
        add(content.count)
        bytes += content
    }

    @inlinable public mutating func add(_ content: [UInt8]) { add(content[...]) }

    @inlinable public mutating func add(_ text: String) { add(Array(text.utf8)) }

    @inlinable public mutating func add<Value>(
        optional value: Value?, _ write: (Value, inout Self) throws -> Void
    ) rethrows {
        add(value != nil)
        if let value { try write(value, &self) }
    }

    @inlinable public mutating func add<Item>(all items: [Item], _ write: (Item, inout Self) throws -> Void)
        rethrows
    {
        add(items.count)
        for item in items { try write(item, &self) }
    }
}

/// A cache has other bytes than the program writes.
public struct DamagedBytes: Error {
    @inlinable public init() {}
}

/// Reads what a `ByteWriter` has written, and throws `DamagedBytes` for anything else. A class, so that functions can read
/// lists of what they read themselves.
public final class ByteReader {
    @usableFromInline let bytes: [UInt8]
    @usableFromInline @exclusivity(unchecked) var position: Int
    @usableFromInline let end: Int

    public init(_ bytes: [UInt8], _ range: Range<Int>) {
        (self.bytes, position, end) = (bytes, range.lowerBound, range.upperBound)
    }

    @inlinable public var isAtEnd: Bool { position == end }

    @inlinable public func byte() throws(DamagedBytes) -> UInt8 {
        guard position < end else { throw DamagedBytes() }
        defer { position += 1 }
        return bytes[position]
    }

    @inlinable public func integer() throws(DamagedBytes) -> Int {
        var byte = try byte()
        if byte < 0x80 { return Int(byte) }
        var (number, shift): (UInt64, UInt64) = (0, 0)
        while byte >= 0x80 {
            number |= UInt64(byte & 0x7F) << shift
            shift += 7
            byte = try self.byte()
            guard shift < 64 else { throw DamagedBytes() }
        }
        return Int(truncatingIfNeeded: number | UInt64(byte) << shift)
    }

    /// Reads a number from 0 to one less than a count.
    @inlinable public func number(below count: Int) throws(DamagedBytes) -> Int {
        let number = try integer()
        guard 0 <= number, number < count else { throw DamagedBytes() }
        return number
    }

    @inlinable public func flag() throws(DamagedBytes) -> Bool { try number(below: 2) == 1 }

    /// Reads a range between 0 and a count.
    @inlinable public func range(to count: Int) throws(DamagedBytes) -> Range<Int> {
        let start = try number(below: count + 1)
        return start..<start + (try number(below: count - start + 1))
    }

    /// Skips bytes that are written with their number, and returns where they are.
    @inlinable public func skipContent() throws(DamagedBytes) -> Range<Int> {
        let start = position
        let count = try number(below: end - start)
        guard count <= end - position else { throw DamagedBytes() }
        position += count
        return position - count..<position
    }

    @inlinable public func content() throws(DamagedBytes) -> [UInt8] { Array(bytes[try skipContent()]) }

    @inlinable public func text() throws(DamagedBytes) -> String {
        String(decoding: bytes[try skipContent()], as: UTF8.self)
    }

    @inlinable public func optional<Value>(
        _ read: () throws(DamagedBytes) -> Value
    ) throws(DamagedBytes) -> Value? {
        try flag() ? try read() : nil
    }

    @inlinable public func items<Item>(_ read: () throws(DamagedBytes) -> Item) throws(DamagedBytes)
        -> [Item]
    {
        // Each item takes a byte at least.
        let count = try number(below: end - position)
        var items: [Item] = []
        items.reserveCapacity(count)
        for _ in 0..<count { items.append(try read()) }
        return items
    }
}
