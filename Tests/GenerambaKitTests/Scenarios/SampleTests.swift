import Testing

/// Tests the sample values for a project's own types.
struct SampleTests {
    private let shop: Sandbox

    init() throws {
        shop = try Shop.sandbox(
            printing:
                "{{#f}}{{#arguments}}{{ type }}: {{#sample}}{{ . }}{{/sample}}{{^sample}}none{{/sample}}; "
                + "{{/arguments}}{{/f}}")
        try shop.write([
            "Sources/Shop/Types.swift": "struct User {}\nstruct Token {}\n",
            "Templates/page/page.rambaspec": """
            name: page
            parameters: [{name: f, type: function, default: "f(a: User, b: [User]?, c: Token)"}]
            code_files: [{name: .txt, path: Code/file.mustache}]

            """,
        ])
    }

    private func text(_ arguments: String...) throws -> String {
        let run = try shop.run(["gen", "Profile", "page", "--on-conflict", "overwrite"] + arguments)
        #expect(run.status == 0 && run.messages == "", "\(run)")
        return try shop.read("Sources/Shop/Modules/Profile/Profile.txt")
    }

    @Test func withoutAnyThereAreNone() throws {
        #expect(try text() == "User: none; [User]?: none; Token: none; ")
    }

    @Test func theyServeWhereverTheirTypeIs() throws {
        #expect(
            try text("--samples", "User=User(id: 1),Token=.init()")
                == "User: User(id: 1); [User]?: [User(id: 1)]; Token: .init(); ")
        #expect(
            try text("--samples", " User = User(id: 1) ", "--samples=[ User ]=[]")
                == "User: User(id: 1); [User]?: []; Token: none; ")
    }

    @Test func theyAreDividedAtCommasOutsideOfBracketsAndTexts() throws {
        #expect(
            try text("--samples", #"User=.init(a, [b, c]),Token="a,)\",b=c",Dictionary<A, B>=[:],"#)
                == #"User: .init(a, [b, c]); [User]?: [.init(a, [b, c])]; Token: "a,)\",b=c"; "#)
    }

    @Test func theLastOneOfATypeHolds() throws {
        #expect(
            try text("--samples", "User=a,Token=b", "--samples", "User=c==d")
                == "User: c==d; [User]?: [c==d]; Token: b; ")
    }

    @Test func theRambafileMayHaveThemAndTheCommandLineWins() throws {
        try shop.write([
            "Rambafile": Shop.settings + """
                samples:
                  User: "User(id: 1)"
                  "[ User ]?": nil
                  Token: 'Token("a")'

                """
        ])
        #expect(try text() == "User: User(id: 1); [User]?: nil; Token: Token(\"a\"); ")
        #expect(try text("--samples", "Token=.new") == "User: User(id: 1); [User]?: nil; Token: .new; ")
    }

    @Test(arguments: [
        (
            "User", 1, 4, "missing '=' after 'User'",
            "write a type and an expression, like 'User=User(id: 1)'"
        ),
        (
            "A=1, =User()", 6, 1, "missing type before '='",
            "write a type and an expression, like 'User=User(id: 1)'"
        ),
        (
            "User= ", 1, 5, "missing expression after 'User='",
            "write a type and an expression, like 'User=User(id: 1)'"
        ),
        ("[User=User()", 1, 1, "unclosed '['", "end it with ']'"),
        ("1=User()", 1, 1, "'1' is not a type", nil),
        ("User Token=User()", 6, 5, "unexpected 'Token'", nil),
        (
            "@escaping () -> Void={}", 1, 20, "'@escaping () -> Void' cannot have a sample",
            "only a function argument can have this type"
        ),
        ("User=\"a", 6, 1, "unclosed '\"'", "end the text with '\"'"),
    ])
    func whatIsNoneIsRefused(text: String, column: Int, carets: Int, message: String, hint: String?) throws {
        let indent = String(repeating: " ", count: column - 1)
        try shop.refuses(
            "gen", "Profile", "page", "--samples", text,
            saying: """
                --samples:1:\(column): error: \(message)
                 1 | \(text)
                   | \(indent)\(String(repeating: "^", count: carets))
                """ + (hint.map { "\n  hint: \($0)" } ?? ""))
    }

    @Test func whatIsNoneInTheRambafileIsRefused() throws {
        try shop.write([
            "Rambafile": Shop.settings + """
                samples:
                  User:
                  Set<: "1"
                  [A]: "1"
                  Token: [a]

                """
        ])
        try shop.refuses(
            "gen", "Profile", "page",
            saying: """
                Rambafile:10:3: error: missing expression after 'User'
                 10 |   User:
                    |   ^^^^
                  hint: write a type and an expression, like 'User=User(id: 1)'
                Rambafile:11:6: error: unclosed '<'
                 11 |   Set<: "1"
                    |      ^
                  hint: end it with '>'
                Rambafile:12:3: error: a type must be text, not a list
                 12 |   [A]: "1"
                    |   ^^^
                  hint: put it in quotes
                Rambafile:13:10: error: an expression must be text, not a list
                 13 |   Token: [a]
                    |          ^^^
                  hint: put it in quotes
                """)
        try shop.write(["Rambafile": Shop.settings + "samples: [User]\n"])
        try shop.refuses(
            "gen", "Profile", "page",
            saying: """
                Rambafile:9:10: error: 'samples' must be a mapping, not a list
                 9 | samples: [User]
                   |          ^^^^^^
                  hint: write 'TYPE: "EXPRESSION"' on each line
                """)
    }
}
