/// Computes a SHA-256 digest (FIPS 180-4) of bytes that arrive in pieces.
package struct SHA256 {
    private var state: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
        0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    /// The bytes that do not fill a block of 64 yet.
    private var pending: [UInt8] = []
    private var length: UInt64 = 0

    package init() {}

    /// Appends bytes to the message.
    package mutating func update(_ bytes: [UInt8]) {
        length += UInt64(bytes.count)
        pending += bytes
        let count = pending.count / 64
        guard count > 0 else { return }
        let message = pending
        // Bounds are not checked, because a fifth of an installation is spent here: all offsets are constants below 64.
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
            Self.constants.withUnsafeBufferPointer { constants in
                message.withUnsafeBytes { bytes in
                    guard let first = bytes.baseAddress, let schedule = schedule.baseAddress,
                        let constants = constants.baseAddress
                    else { return }
                    for number in 0..<count { compress(first + 64 * number, schedule, constants) }
                }
            }
        }
        pending.removeFirst(64 * count)
    }

    /// Returns the digest of the message: 32 bytes as 64 lowercase hexadecimal digits.
    package func finalized() -> String {
        var padded = self
        let zeros = [UInt8](repeating: 0, count: (119 - pending.count) % 64)
        let bits = length &* 8
        let size = stride(from: UInt64(56), through: 0, by: -8).map { UInt8(truncatingIfNeeded: bits >> $0) }
        padded.update([0x80] + zeros + size)
        let digits = Array("0123456789abcdef".utf8)
        let nibbles = padded.state.flatMap { word in
            stride(from: 28, through: 0, by: -4).map { digits[Int(word >> UInt32($0) & 15)] }
        }
        return String(decoding: nibbles, as: UTF8.self)
    }

    /// Updates the state with one block of 64 bytes (FIPS 180-4, 6.2.2). The schedule has room for 64 words.
    private mutating func compress(
        _ block: UnsafeRawPointer, _ schedule: UnsafeMutablePointer<UInt32>,
        _ constants: UnsafePointer<UInt32>
    ) {
        for t in 0..<16 {
            schedule[t] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: 4 * t, as: UInt32.self))
        }
        for t in 16..<64 {
            let (x, y) = (schedule[t - 15], schedule[t - 2])
            let s0 = x.rotated(7) ^ x.rotated(18) ^ x >> 3
            let s1 = y.rotated(17) ^ y.rotated(19) ^ y >> 10
            schedule[t] = schedule[t - 16] &+ s0 &+ schedule[t - 7] &+ s1
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        // After eight rounds, each variable has its old part again, so none of them has to be moved.
        for t in stride(from: 0, to: 64, by: 8) {
            let (k, w) = (constants + t, schedule + t)
            Self.round(a, b, c, &d, e, f, g, &h, k[0] &+ w[0])
            Self.round(h, a, b, &c, d, e, f, &g, k[1] &+ w[1])
            Self.round(g, h, a, &b, c, d, e, &f, k[2] &+ w[2])
            Self.round(f, g, h, &a, b, c, d, &e, k[3] &+ w[3])
            Self.round(e, f, g, &h, a, b, c, &d, k[4] &+ w[4])
            Self.round(d, e, f, &g, h, a, b, &c, k[5] &+ w[5])
            Self.round(c, d, e, &f, g, h, a, &b, k[6] &+ w[6])
            Self.round(b, c, d, &e, f, g, h, &a, k[7] &+ w[7])
        }
        state[0] &+= a
        state[1] &+= b
        state[2] &+= c
        state[3] &+= d
        state[4] &+= e
        state[5] &+= f
        state[6] &+= g
        state[7] &+= h
    }

    /// One of the 64 rounds. The next one takes `h` for `a`, and `d` for `e`.
    @inline(__always) private static func round(
        _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32, _ e: UInt32, _ f: UInt32, _ g: UInt32,
        _ h: inout UInt32, _ word: UInt32
    ) {
        let s1 = e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)
        let first = h &+ s1 &+ (g ^ e & (f ^ g)) &+ word
        let s0 = a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)
        d &+= first
        h = first &+ s0 &+ (a & b | c & (a | b))
    }

    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2).
    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
        0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
        0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
        0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
        0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
        0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
        0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
        0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
        0xc671_78f2,
    ]
}

/// Returns the SHA-256 of bytes, in hexadecimal digits.
package func sha256(of bytes: [UInt8]) -> String {
    var hash = SHA256()
    hash.update(bytes)
    return hash.finalized()
}

extension UInt32 {
    /// Returns the word rotated right by a number of bits from 1 to 31.
    @inline(__always)
    fileprivate func rotated(_ bits: UInt32) -> UInt32 { self &>> bits | self &<< (32 &- bits) }
}
