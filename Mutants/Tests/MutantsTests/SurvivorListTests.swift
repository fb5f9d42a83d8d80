import GenerambaKit
import SourceText
import Testing

@testable import mutants

@Suite struct SurvivorListTests {
    private func list(_ text: String) throws -> SurvivorList {
        try SurvivorList(SourceFile(path: "survivors.txt", text: text))
    }

    @Test("a paragraph tells of a survivor") func aParagraphTellsOfASurvivor() throws {
        let list = try list(
            """
            # What is known.

            silver, clean_swift
            -   super.viewDidLoad()
            +
              UIKit's own
              does nothing

            # Another one.
            silver
            - a.b = c
            + a.b = nil
              nobody asks
            """)
        #expect(list.entries.map(\.templates) == [["silver", "clean_swift"], ["silver"]])
        #expect(list.entries.map(\.original) == ["super.viewDidLoad()", "a.b = c"])
        #expect(list.entries.map(\.changed) == ["", "a.b = nil"])
        #expect(list.entries.map(\.reason) == ["UIKit's own does nothing", "nobody asks"])
        #expect(list.entries.map(\.range.line) == [4, 11])
    }

    @Test("an entry is about its templates and this change") func anEntryIsAboutOneChange() throws {
        let list = try list("silver\n- a()\n+ b()\n  so it is\n")
        #expect(list.entry(template: "silver", original: "a()", changed: "b()")?.reason == "so it is")
        #expect(list.entry(template: "mvvm", original: "a()", changed: "b()") == nil)
        #expect(list.entry(template: "silver", original: "a()", changed: "") == nil)
        #expect(list.entry(template: "silver", original: "b()", changed: "b()") == nil)
    }

    @Test("a paragraph without a reason is refused") func aParagraphWithoutAReasonIsRefused() {
        let error = #expect(throws: Diagnostics.self) { try list("silver\n- a()\n+\n\nmvvm\n- b()\n") }
        #expect(
            error?.all.map { $0.text() } == [
                """
                survivors.txt:1:1: error: this paragraph does not describe a survivor
                 1 | silver
                   | ^^^^^^
                  hint: write the templates, '- ORIGINAL', '+ CHANGED' and the reason on separate lines

                """,
                """
                survivors.txt:5:1: error: this paragraph does not describe a survivor
                 5 | mvvm
                   | ^^^^
                  hint: write the templates, '- ORIGINAL', '+ CHANGED' and the reason on separate lines

                """,
            ])
    }
}
