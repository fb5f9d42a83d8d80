import Testing

/// Tests `--limit`, which sets the limits of templates.
struct LimitOptionTests {
    private func nested(_ depth: Int) throws -> Sandbox {
        let (begin, end) = ("{{#module_info.name}}", "{{/module_info.name}}")
        return try Shop.sandbox(
            printing: String(repeating: begin, count: depth) + "deep" + String(repeating: end, count: depth))
    }

    @Test func nestingMayBeDeeper() throws {
        let shop = try nested(101)
        let run = try shop.run("gen", "Profile")
        #expect(run.status == 1)
        #expect(run.messages.hasPrefix("Templates/page/Code/file.mustache:1:2104: error: "), "\(run)")
        #expect(run.messages.hasSuffix("\n  hint: allow more: '--limit depth=N'\n"))
        #expect(try shop.run("gen", "Profile", "--limit", "depth=101").status == 0)
        #expect(try shop.read("Sources/Shop/Modules/Profile/Profile.txt") == "deep")
    }

    @Test func theDeepestNestingIsRendered() throws {
        let shop = try nested(1000)
        #expect(try shop.run("gen", "Profile", "--limit", "depth=1000").status == 0)
    }

    @Test func stepsAndOutput() throws {
        let loop = "{% for i in (1..600000) %}{{ i }}{% endfor %}"
        let shop = try Shop.sandbox()
        try shop.install(
            [
                "page.rambaspec": "name: page\ncode_files: [{name: .txt, path: Code/file.liquid}]\n",
                "Code/file.liquid": loop,
            ], as: "page")
        for (limit, excess) in [
            ("steps=1000", "takes more than 1000 steps"), ("output=1", "generates more than 1 MiB of text"),
        ] {
            let run = try shop.run("gen", "Profile", "--limit", limit)
            let name = limit.prefix { $0 != "=" }
            #expect(run.status == 1)
            #expect(run.messages.hasPrefix("Templates/page/Code/file.liquid:1:"), "\(run)")
            #expect(run.messages.firstRange(of: "error: the template \(excess)\n") != nil)
            #expect(
                run.messages.hasSuffix(
                    "hint: look for nested loops, or allow more: '--limit \(name)=N'\n"))
        }
        let run = try shop.run("gen", "Profile", "--limit", "output=4", "--limit", "steps=5000000")
        #expect(run.status == 0, "\(run)")
    }

    @Test(arguments: [
        ("depth", "depth is a number from 1 to 1000"), ("depth=0", "depth is a number from 1 to 1000"),
        ("depth=1001", "depth is a number from 1 to 1000"),
        ("output=much", "output is a number from 1 to 4096"),
        ("speed=3", "write depth=N, steps=N or output=N"),
        ("", "write depth=N, steps=N or output=N"),
    ])
    func whatIsNoLimitIsRefused(limit: String, reason: String) throws {
        let shop = try Shop.sandbox()
        try shop.refuses(
            "gen", "Profile", "--limit", limit, status: 64,
            saying: """
                error: '\(limit)' is not a valid limit: \(reason)
                  hint: usage: generamba gen [<options>] <name> [<template>]
                """)
    }
}
