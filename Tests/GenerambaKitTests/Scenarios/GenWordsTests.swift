import Foundation
import GenerambaKit
import Testing

@testable import generamba

/// The two readers of the command line of `gen`.
struct GenWordsTests {
    /// Words that a command line may consist of: all options, values, parameters, mistakes.
    private static let words: [[String]] =
        GenOptions.optionNames.flatMap { $0.split(separator: "/") }.map(String.init).flatMap { name in
            let other = name.dropFirst(2).contains("_") ? "-" : "_"
            let spelling = "--" + name.dropFirst(2).replacing(other == "-" ? "_" : "-", with: other)
            return [
                [name], [name], [name, "5"], [name, "Shop"], [spelling], [spelling, "Shop"],
                [name + "=xctest"],
            ]
        } + [
            ["Profile"], ["Profile"], ["Profile,News"], ["page"], ["-d", "What it does"], ["-C", "."], ["-C"],
            ["-y"], ["-q"], ["-v"], ["-yq"], ["-dx"], ["--style", "dark"], ["--cells=3"], ["--cells", "-3"],
            ["--tests", "xctest"], ["--tests", "other"], ["--on-conflict", "merge"], ["--on_conflict", "x"],
            ["--"], ["-"], [""], ["-h"], ["--help"], ["--help-hidden"], ["--version"], ["-x"],
            ["--author", ""],
            ["--custom_parameters", "a:1", "b:2"], ["--generate-completion-script", "zsh"], ["---completion"],
            ["--no-with_required"], ["--no_with_required"], ["--no_with-required"], ["--dry-runs"],
            ["--Dry-Run"],
            ["--experimental-dump-help"], ["--author", "--", "x"], ["--samples", "A=a"],
            ["--color", "never"],
        ]

    /// The argument parser of the debug build takes a fifth of a second for a command line.
    private static let count =
        ProcessInfo.processInfo.environment["GENERAMBA_EVERY_COMMAND_LINE"] == nil ? 200 : 5000

    @Test func theyAgree() throws {
        var numbers = Seeded(UInt64(SampledCases.seed))
        var plain = 0
        for _ in 0..<Self.count {
            let count = Int.random(in: 0...4, using: &numbers)
            var line = ["gen"] + (0..<count).flatMap { _ in Self.words.randomElement(using: &numbers)! }
            if Bool.random(using: &numbers) { line.insert(contentsOf: ["Profile", "page"], at: 1) }
            guard let run = GenRun(plain: line) else { continue }
            plain += 1
            let gen = try? Generamba.parseAsRoot(splitCustomParameters(line)) as? Gen
            let parsed = try gen.map { try GenRun($0.words, $0.options) }
            let (own, other) = (Self.lines(run as GenRun? as Any), Self.lines(parsed as Any))
            #expect(own.symmetricDifference(other).sorted() == [], "\(line)")
            #expect(gen?.help == false, "\(line)")
        }
        #expect(plain * 8 > Self.count)
    }

    /// Everything in a value, as the lines of a text.
    private static func lines(_ value: Any) -> Set<String> {
        var text = ""
        dump(value, to: &text)
        return Set(
            text.split(separator: "\n").map(String.init).filter {
                !$0.contains("0x") && !$0.contains("pointer")
            })
    }
}
