import Testing

struct SwiftCodeTests {
    @Test(
        "comments and texts go, lines and interpolations stay",
        arguments: [
            ("a // b\nc", "a \nc"), ("a /* b\n/* c */ d */ e", "a \n  e"),
            ("a(\"b // c\") /* \" */", "a(\"\")  "),
            (#"a = "b \"c\" \\" + d"#, #"a = "" + d"#),
            (#"a = "b \(c + "d \(e)") f""#, #"a = "\(c + "\(e)")""#),
            ("a = #\"b \\(c) \"d\" \\#(e)\"#.f", "a = \"\\(e)\".f"), (##"a = #"""#, b"##, #"a = "", b"#),
            ("a = \"\"\"\n  b \"c\" \\\"\"\" \\(d)\n  \"\"\"\ne", "a = \"\n\\(d)\n\"\ne"),
            ("a = ##\"\"\"\n  \\(b) \"\"\"# \\##(c)\n  \"\"\"##", "a = \"\n\\(c)\n\""),
            ("a.b(of: /\"[c/]/), d / e / f", "a.b(of: //]/), d / e / f"), ("return /a\"/", "return //"),
            ("a = #/b \" /#, c", "a = //, c"), ("a.reduce(1, /) // b", "a.reduce(1, /) "),
            ("func `a // \"b\"`() {}", "func `a // \"b\"`() {}"), ("#if a\n#expect(b)", "#if a\n#expect(b)"),
            ("a = \"b\nc = d", "a = \"\nc = d"), ("a = \"", "a = \"\""),
        ])
    func onlyCodeStays(source: String, code: String) {
        #expect(SwiftCode(source).text == code)
    }

    @Test func textsStayWhereTheyAreAskedFor() {
        #expect(SwiftCode("a(\"b\") // \"c\"", keepsTexts: true).text == "a(\"b\") ")
    }
}
