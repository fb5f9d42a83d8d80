import Foundation
import Testing

@testable import GenerambaKit
@testable import SourceText
@testable import SwiftText

/// Literals and comments stay whole, whatever they look like.
struct LiteralsInLongLinesTests {
    private static func broken(_ text: String, _ length: Int) -> String {
        let bytes = Array(text.utf8)
        return String(decoding: bytes.applying(LongLines.edits(of: bytes, length: length)), as: UTF8.self)
    }

    private static func unmarked(_ text: String) -> String {
        text.filter { $0 != RandomLiterals.start && $0 != RandomLiterals.end }
    }

    /// Returns what follows the place at which a text no longer is a marked one, apart from white space and commas after
    /// last elements outside marks. Nil if it is the same to its end.
    private static func difference(_ text: String, from marked: String) -> String? {
        var rest = text[...]
        var isMarked = false
        for character in marked {
            if character == RandomLiterals.start || character == RandomLiterals.end {
                isMarked.toggle()
                if isMarked { rest = rest.drop(while: \.isWhitespace) }
            } else if isMarked || !character.isWhitespace {
                if !isMarked { rest = rest.drop(while: \.isWhitespace) }
                if !isMarked, rest.first == ",", character == "]" {
                    rest = rest.dropFirst().drop(while: \.isWhitespace)
                }
                guard rest.popFirst() == character else { return "\(character) \(rest.prefix(80))" }
            }
        }
        return rest.allSatisfy(\.isWhitespace) ? nil : String(rest)
    }

    @Test func onlyTheSpaceAroundThemChanges() {
        for seed in 0..<30 as Range<UInt64> {
            var random = RandomLiterals(seed: seed)
            let marked = random.function(1)
            let code = Self.unmarked(marked)
            for length in [20, 40, 60, 100] {
                let text = Self.broken(code, length)
                #expect(text.count > code.count)
                #expect(Self.difference(text, from: marked) == nil, "seed \(seed), \(length) characters")
            }
        }
    }

    @Test func theCodeStillCompiles() throws {
        var files = ["a.swift": RandomLiterals.declarations]
        for seed in 100..<102 as Range<UInt64> {
            var random = RandomLiterals(seed: seed)
            let code = Self.unmarked(random.function(1))
            files["\(seed).swift"] = code
            for length in [20, 60, 100] { files["\(seed)-\(length).swift"] = Self.broken(code, length) }
        }
        let sandbox = try Sandbox(files)
        let (output, messages) = (sandbox.newStream(), sandbox.newStream())
        let compiler = try Child(
            ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6"] + files.keys.sorted(),
            in: sandbox.project, environment: sandbox.environment, streams: ("/dev/null", output, messages))
        let status = compiler.wait()
        #expect(status == 0, "\((try? String(contentsOfFile: messages, encoding: .utf8)) ?? "")")
    }

    @Test(
        arguments: [
            ("f(identifier, /name, other/)", "f(\n  identifier,\n  /name, other/\n)"),
            ("f(#/identifier, name/#, #/(/#)", "f(\n  #/identifier, name/#,\n  #/(/#\n)"),
            ("f(a / b, names.reduce(1, /) / b)", "f(\n  a / b,\n  names.reduce(1, /) / b\n)"),
            ("f { \"identifier in name\" + a }", "f {\n  \"identifier in name\" + a\n}"),
            ("f(`load a, (b`, in: names, identifier)", "f(\n  `load a, (b`,\n  in: names,\n  identifier\n)"),
            ("#if os(iOS) || canImport(UIKit)", nil),
            ("let a = #/\n  f(identifier, names, others)\n  /#", nil),
            ("f(identifier, /* (a, b */ names)", nil),
            (
                "f(\"\\(a /* \" */)\", identifier, names)",
                "f(\n  \"\\(a /* \" */)\",\n  identifier,\n  names\n)"
            ),
        ] as [(String, String?)])
    func aLiteralIsWhole(text: String, expected: String?) {
        #expect(Self.broken(text, 26) == expected ?? text)
    }
}
