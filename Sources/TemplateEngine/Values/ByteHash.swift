extension UnsafeRawBufferPointer {
    /// A number that equal bytes share. Which other bytes share it differs from run to run, so that nobody can
    /// write a template whose names all do.
    @inline(__always)
    var hash: UInt64 {
        var hash = UInt64.hashSeed ^ UInt64(truncatingIfNeeded: count)
        guard count >= 8 else { return (hash ^ shortWord).mixed }
        var offset = 0
        while offset < count - 8 {
            hash = (hash ^ loadUnaligned(fromByteOffset: offset, as: UInt64.self)).mixed
            offset += 8
        }
        return (hash ^ loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)).mixed
    }

    /// Fewer than eight bytes as a number.
    private var shortWord: UInt64 {
        guard count >= 4 else { return reduce(0) { $0 << 8 | UInt64($1) } }
        let first = UInt64(loadUnaligned(as: UInt32.self))
        return first << 32 | UInt64(loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
    }

    /// Whether both hold the same bytes.
    func isEqual(to other: UnsafeRawBufferPointer) -> Bool {
        guard count == other.count else { return false }
        var offset = 0
        while offset + 8 <= count {
            let first = loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            guard first == other.loadUnaligned(fromByteOffset: offset, as: UInt64.self) else { return false }
            offset += 8
        }
        while offset < count {
            guard self[offset] == other[offset] else { return false }
            offset += 1
        }
        return true
    }
}

extension UInt64 {
    /// Another number in each run of the program, as Swift's own hashes have it.
    fileprivate static let hashSeed = UInt64(truncatingIfNeeded: Hasher().finalize())

    /// Both halves of a product with an odd number without a pattern, 2^64 divided by the golden ratio: each bit of
    /// the number changes many of the result's.
    fileprivate var mixed: UInt64 {
        let product = multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return product.high ^ product.low
    }
}
