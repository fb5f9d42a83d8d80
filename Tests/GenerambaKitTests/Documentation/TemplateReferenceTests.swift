import Testing

@testable import GenerambaKit
@testable import SwiftText
@testable import TemplateEngine

/// The reference for templates is correct and complete.
struct TemplateReferenceTests {
    /// The constructs that the pages must show in an example. Each has a section of its own.
    static let constructs = [
        "The rambaspec": [
            "Manifest", "File names", "Folders", "Resources", "Custom file names", "Conditional files",
            "Repeated files",
            "Long lines", "Indentation", "The header of the project",
            "Liquid in the rambaspec",
        ],
        "Parameters": [
            "Types", "Parameter keys", "Passing values", "Lists of values", "Unknown options",
            "Undeclared parameters", "Help", "Questions", "Parameters in a template", "All values",
        ],
        "Function parameters": [
            "Functions", "Functions whose arguments are stored", "Functions that are passed on",
            "Reserved names", "What a module is opened with", "Types of a module", "Events", "Samples",
            "Imports", "Tests that are left out",
        ],
        "Mustache": [
            "Values", "Dotted names", "Sections", "Names in sections", "Inverted sections",
            "The current item",
            "Loop variables", "Mustache filters", "Comments", "Standalone tags", "Other delimiters",
            "Partials", "Dynamic names", "Inheritance", "No escaping", "Unknown names",
        ],
        "Liquid": [
            "Outputs", "Filters", "Extra filters", "Whitespace", "Conditions", "Cases",
            "Loops", "Parts of a list", "The forloop object", "Break and continue", "Assign and capture",
            "Counters", "Cycle", "Changed values", "Table rows", "Liquid comments", "Raw text", "Snippets",
            "Tags of Liquid 5",
            "Warnings", "Letter case", "Unused snippets",
        ],
        "Limits and mistakes": [
            "A partial that includes itself", "Raising a limit", "Mistakes in a rambaspec",
            "Mistakes in Mustache", "Mistakes in Liquid",
        ],
    ]

    @Test func everyConstructHasAnExample() throws {
        let found = Dictionary(grouping: try TemplateExamples.ofTheReference(), by: \.page).mapValues {
            $0.map(\.heading).distinct(by: \.self)
        }
        #expect(found == Self.constructs)
    }

    @Test(arguments: (try? TemplateExamples.ofTheReference()) ?? [])
    func itsExamplesComeOutAsShown(example: TemplateExample) throws {
        try example.run()
    }

    /// The text of all files with this extension.
    private func texts(of ending: String) throws -> String {
        try TemplateExamples.ofTheReference().flatMap(\.files).filter { $0.key.hasSuffix(ending) }.map(
            \.value
        )
        .joined(separator: "\n")
    }

    @Test func everyKeyOfARambaspecIsInAnExample() throws {
        let specs = try texts(of: ".rambaspec")
        let keys = Set((Manifest.rambaspecKeys + Manifest.Entry.keys + Parameter.keys).map(\.name))
        for key in keys.subtracting(["check_stubs", "convert_tests", "dependencies", "names"]) {
            #expect(specs.contains(try Regex("\\b\(key):")), "\(key)")
        }
        for kind in ParameterKinds.all {
            #expect(specs.contains("type: \(kind.word)") || specs.contains("items: \(kind.word)"), "\(kind)")
        }
    }

    @Test func everyWordOfMustacheIsInAnExample() throws {
        let texts = try texts(of: ".mustache")
        for filter in TextFilter.allCases { #expect(texts.contains("| \(filter.rawValue) }}"), "\(filter)") }
        for name in LoopName.allCases { #expect(texts.contains(name.rawValue), "\(name)") }
        for sign in ["{{#", "{{^", "{{/", "{{!", "{{=", "{{>", "{{>*", "{{<", "{{$", "{{&", "{{{", "{{ . "] {
            #expect(texts.contains(sign), "\(sign)")
        }
    }

    @Test func everyWordOfLiquidIsInAnExample() throws {
        let texts = try texts(of: ".liquid")
        for tag in LiquidTagKind.names { #expect(texts.contains("{% \(tag) "), "\(tag)") }
        for filter in Filter.all.keys where filter != "h" {
            #expect(texts.contains(try Regex("\\| \(filter)\\b")), "\(filter)")
        }
    }

    @Test(arguments: [
        ("```ruby\n```\n", "line 3: a block of [\"ruby\"]"),
        ("```mustache\n", "line 3: a block that never ends"),
        ("```mustache\na\n```\n## B\n", "line 6: nothing comes of the files before"),
        ("With `a` and `b`:\n```swift\n```\n", "line 4: With `a` and `b`:"),
        ("```console\na\n```\n", "line 3: a block without a command"),
    ])
    func aBlockThatIsNoExampleIsRefused(text: String, message: String) throws {
        let error = #expect(throws: NotUnderstood.self) {
            try TemplateExamples(MarkdownPage(text: "# A\n## A\n" + text))
        }
        #expect(error?.description == message)
    }
}
