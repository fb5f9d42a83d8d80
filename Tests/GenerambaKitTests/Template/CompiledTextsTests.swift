import Foundation
import Testing

@testable import GenerambaKit

/// The cache of parsed texts, with which 'gen' need not parse a template again.
struct CompiledTextsTests {
    private var shop: Sandbox

    init() throws {
        shop = try Shop.sandbox()
        shop.environment["GENERAMBA_CACHE"] = shop.root + "/cache"
    }

    /// The paths of the cache's files.
    private var paths: [String] {
        get throws {
            guard shop.exists("../cache/texts") else { return [] }
            return try shop.files(in: "../cache/texts").filter { !$0.hasPrefix(".") }.sorted()
                .map { "../cache/texts/\($0)" }
        }
    }

    @Test(arguments: BuiltInCatalog.names) func theFilesAreThoseWithoutTheCache(template: String) throws {
        let command = ["gen", "Profile", template, "--dry-run", "--diff"] + Shop.needed(by: template)
        let cold = try shop.run(command)
        #expect(cold.status == 0 && cold.output.contains("+"))
        // This one has neither conditions nor names of its own for files, so that nothing is left to parse.
        #expect(try paths.isEmpty == (template == "rviper_section_table"))
        #expect(try shop.run(command) == cold)
        #expect(try shop.run(command, with: ["GENERAMBA_CACHE": "/dev/null/none"]) == cold)
        let all =
            ["gen", "A,B", template, "--dry-run", "--diff", "--json", "--no-with-required"]
            + Shop.needed(by: template)
        #expect(
            try shop.run(all)
                == shop.run(all, with: ["GENERAMBA_CACHE": "/dev/null/none"]))
    }

    @Test func mistakesAreToldAgain() throws {
        try shop.write([
            "Templates/odd/odd.rambaspec": """
            name: odd
            parameters:
              - {name: style, type: string, examples: [a, b], unknown: key}
            code_files:
              - {name: A.swift, path: a.liquid}
              - {name: B.swift, path: b.liquid}
            """,
            "Templates/odd/a.liquid": "{% if style %}a{% endif %}",
            "Templates/odd/b.liquid": "{{ style | nofilter }} {% include 'none' %}",
        ])
        let first = try shop.run("gen", "Profile", "odd", "--dry-run")
        #expect(first.messages.contains("'unknown'") && first.messages.contains("'none'"))
        for _ in 0..<2 { #expect(try shop.run("gen", "Profile", "odd", "--dry-run") == first) }
        try shop.write(["Templates/odd/b.liquid": "{% if %}"])
        let second = try shop.run("gen", "Profile", "odd", "--dry-run")
        #expect(second.messages.contains("b.liquid:1:4: error"))
        #expect(try shop.run("gen", "Profile", "odd", "--dry-run") == second)
    }

    /// A template with one file, and the command that prints it.
    private func write(_ text: String) throws {
        try shop.write([
            "Templates/odd/odd.rambaspec":
                "name: odd\ncode_files: [{name: A.swift, path: a.liquid, when: \"module_info.name != 'No'\"}]\n",
            "Templates/odd/a.liquid": text,
        ])
    }

    private func line() throws -> String? {
        let run = try shop.run("gen", "Profile", "odd", "--dry-run", "--diff")
        #expect(run.status == 0 && run.messages.isEmpty)
        return run.output.split(separator: "\n").last { $0.hasPrefix("+") }.map(String.init)
    }

    @Test func anEditedTextIsParsedAgain() throws {
        for name in ["one", "two", "one", "six"] {
            // The same size and the same time.
            try write("{% assign a = '\(name)' %}let \(name) = \"{{ a }}\"")
            for _ in 0..<2 { #expect(try line() == "+let \(name) = \"\(name)\"") }
        }
        #expect(try paths.count == 1)
    }

    @Test func aDamagedCacheIsNotRead() throws {
        try write("{% for i in (1..3) %}{{ i | plus: 1 }}{% endfor %}")
        #expect(try line() == "+234")
        let path = try #require(try paths.first)
        let good = try shop.bytes(path)
        let half = Array(good.prefix(good.count / 2))
        var damaged = [0, 1, good.count / 2, good.count - 1].map { Array(good.prefix($0)) } + [half + half]
        for place in stride(from: 0, to: good.count, by: 11) {
            damaged.append(good)
            damaged[damaged.count - 1][place] ^= 0x55
        }
        for bytes in damaged {
            try shop.write(bytes, to: path)
            #expect(try line() == "+234")
            #expect(try shop.bytes(path).count == good.count)
        }
    }

    @Test(.enabled(if: Strace.isUsable, "strace is missing, or may not trace"))
    func aKilledRunLeavesNoHalfCache() throws {
        try write("{% assign a = 'b' %}{{ a }}")
        let command = ["gen", "Profile", "odd", "--dry-run", "--diff"]
        // The answer about the package is known then.
        #expect(try line() == "+b")
        try shop.remove("../cache/texts")
        let calls = try shop.trace(command).calls.filter { $0.line.contains("cache/texts") }
        #expect(calls.contains { $0.name.hasPrefix("rename") } && calls.contains { $0.name == "write" })
        for call in calls {
            try shop.remove("../cache/texts")
            let injection = "inject=\(call.name):signal=KILL:when=\(call.number)"
            let run = try shop.run(
                command, under: ["-o", "/dev/null", "-e", "trace=\(call.name)", "-e", injection])
            #expect(run.status == 128 + SIGKILL, "\(call)")
            for _ in 0..<2 { #expect(try line() == "+b", "\(call)") }
            #expect(try paths.contains { try shop.bytes($0).starts(with: "generamba-texts".utf8) }, "\(call)")
        }
    }

    /// Of two versions of the program, neither reads what the other one wrote, and both keep their own.
    @Test func theTextsOfAnotherVersionStay() throws {
        try write("{% assign a = 'b' %}{{ a }}")
        #expect(try line() == "+b")
        let path = try #require(try paths.first)
        let good = try shop.bytes(path)
        let mark = try #require(good.firstIndex(of: UInt8(ascii: "\n")))
        var other = good
        other[mark - 1] ^= 1
        try shop.write(other, to: path + "0")
        try shop.write(other, to: path)
        for _ in 0..<2 { #expect(try line() == "+b") }
        #expect(try shop.bytes(path).count == good.count && shop.bytes(path)[mark - 1] == good[mark - 1])
        #expect(try shop.bytes(path + "0") == other)
    }

    @Test func theTextsOfAnotherUserAreNotRead() throws {
        try write("{% assign a = 'b' %}{{ a }}")
        #expect(try line() == "+b")
        let path = try shop.path(#require(try paths.first))
        guard chown(path, 12345, 12345) == 0 else { return }
        #expect(try line() == "+b")
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.ownerAccountID] as? Int != 12345)
    }

    @Test func aCacheThatCannotBeWrittenIsNoError() throws {
        try shop.write(["../cache/texts": "a file"])
        try write("{% assign a = 'b' %}{{ a }}")
        for _ in 0..<2 { #expect(try line() == "+b") }
    }

    /// The names of modules in a rambaspec that is rendered do not fill the cache.
    @Test func aRenderedRambaspecIsNotKept() throws {
        try shop.write([
            "Templates/odd/odd.rambaspec":
                "name: odd\ncode_files:\n  - {name: '{{ module_info.name }}.swift', path: a.liquid}\n",
            "Templates/odd/a.liquid": "{% assign a = 'b' %}{{ a }}",
        ])
        var sizes: Set<Int> = []
        for name in ["A", "B", "C"] {
            #expect(try shop.run("gen", name, "odd").status == 0)
            sizes.insert(try paths.map { try shop.bytes($0).count }.reduce(0, +))
        }
        #expect(sizes.count == 1)
    }

    @Test func oldFilesDoNotPileUp() throws {
        try write("{% assign a = 'b' %}{{ a }}")
        try shop.write(
            Dictionary(uniqueKeysWithValues: (0...200).map { ("../cache/texts/\($0)", "old") }))
        #expect(try line() == "+b")
        #expect(try paths.count == 1)
        for name in 0..<40 {
            try write("{% comment %}\(name)\(String(repeating: " ", count: 100_000)){% endcomment %}b")
            #expect(try line() == "+b")
        }
        let size = try paths.map { try shop.bytes($0).count }.reduce(0, +)
        #expect((100_000..<3_000_000).contains(size))
    }
}
