import Testing

@testable import GenerambaKit
@testable import SourceText
@testable import YAML

/// The Rambafile that `setup` writes.
struct RambafileTextTests {
    @Test(arguments: [
        ("Shop", "Shop"), ("Example Ltd.", "Example Ltd."), ("a/b", "a/b"), ("Ünï", "Ünï"), ("", "\"\""),
        ("NO", "\"NO\""),
        ("y", "\"y\""), ("Null", "\"Null\""), ("1", "\"1\""), ("1.5", "\"1.5\""), ("-a", "\"-a\""),
        ("a: b", "\"a: b\""),
        ("a #b", "\"a #b\""), ("a ", "\"a \""), (" a", "\" a\""), ("it's", "\"it's\""),
        ("\"a\"", "\"\\\"a\\\"\""),
        ("a\\b", "\"a\\\\b\""), ("a\nb", "\"a\\x0Ab\""), ("a\tb", "\"a\\x09b\""), ("© A", "\"© A\""),
        ("a\u{2028}", "\"a\\u2028\""), ("a\u{202E}b", "\"a\\u202Eb\""), ("a\u{E0041}", "\"a\\U000E0041\""),
        ("~", "\"~\""), ("*a", "\"*a\""), ("{{ a }}", "\"{{ a }}\""), ("@a", "\"@a\""), ("%a", "\"%a\""),
        ("a,b", "\"a,b\""),
        ("=", "\"=\""), ("<<", "\"<<\""), ("...", "\"...\""), ("---", "\"---\""),
    ])
    func aTextAsYAML(text: String, written: String) {
        #expect(yaml(text) == written)
    }

    @Test(arguments: ["\u{80}", "a\u{9F}", "a\u{FFFE}", "a\u{FFFF}", "\u{10FFFD}"])
    func charactersThatNobodyMeansAreReadAgain(text: String) throws {
        let node = try YAMLNode.parse(SourceFile(path: "a.yml", text: "a: \(yaml(text))"))
        #expect(node.scalars == ["a", text])
    }

    /// The reader returns every text unchanged.
    @Test func everyTextIsReadBack() throws {
        var random = Seeded(1)
        let alphabet = Array(
            "abzAZ019 _-./\\'\"#:,[]{}&*!|>%@`~=?+<^$;()\t\n\r\u{0}\u{7}\u{1B}\u{7F}\u{85}\u{A0}é日\u{1F600}\u{301}\u{2028}\u{2029}\u{FEFF}\u{FFFD}\u{200B}"
                .unicodeScalars)
        let words = [
            "null", "yes", "No", "ON", "off", "TRUE", "~", "- a", "a: b", "0x1F", "1e3", "2026-03-05", "<<",
            "---", "...",
        ]
        for count in 0..<4000 {
            var text = ""
            for _ in 0..<random.next(below: 9) {
                text.unicodeScalars.append(alphabet[random.next(below: alphabet.count)])
            }
            if count % 5 == 0 { text = words[random.next(below: words.count)] + text }
            for document in ["key: \(yaml(text))\n", "- {name: \(yaml(text))}\n", "\(yaml(text))\n"] {
                let node = try? YAMLNode.parse(SourceFile(path: "File", text: document))
                let scalars = node?.scalars ?? ["unreadable"]
                #expect(
                    scalars.last.map { Array($0.utf8) } == Array(text.utf8), "\(Array(text.unicodeScalars))")
            }
        }
    }

    /// Reading a Rambafile returns the answers that it was made from, without a warning.
    @Test func everyAnswerIsReadBack() throws {
        var random = Seeded(2)
        let texts = [
            "Shop", "Example: \"Ltd.\" #1", "NO", "it's", "Ünï ©", " a ", "a\nb", "-", "~", "null", "{a}",
            "日本", "1.0", "\u{85}", "\\",
            "project_target: x", "\r\n", "# a",
        ]
        func text() -> String { texts[random.next(below: texts.count)] }
        func perhaps() -> String? { random.next(below: 3) == 0 ? nil : text() }
        for _ in 0..<500 {
            let answers = RambafileAnswers(
                company: perhaps(), projectName: text(), prefix: perhaps(), projectTarget: text(),
                projectFilePath: perhaps(), testTarget: perhaps(), testFilePath: perhaps(),
                templates: (0..<random.next(below: 3)).map { "t\($0)" })
            var diagnostics = Diagnostics()
            let read = try Rambafile.parse(
                SourceFile(path: "Rambafile", text: answers.rambafile), diagnostics: &diagnostics)
            #expect(diagnostics.all.isEmpty)
            #expect(
                RambafileAnswers(
                    company: read.company?.value, projectName: read.projectName.value,
                    prefix: read.prefix?.value,
                    projectTarget: read.projectTargets[0].value, projectFilePath: read.projectFilePath?.value,
                    testTarget: read.testTargets.first?.value, testFilePath: read.testFilePath?.value,
                    templates: read.templates.map(\.name.value.text)) == answers)
        }
    }
}

extension YAMLNode {
    fileprivate var scalars: [String] {
        switch content {
        case .scalar(let text, _): [text]
        case .sequence(let items): items.flatMap(\.scalars)
        case .mapping(let pairs): pairs.flatMap { $0.key.scalars + $0.value.scalars }
        }
    }
}
