/// A growing text in UTF-8 with a single owner, for frequent, small appends.
///
/// An array would check at each append whether it shares its memory, and would fill new memory with zeros. The pointer
/// never leaves this type, which accesses only the first `count` bytes.
struct ByteBuffer: ~Copyable {
    private var start: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    /// The number of bytes.
    private(set) var count = 0

    init(capacity: Int) {
        self.capacity = max(64, capacity)
        start = .allocate(capacity: self.capacity)
    }

    deinit { start.deallocate() }

    var last: UInt8? { count > 0 ? start[count - 1] : nil }

    /// Returns the bytes from an offset on.
    func array(from offset: Int = 0) -> [UInt8] {
        precondition(0...count ~= offset)
        return Array(UnsafeBufferPointer(start: start + offset, count: count - offset))
    }

    @inline(__always)
    mutating func append(contentsOf bytes: UnsafeRawBufferPointer) {
        guard let source = bytes.baseAddress else { return }
        if bytes.count > capacity - count { grow(by: bytes.count) }
        UnsafeMutableRawPointer(start + count).copyMemory(from: source, byteCount: bytes.count)
        count += bytes.count
    }

    mutating func append(contentsOf bytes: ArraySlice<UInt8>) {
        bytes.withUnsafeBytes { append(contentsOf: $0) }
    }

    mutating func removeLast(_ removed: Int) {
        precondition(0...count ~= removed)
        count -= removed
    }

    @inline(never)
    private mutating func grow(by added: Int) {
        capacity = max(count + added, 2 * capacity)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.initialize(from: start, count: count)
        start.deallocate()
        start = larger
    }
}
