import Testing

@testable import GenerambaKit
@testable import SystemAccess
@testable import TemplateInspection

struct CompilerMessageTests {
    private func messages(_ text: String) -> [CompilerMessage] { CompilerMessage.all(in: Array(text.utf8)) }

    @Test func placesAndSeveritiesAreRead() {
        let found = messages(
            """
            /tmp/a: b/View.swift:2:13: warning: using 'class' is deprecated; use 'AnyObject' instead [#deprecation]
            protocol P: class {}
                        ^~~~~
                        AnyObject
            /tmp/View.swift:4:10: error: cannot find type 'X' in scope
            /tmp/View.swift:1:1: note: 'X' was: error: something
            <unknown>:0: error: module 'A' was made by another compiler
            error: no input files

            """)
        #expect(
            found == [
                CompilerMessage(
                    severity: .warning, text: "using 'class' is deprecated; use 'AnyObject' instead",
                    path: AbsolutePath("/tmp/a: b/View.swift"), line: 2, column: 13),
                CompilerMessage(
                    severity: .error, text: "cannot find type 'X' in scope",
                    path: AbsolutePath("/tmp/View.swift"),
                    line: 4, column: 10),
                CompilerMessage(
                    severity: .note, text: "'X' was: error: something", path: AbsolutePath("/tmp/View.swift")),
                CompilerMessage(severity: .error, text: "module 'A' was made by another compiler"),
                CompilerMessage(severity: .error, text: "no input files"),
            ])
    }

    @Test func aMessageAboutAnExpansionHasThePlaceOfTheMacro() {
        let found = messages(
            """
            /tmp/swift-generated-sources/@__swiftmacro_1M0012.swift:1:37: error: not on the main actor
            /tmp/swift-generated-sources/@__swiftmacro_1M0013.swift:2:3: note: in expansion of macro 'inner' here
            /tmp/M.swift:5:7: note: in expansion of macro 'expect' here
            /tmp/M.swift:2:32: note: property declared here
            /tmp/M.swift:8:1: error: no macro
            /tmp/M.swift:9:1: note: in expansion of macro 'expect' here

            """)
        let file = AbsolutePath("/tmp/M.swift")
        #expect(
            found == [
                CompilerMessage(
                    severity: .error, text: "not on the main actor", path: file, line: 5, column: 7),
                CompilerMessage(
                    severity: .note, text: "property declared here", path: file, line: 2, column: 32),
                CompilerMessage(severity: .error, text: "no macro", path: file, line: 8),
                CompilerMessage(
                    severity: .note, text: "in expansion of macro 'expect' here", path: file, line: 9),
            ])
    }

    @Test func excerptsAreNoMessages() {
        #expect(messages("    let text = \"error: none\"\n  ^ error: none\n") == [])
    }

    @Test func aMessageIsReadOnce() {
        let line = "/tmp/View.swift:4:10: error: twice\n"
        #expect(messages(line + line).count == 1)
    }
}
