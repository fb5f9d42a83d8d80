import SourceText
import Testing

struct SHA256Tests {
    /// Messages with their digests: NIST's examples for FIPS 180-4, and the empty message from its test vectors.
    private static let examples: [(message: String, digest: String)] = [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (
            "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrs"
                + "mnopqrstnopqrstu",
            "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
        ),
        (
            String(repeating: "a", count: 1_000_000),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
        ),
    ]

    /// The digest of bytes that are hashed in chunks of this size.
    private func digest(_ bytes: [UInt8], piece: Int) -> String {
        var hash = SHA256()
        for start in stride(from: 0, to: bytes.count, by: piece) {
            hash.update(Array(bytes[start..<min(start + piece, bytes.count)]))
        }
        return hash.finalized()
    }

    @Test(arguments: examples.indices) func digestsAreThoseOfNIST(index: Int) {
        let (message, expected) = Self.examples[index]
        for piece in [1, 63, 64, 65, 1_000_000] where piece > 1 || message.utf8.count < 1000 {
            #expect(digest(Array(message.utf8), piece: piece) == expected, "in pieces of \(piece)")
        }
    }

    /// From 56 bytes on, the padding needs a second block.
    @Test func digestsAreThoseOfShasumAroundTheSizeOfABlock() throws {
        let sandbox = try Sandbox()
        for count in [55, 56, 57, 63, 64, 65, 119, 120, 127, 128, 129, 4097] {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 3) }
            try sandbox.write(bytes, to: "message")
            let expected = try sandbox.output(of: ["shasum", "-a", "256", "message"]).prefix(64)
            #expect(digest(bytes, piece: 50) == expected, "\(count) bytes")
        }
    }
}
