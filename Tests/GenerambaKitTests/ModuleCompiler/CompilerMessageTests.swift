import Testing

@testable import GenerambaKit

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

    @Test func excerptsAreNoMessages() {
        #expect(messages("    let text = \"error: none\"\n  ^ error: none\n") == [])
    }

    @Test func aMessageIsReadOnce() {
        let line = "/tmp/View.swift:4:10: error: twice\n"
        #expect(messages(line + line).count == 1)
    }
}
