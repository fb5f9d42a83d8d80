/// A byte buffer for frequent, small appends.
struct ByteBuffer {
    /// The bytes, followed by zeros up to the capacity.
    private(set) var storage: [UInt8] = []
    /// The number of bytes.
    private(set) var count = 0

    init(capacity: Int) {
        storage.reserveCapacity(capacity)
        storage.append(contentsOf: repeatElement(0, count: capacity))
    }

    var last: UInt8? { count > 0 ? storage[count - 1] : nil }

    /// The bytes without the spare capacity.
    var array: [UInt8] { Array(storage[..<count]) }

    /// Returns the bytes from an offset on.
    subscript(range: PartialRangeFrom<Int>) -> ArraySlice<UInt8> { storage[range.lowerBound..<count] }

    @inline(__always)
    mutating func append(contentsOf bytes: UnsafeRawBufferPointer) {
        let (start, end) = (count, count + bytes.count)
        if end > storage.count { grow(to: end) }
        storage.withUnsafeMutableBytes { storage in
            UnsafeMutableRawBufferPointer(rebasing: storage[start..<end]).copyMemory(from: bytes)
        }
        count = end
    }

    mutating func append(contentsOf bytes: ArraySlice<UInt8>) {
        bytes.withUnsafeBytes { append(contentsOf: $0) }
    }

    mutating func removeLast(_ removed: Int) {
        precondition(0...count ~= removed)
        count -= removed
    }

    private mutating func grow(to minimum: Int) {
        let added = max(minimum, 2 * storage.count) - storage.count
        storage.append(contentsOf: repeatElement(0, count: added))
    }
}
