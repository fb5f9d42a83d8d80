import Testing

@testable import Mutation

@Suite struct LiteralTests {
    @Test("numbers grow by one") func numbersGrow() {
        #expect(
            changes(.changeNumber, "let a = f(1)\nlet b = f(0.5)") == [
                "let a = f(1) → let a = f(2)", "let b = f(0.5) → let b = f(1.5)",
            ])
    }

    @Test("texts become empty, except those that no user sees") func textsBecomeEmpty() {
        let found = changes(
            .changeString,
            """
            let a = f("A", comment: "Title")
            let b = "\\(a)b"
            let c = ""
            func g() { fatalError("no") }
            let d = field.text ?? ""
            let e = view.accessibilityIdentifier("e")
            """)
        #expect(
            found == [
                "let a = f(\"A\", comment: \"Title\") → let a = f(\"\", comment: \"Title\")",
                "let b = \"\\(a)b\" → let b = \"\"", "let c = \"\" → let c = \"?\"",
            ])
    }

    @Test("limits move by one") func limitsMove() {
        #expect(
            changes(.moveLimit, "let a = b < c\nlet d = 0..<e\nlet f = g + 1") == [
                "let a = b < c → let a = b <= c", "let d = 0..<e → let d = 0...e",
                "let f = g + 1 → let f = g - 1",
            ])
    }

    @Test("each element of a list is dropped") func elementsAreDropped() {
        #expect(
            changes(.dropElement, "let a = [b, c, d]\nlet e = [f]\nlet g = [.h, .i]") == [
                "let a = [b, c, d] → let a = [c, d]", "let a = [b, c, d] → let a = [b, d]",
                "let a = [b, c, d] → let a = [b, c]", "let g = [.h, .i] → let g = [.i]",
                "let g = [.h, .i] → let g = [.h]",
            ])
    }

    @Test("neighbors in a list change places, except options and constraints") func elementsChangePlaces() {
        #expect(
            changes(
                .swapElements,
                "let a = [b, c, d]\nlet g = [.h, .i]\nlet j = NSLayoutConstraint.activate([k, l])")
                == ["let a = [b, c, d] → let a = [c, b, d]", "let a = [b, c, d] → let a = [b, d, c]"])
    }
}
