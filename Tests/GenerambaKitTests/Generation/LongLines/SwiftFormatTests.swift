import Foundation
import Testing

@testable import GenerambaKit
@testable import SwiftText

/// Lines are broken as swift-format requires.
struct SwiftFormatTests {
    /// Runs the toolchain's formatter; nil when there is none.
    private func lint(_ files: [String: String]) throws -> String? {
        let sandbox = try Sandbox(files)
        let (output, messages) = (sandbox.newStream(), sandbox.newStream())
        func run(_ arguments: String...) throws -> Int32 {
            try Child(
                ["swift", "format"] + arguments, in: sandbox.project, environment: sandbox.environment,
                streams: ("/dev/null", output, messages)
            ).wait()
        }
        guard try run("--version") == 0 else { return nil }
        _ = try run("lint", "--strict", "--parallel", "--recursive", ".")
        return try String(contentsOfFile: messages, encoding: .utf8)
    }

    @Test func randomCodeIsAccepted() throws {
        var files: [String: String] = [:]
        for seed in 3...30 {
            var random = RandomSwift(seed: UInt64(seed))
            let bytes = Array(random.file().utf8)
            let edits = LongLines.edits(of: bytes, length: 100)
            #expect(edits.count > 20)
            files["a\(seed).swift"] = String(decoding: bytes.applying(edits), as: UTF8.self)
        }
        guard let complaints = try lint(files) else {
            return print("SKIPPED: there is no 'swift format' to judge the broken lines")
        }
        #expect(complaints.split(separator: "\n").prefix(10).joined(separator: "\n") == "")
    }

    @Test func nothingButWhiteSpaceAndLastCommasChange() {
        func kept(_ bytes: [UInt8]) -> [UInt8] {
            bytes.filter { !$0.isWhitespace && $0 != UInt8(ascii: ",") }
        }
        for seed in 1...20 {
            var random = RandomSwift(seed: UInt64(seed))
            let bytes = Array(random.file().utf8)
            for length in [40, 60, 100] {
                let broken = bytes.applying(LongLines.edits(of: bytes, length: length))
                #expect(kept(broken) == kept(bytes))
                let again = broken.applying(LongLines.edits(of: broken, length: length))
                #expect(again.split(separator: 0x0A) == broken.split(separator: 0x0A), "seed \(seed)")
            }
        }
    }

    @Test func anyTextIsTaken() {
        var random = Seeded(7)
        let parts = [
            "(", ")", "[", "]", "{", "}", "<", ">", "->", ",", " = ", "\"", "\\(", "#", "/*", "*/", "//", "a",
            " ", "\n", "\"\"\"", "é", "\u{0}", "guard ", " else {", " in ", ": ",
        ]
        for _ in 0..<3000 {
            let bytes = (0..<40).flatMap { _ in Array(parts[random.next(below: parts.count)].utf8) }
            let broken = bytes.applying(LongLines.edits(of: bytes, length: 10))
            #expect(broken.filter { !$0.isWhitespace }.count >= bytes.filter { !$0.isWhitespace }.count)
        }
    }
}
