import Testing

/// Tests other names for commands, and what is suggested for unknown ones.
struct CommandNameTests {
    private let shop: Sandbox

    init() throws { shop = try Shop.sandbox(printing: "") }

    // MARK: Other names

    @Test(arguments: ["new", "g", "generate"])
    func someNamesStandForGen(name: String) throws {
        let gen = try shop.run("gen", "Profile", "page", "--dry-run")
        #expect(gen.status == 0)
        #expect(try shop.run(name, "Profile", "page", "--dry-run") == gen)
        #expect(try shop.run("-C", ".", name, "Profile", "--dry-run") == gen)
        #expect(try shop.run(name, "--help") == shop.run("gen", "--help"))
        #expect(try shop.run("help", name) == shop.run("gen", "--help"))
        #expect(try shop.run(name, "Cart", "page").status == 0)
        #expect(shop.exists("Sources/Shop/Modules/Cart/Cart.txt"))
    }

    @Test func initStandsForSetup() throws {
        #expect(try shop.run("init", "--help") == shop.run("setup", "--help"))
        try shop.remove("Rambafile")
        #expect(try shop.run("init", "--yes").status == 0)
        #expect(shop.exists("Rambafile"))
    }

    @Test func theHelpDoesNotListThem() throws {
        let help = try shop.run("--help").output
        #expect(!["new", "generate", "init"].contains { help.contains("  \($0) ") })
    }

    @Test func asNamesOfModulesTheyAreKept() throws {
        try shop.expect(
            "gen", "new", "--dry-run",
            output: """
                     create  Sources/Shop/Modules/new/new.txt
                new from page: 1 to create (dry run, nothing was written)
                """)
    }

    @Test(arguments: [["-v"], ["-V"], ["--color", "never", "-V"]])
    func theVersion(arguments: [String]) throws {
        #expect(try shop.run(arguments) == shop.run("--version"))
    }

    @Test(arguments: [
        (["help", "template", "install"], ["template", "install", "--help"]),
        (["template", "help"], ["template", "--help"]),
        (["template", "help", "install"], ["template", "install", "--help"]),
        (["xcode", "help", "add"], ["xcode", "add", "--help"]),
        (["help", "gen", "silver"], ["gen", "silver", "--help"]),
    ])
    func helpComesBeforeOrAfter(words: [String], usual: [String]) throws {
        let help = try shop.run(usual)
        #expect(help.status == 0)
        #expect(try shop.run(words) == help)
    }

    // MARK: Suggestions

    private static let suggestions = [
        ("install", "template install"), ("lint", "template lint"),
        ("check", "template check"), ("show", "template show"),
        ("search", "template search"), ("regenerate", "update"), ("add", "template add"),
        ("find", "template search"), ("info", "template show"),
        ("instal", "template install"), ("lsit", "list"), ("genn", "gen"), ("generat", "gen"),
        ("Setup", "setup"), ("verison", "version"), ("tempalte", "template"),
        ("template instal", "template install"), ("template gen", "gen"), ("template new", "template create"),
        ("template init", "template create"), ("template rm", "template remove"),
        ("template delete", "template remove"), ("template uninstall", "template remove"),
        ("template setup", "setup"), ("template find", "template search"), ("help nosetup", "setup"),
        ("help template lnit", "template lint"), ("xcode rm", "xcode remove"),
        ("xcode ad", "xcode add"), ("xcode gen", "gen"), ("xcod", "xcode"),
    ]

    @Test(arguments: suggestions)
    func aWrongNameLeadsToACommand(words: String, command: String) throws {
        let given = words.split(separator: " ").map(String.init)
        let name = words.hasPrefix("help ") ? words.dropFirst(5) : words[...]
        try shop.refuses(
            given, status: 64,
            saying: """
                error: unknown command '\(name)'
                  hint: did you mean 'generamba \(command)'?
                """)
        let help = try shop.run(command.split(separator: " ").map(String.init) + ["--help"])
        #expect(help.status == 0 && help.output.hasPrefix("OVERVIEW: "), "\(help)")
    }

    @Test(arguments: [
        ("remove", "destroy", "template remove"), ("delete", "destroy", "template remove"),
        ("rm", "destroy", "template remove"), ("uninstall", "destroy", "template remove"),
        ("create", "gen", "template create"), ("ls", "list", "template list"),
        ("upgrade", "update", "template update"),
    ])
    func modulesAndTemplatesHaveCommandsOfTheirOwn(word: String, module: String, template: String) throws {
        try shop.refuses(
            word, "Profile", status: 64,
            saying: """
                error: unknown command '\(word)'
                  hint: did you mean 'generamba \(module)' or 'generamba \(template)'?
                """)
    }

    @Test(arguments: [
        (["destroy", "Profile"], "'--with-edited' also removes files that were edited"),
        (["gen", "Profile", "page"], "'--on-conflict overwrite' replaces files that differ"),
        (["setup"], "'--on-conflict overwrite' writes the Rambafile anew"),
        (["init"], "'--on-conflict overwrite' writes the Rambafile anew"),
        (["adopt", "Profile", "page"], "'--with-edited' also records files in which other lines stand"),
        (
            ["update", "Profile"],
            "update keeps what was edited; 'generamba gen NAME --on-conflict overwrite' replaces it"
        ),
    ])
    func forceSaysWhatToWrite(words: [String], hint: String) throws {
        #expect(try shop.run("gen", "Profile", "page").status == 0)
        for option in ["--force", "-f"] {
            try shop.refuses(
                words + [option], status: 64, saying: "error: unknown option '\(option)'\n  hint: \(hint)")
        }
    }

    @Test(arguments: [
        (["nosuch"], "nosuch", ""), (["help", "nosuch"], "nosuch", ""), (["x"], "x", ""), ([""], "", ""),
        (["template", "nosuch"], "template nosuch", "template "),
        (["help", "template", "nosuch"], "template nosuch", "template "),
        (["xcode", "nosuch"], "xcode nosuch", "xcode "),
    ])
    func aNameLikeNoOtherLeadsToTheHelp(words: [String], name: String, group: String) throws {
        try shop.refuses(
            words, status: 64,
            saying: """
                error: unknown command '\(name)'
                  hint: 'generamba \(group)--help' lists the commands
                """)
    }

    // MARK: Arguments of gen

    @Test(arguments: [
        (["page", "Cart"], "Cart page"), (["rviper_controller", "Cart"], "Cart rviper_controller"),
        (["page", "Cart,Order"], "Cart,Order page"), (["Cart", "Order"], "Cart,Order"),
    ])
    func swappedArgumentsAreCorrected(words: [String], correct: String) throws {
        try shop.refuses(
            ["gen"] + words, status: 1,
            saying: """
                error: no template '\(words[1])'
                  hint: did you mean 'generamba gen \(correct)'?
                """)
    }

    @Test(arguments: [
        (["Cart", "Order", "page"], "page", "Cart,Order page"),
        (["Cart", "Order", "Item", "page"], "Item", "Cart,Order,Item page"),
        (["page", "Cart", "Order"], "Order", "Cart,Order page"),
        (["Cart", "page", "Order"], "Order", "Cart,Order page"),
        (["Cart", "Order", "Item"], "Item", "Cart,Order,Item"),
        (["Cart", "Order", "page", "--dry-run"], "page", "Cart,Order page"),
        (["Cart", "Order", "silver"], "silver", "Cart,Order silver"),
    ])
    func severalNamesNeedCommas(words: [String], unexpected: String, correct: String) throws {
        try shop.refuses(
            ["gen"] + words, status: 64,
            saying: """
                error: unexpected argument '\(unexpected)'
                  hint: did you mean 'generamba gen \(correct)'?
                """)
    }

    @Test func twoTemplatesAreNoModules() throws {
        try shop.refuses(
            "gen", "Cart", "page", "silver", status: 64,
            saying: """
                error: unexpected argument 'silver'
                  hint: usage: generamba gen [<options>] <name> [<template>]
                """)
    }
}
