/// A growing list with a single owner, for frequent, small appends.
///
/// An array would check at each append whether it shares its memory. The pointer never leaves this type, which accesses
/// only the first `count` elements.
struct Buffer<Element>: ~Copyable {
    private var start: UnsafeMutablePointer<Element>
    private var capacity: Int
    private(set) var count = 0

    /// - Parameter capacity: the number of elements that the list takes without growing. An empty list without capacity
    ///   has no memory.
    init(capacity: Int = 0) {
        self.capacity = 0
        start = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
        if capacity > 0 { grow(to: capacity) }
    }

    deinit {
        start.deinitialize(count: count)
        if capacity > 0 { start.deallocate() }
    }

    init(repeating element: Element, count: Int) {
        self.init(capacity: count)
        start.initialize(repeating: element, count: count)
        self.count = count
    }

    subscript(index: Int) -> Element {
        @inline(__always) get {
            precondition(index >= 0 && index < count)
            return start[index]
        }
        @inline(__always) set {
            precondition(index >= 0 && index < count)
            start[index] = newValue
        }
    }

    var last: Element? { count > 0 ? start[count - 1] : nil }

    /// Returns the elements from an index on.
    func array(from index: Int = 0) -> [Element] {
        precondition(0...count ~= index)
        return Array(UnsafeBufferPointer(start: start + index, count: count - index))
    }

    /// Returns the results of calling a function with each element.
    @inline(__always)
    func map<Result>(_ transform: (Element) -> Result) -> [Result] {
        UnsafeBufferPointer(start: start, count: count).map(transform)
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow(to: max(4, 2 * count)) }
        (start + count).initialize(to: element)
        count += 1
    }

    mutating func removeLast(_ removed: Int) {
        precondition(0...count ~= removed)
        count -= removed
        (start + count).deinitialize(count: removed)
    }

    @inline(never)
    private mutating func grow(to larger: Int) {
        let new = UnsafeMutablePointer<Element>.allocate(capacity: larger)
        new.moveInitialize(from: start, count: count)
        if capacity > 0 { start.deallocate() }
        (start, capacity) = (new, larger)
    }
}

extension Buffer: @unchecked Sendable where Element: Sendable {}

extension Buffer<UInt8> {
    @inline(__always)
    mutating func append(contentsOf bytes: UnsafeRawBufferPointer) {
        guard let source = bytes.baseAddress else { return }
        if bytes.count > capacity - count { grow(to: max(count + bytes.count, 2 * capacity)) }
        UnsafeMutableRawPointer(start + count).copyMemory(from: source, byteCount: bytes.count)
        count += bytes.count
    }

    mutating func append(contentsOf bytes: ArraySlice<UInt8>) {
        bytes.withUnsafeBytes { append(contentsOf: $0) }
    }

    /// Calls a function with a range of the bytes.
    @inline(__always)
    func withBytes<Result>(_ range: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        precondition(range.lowerBound >= 0 && range.upperBound <= count)
        return body(UnsafeRawBufferPointer(start: start + range.lowerBound, count: range.count))
    }
}
