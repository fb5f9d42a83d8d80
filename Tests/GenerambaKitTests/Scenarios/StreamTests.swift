import Testing

/// Tests what is written to standard output and standard error, and in which colours.
struct StreamTests {
    private let shop: Sandbox

    init() throws {
        shop = try Shop.sandbox(settings: Shop.settings + "compny: x\n")
        try shop.write(["Sources/Shop/Modules/Profile/ProfileModel.swift": "edited"])
    }

    private static let escape = "\u{1B}["

    @Test func coloursAreForTerminals() throws {
        let run = try shop.converse(
            "gen", "Profile", "--dry-run", with: ["NO_COLOR": ""], wholly: true, reacting: [])
        #expect(
            run.messages
                == """
                     \(Self.escape)32mcreate\(Self.escape)0m  Sources/Shop/Modules/Profile/View/ProfileView.swift
                   \(Self.escape)1;31mconflict\(Self.escape)0m  Sources/Shop/Modules/Profile/ProfileModel.swift
                     \(Self.escape)32mcreate\(Self.escape)0m  Tests/ShopTests/Modules/Profile/ProfileTests.swift
                \(Self.escape)1mProfile\(Self.escape)0m from page: 2 to create, 1 in conflict (dry run, nothing was \
                written)
                \(Self.escape)1mRambafile:9:1: \(Self.escape)0m\(Self.escape)1;33mwarning:\(Self.escape)0m \
                \(Self.escape)1munknown key 'compny'\(Self.escape)0m
                 9 | compny: x
                   | \(Self.escape)1;31m^^^^^^\(Self.escape)0m
                  \(Self.escape)36mhint:\(Self.escape)0m did you mean 'company'?

                """.replacing("     \(Self.escape)32mcreate", with: "\(Self.escape)32m     create")
                .replacing("   \(Self.escape)1;31mconflict", with: "\(Self.escape)1;31m   conflict"))
    }

    @Test(arguments: [["NO_COLOR": "1"], ["NO_COLOR": "", "TERM": "dumb"]])
    func coloursCanBeTurnedOff(variables: [String: String]) throws {
        let run = try shop.converse(
            "gen", "Profile", "--dry-run", with: variables, wholly: true, reacting: [])
        #expect(run.messages.firstRange(of: "\u{1B}") == nil)
        #expect(run.status == 0)
    }

    @Test func nothingButATerminalGetsColours() throws {
        let run = try shop.run("gen", "Profile", "--dry-run", with: ["NO_COLOR": "", "TERM": "xterm"])
        #expect(run.output.firstRange(of: "\u{1B}") == nil && run.messages.firstRange(of: "\u{1B}") == nil)
    }

    @Test func aNarrowTerminalCutsLongLines() throws {
        try shop.write([
            "Rambafile": Shop.settings
                + "company: \(String(repeating: "long ", count: 40)): x # \(String(repeating: "y", count: 90))\n"
        ])
        let run = try shop.converse("gen", "Profile", columns: 40, reacting: [])
        #expect(run.status == 1)
        let excerpt = run.messages.split(separator: "\n").filter { $0.firstRange(of: " | ") != nil }
        #expect(excerpt.count == 2 && excerpt.allSatisfy { $0.count <= 40 }, "\(run)")
    }

    @Test func aTextThatWouldSteerTheTerminalIsShownHarmlessly() throws {
        try shop.write(["Rambafile": Shop.settings + "\"a\\e[2J\\rb\": \u{85}x\n"])
        let run = try shop.run("gen", "N\u{1B}[31m\u{7}", "--dry-run")
        #expect(run.status == 1)
        #expect(
            run.messages.unicodeScalars.allSatisfy {
                $0 == "\n" || $0.properties.generalCategory != .control
            }, "\(run)")
    }
}
