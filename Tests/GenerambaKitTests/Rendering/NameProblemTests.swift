import Testing

@testable import GenerambaKit
@testable import TemplateEngine

/// Errors in the names that a template uses.
struct NameProblemTests {
    @Test(arguments: [
        TextCase(
            "a misspelt name", "let a = {{ wrod }}",
            """
            Code/View.mustache:1:12: error: unknown name 'wrod'
             1 | let a = {{ wrod }}
               |            ^^^^
              hint: did you mean 'word'?

            """),
        TextCase(
            "a misspelt part", "{{ module_info.nmae }}",
            """
            Code/View.mustache:1:4: error: unknown name 'module_info.nmae'
             1 | {{ module_info.nmae }}
               |    ^^^^^^^^^^^^^^^^
              hint: did you mean 'module_info.name'?

            """),
        TextCase(
            "a misspelt first part", "{{ modul_info.name }}",
            """
            Code/View.mustache:1:4: error: unknown name 'modul_info.name'
             1 | {{ modul_info.name }}
               |    ^^^^^^^^^^^^^^^
              hint: did you mean 'module_info.name'?

            """),
        TextCase(
            "a name without its first part", "{{ name }}",
            """
            Code/View.mustache:1:4: error: unknown name 'name'
             1 | {{ name }}
               |    ^^^^
              hint: did you mean 'module_info.name'?

            """),
        TextCase(
            "a name like none of the group", "{{ module_info.zzz }}",
            """
            Code/View.mustache:1:4: error: unknown name 'module_info.zzz'
             1 | {{ module_info.zzz }}
               |    ^^^^^^^^^^^^^^^
              hint: known names: 'module_info.fields', 'module_info.name', 'module_info.targets'

            """),
        TextCase(
            "a name like none", "{{ zzz }}",
            """
            Code/View.mustache:1:4: error: unknown name 'zzz'
             1 | {{ zzz }}
               |    ^^^
              hint: known names: 'custom_parameters', 'empty', 'lines', 'matrix', 'module_info', 'no', 'none', \
            'nothing', 'word', 'year', 'yes'

            """),
        TextCase(
            "a name in a text", "{{ word.length }}",
            """
            Code/View.mustache:1:4: error: unknown name 'word.length'
             1 | {{ word.length }}
               |    ^^^^^^^^^^^
              hint: 'word' is text: it has no names in it

            """),
        TextCase(
            "a name in a list", "{{ module_info.targets.first.name }}",
            """
            Code/View.mustache:1:4: error: unknown name 'module_info.targets.first.name'
             1 | {{ module_info.targets.first.name }}
               |    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
              hint: 'module_info.targets' is a list: it has no names in it

            """),
        TextCase(
            "a name in true", "{{ yes.no }}",
            """
            Code/View.mustache:1:4: error: unknown name 'yes.no'
             1 | {{ yes.no }}
               |    ^^^^^^
              hint: 'yes' is true or false: it has no names in it

            """),
        TextCase(
            "a name in an item", "{{#module_info.fields}}{{ tpye }}{{/module_info.fields}}",
            """
            Code/View.mustache:1:27: error: unknown name 'tpye'
             1 | {{#module_info.fields}}{{ tpye }}{{/module_info.fields}}
               |                           ^^^^
              hint: did you mean 'type'?

            """),
        TextCase(
            "the innermost names come first", "{{#module_info.fields}}{{zzz}}{{/module_info.fields}}",
            """
            Code/View.mustache:1:26: error: unknown name 'zzz'
             1 | {{#module_info.fields}}{{zzz}}{{/module_info.fields}}
               |                          ^^^
              hint: known names: 'name', 'type', 'custom_parameters', 'empty', 'lines', 'matrix', 'module_info', \
            'no', 'none', 'nothing', 'word', 'year', …

            """),
        TextCase(
            "in three braces", "{{{wrod}}}",
            """
            Code/View.mustache:1:4: error: unknown name 'wrod'
             1 | {{{wrod}}}
               |    ^^^^
              hint: did you mean 'word'?

            """),
        TextCase(
            "of sections", "{{# wrod }}a{{/wrod}}{{^wrod}}b{{/wrod}}",
            """
            Code/View.mustache:1:5: error: unknown name 'wrod'
             1 | {{# wrod }}a{{/wrod}}{{^wrod}}b{{/wrod}}
               |     ^^^^
              hint: did you mean 'word'?
            Code/View.mustache:1:25: error: unknown name 'wrod'
             1 | {{# wrod }}a{{/wrod}}{{^wrod}}b{{/wrod}}
               |                         ^^^^
              hint: did you mean 'word'?

            """),
    ])
    func anUnknownNameIsShownWithTheNearestOne(_ sample: TextCase) {
        #expect(sample.actual() == sample.expected)
    }

    @Test(arguments: [
        TextCase(
            "a parameter that was not given", "{{ custom_parameters.cell }}",
            """
            Code/View.mustache:1:4: error: unknown name 'custom_parameters.cell'
             1 | {{ custom_parameters.cell }}
               |    ^^^^^^^^^^^^^^^^^^^^^^
              hint: set it with --custom_parameters cell:VALUE

            """),
        TextCase(
            "a part below it", "{{ custom_parameters.cell.name }}",
            """
            Code/View.mustache:1:4: error: unknown name 'custom_parameters.cell.name'
             1 | {{ custom_parameters.cell.name }}
               |    ^^^^^^^^^^^^^^^^^^^^^^^^^^^
              hint: set it with --custom_parameters cell:VALUE

            """),
        TextCase(
            "inside of the parameters", "{{#custom_parameters}}{{cell}}{{/custom_parameters}}",
            """
            Code/View.mustache:1:25: error: unknown name 'cell'
             1 | {{#custom_parameters}}{{cell}}{{/custom_parameters}}
               |                         ^^^^
              hint: set it with --custom_parameters cell:VALUE

            """),
        TextCase(
            "a part of one that was given",
            "{{#custom_parameters.service.url}}a{{/custom_parameters.service.url}}",
            """
            Code/View.mustache:1:4: error: unknown name 'custom_parameters.service.url'
             1 | {{#custom_parameters.service.url}}a{{/custom_parameters.service.url}}
               |    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
              hint: 'custom_parameters.service' is text: it has no names in it

            """),
    ])
    func aMissingParameterIsToBeGiven(_ sample: TextCase) {
        #expect(sample.actual() == sample.expected)
    }

    @Test(arguments: [
        TextCase(
            "a list", "{{ module_info.targets }}",
            """
            Code/View.mustache:1:4: error: 'module_info.targets' is a list, not text
             1 | {{ module_info.targets }}
               |    ^^^^^^^^^^^^^^^^^^^
              hint: loop over it: '{{#module_info.targets}}…{{/module_info.targets}}'

            """),
        TextCase(
            "an object", "{{ module_info }}",
            """
            Code/View.mustache:1:4: error: 'module_info' is a group of names, not text
             1 | {{ module_info }}
               |    ^^^^^^^^^^^
              hint: use one of its names: 'module_info.fields', 'module_info.name', 'module_info.targets'

            """),
        TextCase(
            "an item", "{{#module_info.fields}}{{ . }}{{/module_info.fields}}",
            """
            Code/View.mustache:1:27: error: '.' is a group of names, not text
             1 | {{#module_info.fields}}{{ . }}{{/module_info.fields}}
               |                           ^
              hint: use one of its names: 'name', 'type'

            """),
        TextCase(
            "a list in a list", "{{#matrix}}{{.}}{{/matrix}}",
            """
            Code/View.mustache:1:14: error: '.' is a list, not text
             1 | {{#matrix}}{{.}}{{/matrix}}
               |              ^
              hint: loop over it: '{{#.}}…{{/.}}'

            """),
    ])
    func whatIsNoTextCannotBeInserted(_ sample: TextCase) {
        #expect(sample.actual() == sample.expected)
    }

    @Test func whereNothingIsKnownTheHintSaysSo() {
        let scope = Value.Object(["group": .object(.init([:]))])
        #expect(
            renderedText("{{ group.a }}{{ group }}", in: scope) == """
                Code/View.mustache:1:4: error: unknown name 'group.a'
                 1 | {{ group.a }}{{ group }}
                   |    ^^^^^^^
                  hint: 'group' is empty
                Code/View.mustache:1:17: error: 'group' is a group of names, not text
                 1 | {{ group.a }}{{ group }}
                   |                 ^^^^^

                """)
        #expect(
            renderedText("{{a}}", in: Value.Object([:])) == """
                Code/View.mustache:1:3: error: unknown name 'a'
                 1 | {{a}}
                   |   ^
                  hint: no names are known here

                """)
    }

    @Test func aNameThatIsKnownTwiceIsListedOnce() {
        let scope = Value.Object([
            "year": .string("2026"), "group": .object(.init(["year": .string("1"), "month": .string("2")])),
        ])
        #expect(
            renderedText("{{#group}}{{zzz}}{{/group}}", in: scope) == """
                Code/View.mustache:1:13: error: unknown name 'zzz'
                 1 | {{#group}}{{zzz}}{{/group}}
                   |             ^^^
                  hint: known names: 'month', 'year', 'group'

                """)
    }

    @Test func allUnknownNamesAreShownEachPlaceOnce() {
        let template = "{{a1}}\n{{#module_info.targets}}{{a2}}{{/module_info.targets}}\n{{a1}}\n"
        #expect(
            renderedText(template, in: Self.small) == """
                Code/View.mustache:1:3: error: unknown name 'a1'
                 1 | {{a1}}
                   |   ^^
                  hint: known names: 'module_info'
                Code/View.mustache:2:27: error: unknown name 'a2'
                 2 | {{#module_info.targets}}{{a2}}{{/module_info.targets}}
                   |                           ^^
                  hint: known names: 'module_info'
                Code/View.mustache:3:3: error: unknown name 'a1'
                 3 | {{a1}}
                   |   ^^
                  hint: known names: 'module_info'

                """)
    }

    @Test func anUnknownNameInAPartialIsShownThereOnce() {
        #expect(
            renderedText("{{>p}}\n{{>p}}\n", in: Self.small, partials: ["p": "// {{a1}}\n"]) == """
                snippets/p.mustache:1:6: error: unknown name 'a1'
                 1 | // {{a1}}
                   |      ^^
                  hint: known names: 'module_info'

                """)
    }

    @Test func namesInASectionThatIsNotEnteredAreNotAskedFor() {
        #expect(renderedText("{{#no}}{{ wrod }}{{/no}}a") == "a")
    }

    static let small = Value.Object([
        "module_info": .object(.init(["targets": .list([.string("App"), .string("Widget")])]))
    ])

    @Test func anUnknownPartialIsShownWithTheNearestOne() {
        #expect(
            renderedText("a\n  {{> haeder }}\n", partials: ["header": "", "footer": ""]) == """
                Code/View.mustache:2:7: error: unknown partial 'haeder'
                 2 |   {{> haeder }}
                   |       ^^^^^^
                  hint: did you mean 'header'?

                """)
        #expect(
            renderedText("{{>zzz}}", partials: ["header": "", "footer": ""]) == """
                Code/View.mustache:1:4: error: unknown partial 'zzz'
                 1 | {{>zzz}}
                   |    ^^^
                  hint: known partials: 'footer', 'header'

                """)
        #expect(
            renderedText("{{>zzz}}") == """
                Code/View.mustache:1:4: error: unknown partial 'zzz'
                 1 | {{>zzz}}
                   |    ^^^
                  hint: there are no partials

                """)
    }

    @Test func aNameThatSeveralGroupsHaveIsOfTheLargestOne() {
        let scope = Value.Object([
            "developer": .object(.init(["name": .string("Jane"), "company": .null])),
            "module_info": .object(
                .init(["name": .string("Profile"), "description": .null, "project_name": .null])),
            "named": .bool(true),
        ])
        #expect(
            renderedText("{{ name }}", in: scope) == """
                Code/View.mustache:1:4: error: unknown name 'name'
                 1 | {{ name }}
                   |    ^^^^
                  hint: did you mean 'module_info.name'?

                """)
    }
}
