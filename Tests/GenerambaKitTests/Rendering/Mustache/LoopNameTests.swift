import Testing

@testable import GenerambaKit
@testable import TemplateEngine

/// Templates can use the position of a loop.
struct LoopNameTests {
    @Test(arguments: [
        TextCase(
            "the index counts from 1", "{{#module_info.targets}}{{-index}}{{.}} {{/module_info.targets}}",
            "1App 2Widget "),
        TextCase(
            "a comma between the items",
            "{{#module_info.targets}}{{.}}{{^-last}}, {{/-last}}{{/module_info.targets}}", "App, Widget"),
        TextCase(
            "a bracket before the first",
            "{{#module_info.targets}}{{#-first}}[{{/-first}}{{.}}{{/module_info.targets}}", "[AppWidget"),
        TextCase(
            "all but the first",
            "{{#module_info.targets}}{{^-first}}+{{/-first}}{{.}}{{/module_info.targets}}", "App+Widget"),
        TextCase(
            "the last", "{{#module_info.targets}}{{.}}{{#-last}}!{{/-last}}{{/module_info.targets}}",
            "AppWidget!"),
        TextCase(
            "true and false are written out",
            "{{#module_info.targets}}{{-first}} {{-last}} {{/module_info.targets}}", "true false false true "),
        TextCase(
            "an index is always there",
            "{{#matrix}}{{#-index}}a{{/-index}}{{^-index}}b{{/-index}}{{/matrix}}", "aa"),
        TextCase(
            "the item stays", "{{#module_info.targets}}{{#-first}}{{.}}{{/-first}}{{/module_info.targets}}",
            "App"),
        TextCase("the innermost loop counts", "{{#matrix}}{{#.}}{{-index}}{{/.}};{{/matrix}}", "12;1;"),
        TextCase(
            "after it the outer one does",
            "{{#matrix}}{{#.}}{{/.}}{{-index}}{{#.}}.{{/.}}{{-last}} {{/matrix}}", "1..false 2.true "),
        TextCase(
            "through other sections",
            "{{#matrix}}{{#word}}{{#yes}}{{^no}}{{-index}}{{/no}}{{/yes}}{{/word}}{{/matrix}}", "12"),
        TextCase(
            "through objects",
            "{{#module_info.fields}}{{#module_info}}{{-index}}{{/module_info}}{{/module_info.fields}}", "12"),
        TextCase("through partials", "{{#matrix}}{{>p}}{{/matrix}}", "12"),
        TextCase(
            "through parents and blocks", "{{#matrix}}{{<b}}{{$x}}{{-index}}{{/x}}{{/b}}{{/matrix}}", "12"),
        TextCase("a list of one item", "{{#one}}{{-index}}{{-first}}{{-last}}{{/one}}", "1truetrue"),
    ])
    func theInnermostLoopSaysWhereItIs(_ sample: TextCase) {
        var scope = Value.Object.sample
        scope.fields["one"] = .list([.string("a")])
        #expect(
            sample.actual(in: scope, partials: ["p": "{{-index}}", "b": "{{$x}}{{/x}}"]) == sample.expected)
    }

    @Test func theNamesAreReserved() {
        let scope = Value.Object(["-index": .string("own"), "list": .list([.string("a")])])
        #expect(renderedText("{{#list}}{{-index}}{{/list}}", in: scope) == "1")
    }

    @Test(arguments: [
        TextCase(
            "a value", "{{-index}}",
            """
            Code/View.mustache:1:3: error: '-index' outside of a loop
             1 | {{-index}}
               |   ^^^^^^
              hint: use it in a loop: a section over a list

            """),
        TextCase(
            "a section", "{{#yes}}{{# -first }}{{/-first}}{{/yes}}",
            """
            Code/View.mustache:1:13: error: '-first' outside of a loop
             1 | {{#yes}}{{# -first }}{{/-first}}{{/yes}}
               |             ^^^^^^
              hint: use it in a loop: a section over a list

            """),
        TextCase(
            "an inverted section after a loop", "{{#matrix}}{{/matrix}}{{^-last}}{{/-last}}",
            """
            Code/View.mustache:1:26: error: '-last' outside of a loop
             1 | {{#matrix}}{{/matrix}}{{^-last}}{{/-last}}
               |                          ^^^^^
              hint: use it in a loop: a section over a list

            """),
        TextCase(
            "a value with a filter", "{{ -index | upper }}",
            """
            Code/View.mustache:1:4: error: '-index' outside of a loop
             1 | {{ -index | upper }}
               |    ^^^^^^
              hint: use it in a loop: a section over a list

            """),
        TextCase(
            "a misspelt one", "{{#matrix}}{{-indx}}{{/matrix}}",
            """
            Code/View.mustache:1:14: error: unknown name '-indx'
             1 | {{#matrix}}{{-indx}}{{/matrix}}
               |              ^^^^^
              hint: did you mean '-index'?

            """),
        TextCase(
            "its end must match", "{{#-first}}{{/-last}}",
            """
            Code/View.mustache:1:12: error: '-last' does not end the section '-first'
             1 | {{#-first}}{{/-last}}
               |            ^^^^^^^^^^
              hint: it begins on line 1: end it with '{{/-first}}'

            """),
    ])
    func whatIsWrongIsShown(_ sample: TextCase) {
        #expect(sample.actual() == sample.expected)
    }

    @Test func sectionsOnThemHaveLimits() {
        let text = renderedText(
            "{{#matrix}}{{#-index}}a{{/-index}}{{/matrix}}", limits: .init(depth: 1))
        #expect(
            text == """
                Code/View.mustache:1:15: error: '-index' is nested more than 1 level deep
                 1 | {{#matrix}}{{#-index}}a{{/-index}}{{/matrix}}
                   |               ^^^^^^
                  hint: allow more: '--limit depth=N'

                """)
    }
}
