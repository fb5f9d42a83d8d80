import Testing

@testable import GenerambaKit
@testable import SwiftText

struct IdentifierTests {
    @Test(arguments: [
        "a", "Profile", "_a", "a1", "__", "Профиль", "日本", "é", "e\u{301}", "\u{1F600}", "A_B", "Ünï",
    ])
    func isOne(text: String) {
        #expect(isSwiftIdentifier(text))
    }

    @Test(arguments: [
        "", "_", "1a", "a-b", "a b", "a.b", "a/b", "$0", "`a`", "a\n", "\u{301}a", "a\u{200B}", "a\u{202E}",
        "a\u{AD}", "a\0",
        "a\u{A0}b", "\u{FEFF}a", "a\r\nb", "a\u{2028}", "+", "a\u{2F}\u{301}", "Prof\u{FFFD}",
    ])
    func isNone(text: String) {
        #expect(!isSwiftIdentifier(text))
    }

    @Test(arguments: [(2026, 3, 5, "05/03/2026"), (1999, 12, 31, "31/12/1999"), (900, 1, 1, "01/01/900")])
    func aDayAsGenerambaPrintsIt(year: Int, month: Int, day: Int, text: String) {
        #expect(Day(year: year, month: month, day: day).dayMonthYear == text)
    }
}
