extension UnsafeRawBufferPointer {
    /// A hash of the bytes. Collisions differ from run to run, so that nobody can craft a template whose names all
    /// collide.
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

    /// Fewer than eight bytes packed into an integer.
    private var shortWord: UInt64 {
        guard count >= 4 else { return reduce(0) { $0 << 8 | UInt64($1) } }
        let first = UInt64(loadUnaligned(as: UInt32.self))
        return first << 32 | UInt64(loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
    }

    /// Whether both buffers contain the same bytes.
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
    /// A seed that differs in each run of the program, like that of Swift's own hashes.
    fileprivate static let hashSeed = UInt64(truncatingIfNeeded: Hasher().finalize())

    /// Both halves of the product with 2^64 divided by the golden ratio, combined by XOR. The factor is odd and has no
    /// pattern, so each bit of the number affects many bits of the result.
    fileprivate var mixed: UInt64 {
        let product = multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return product.high ^ product.low
    }
}
