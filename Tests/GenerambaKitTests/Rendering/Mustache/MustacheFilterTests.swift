import Testing

@testable import GenerambaKit
@testable import TemplateEngine

/// Filters can change a value.
struct MustacheFilterTests {
    @Test(arguments: [
        TextCase("one", "{{ module_info.name | lower_camel }}", "profile"),
        TextCase("with no spaces", "{{module_info.name|snake}}", "profile"),
        TextCase("several, the first one first", "{{ word | upper | lower | upper_first }}", "Swift"),
        TextCase("in three braces", "{{{ word | upper }}}", "SWIFT"),
        TextCase("with an ampersand", "{{& word | upper }}", "SWIFT"),
        TextCase("over lines", "{{ word\n  | upper\n  | lower }}", "swift"),
        TextCase("with other delimiters", "{{=<% %>=}}<% word | upper %>", "SWIFT"),
        TextCase(
            "of the current item", "{{#module_info.targets}}{{. | kebab}} {{/module_info.targets}}",
            "app widget "),
        TextCase("of nothing", "[{{ nothing | upper }}]", "[]"),
        TextCase("of an empty text", "[{{ empty | title }}]", "[]"),
        TextCase("of true", "{{ yes | upper }}", "TRUE"),
        TextCase("of a loop's index", "{{#matrix}}{{ -index | snake }}{{/matrix}}", "12"),
        TextCase("of a given parameter", "{{ custom_parameters.service | lower_camel }}", "api"),
        TextCase("lines in it", "{{ lines | upper }}", "ONE\nTWO"),
    ])
    func aValueGoesThroughFilters(_ sample: TextCase) {
        #expect(sample.actual() == sample.expected)
    }

    @Test(arguments: TextFilter.allCases)
    func everyFilterIsKnown(filter: TextFilter) {
        let scope = Value.Object(["name": .string("URLPreview_2")])
        #expect(
            renderedText("{{ name | \(filter.rawValue) }}", in: scope) == filter.spelling(of: "URLPreview_2"))
    }

    @Test func numbersAreTexts() {
        let scope = Value.Object(["a": .integer(12), "b": .float(1.5)])
        #expect(renderedText("{{ a | upper }} {{ b | snake }}", in: scope) == "12 1_5")
    }

    @Test(arguments: [
        TextCase(
            "a misspelt filter", "{{ word | lower_caml }}",
            """
            Code/View.mustache:1:11: error: unknown filter 'lower_caml'
             1 | {{ word | lower_caml }}
               |           ^^^^^^^^^^
              hint: did you mean 'lower_camel'?

            """),
        TextCase(
            "a filter of Liquid", "{{ word | capitalize }}",
            """
            Code/View.mustache:1:11: error: unknown filter 'capitalize'
             1 | {{ word | capitalize }}
               |           ^^^^^^^^^^
              hint: did you mean 'upper_first'?

            """),
        TextCase(
            "a filter like none", "{{ word | append: 'x' }}",
            """
            Code/View.mustache:1:11: error: Mustache has no filter 'append'
             1 | {{ word | append: 'x' }}
               |           ^^^^^^^^^^^
              hint: filters with arguments are for Liquid: give the source the ending '.liquid'

            """),
        TextCase(
            "no filter", "{{ word | }}",
            """
            Code/View.mustache:1:9: error: missing filter after '|'
             1 | {{ word | }}
               |         ^
              hint: write it like '{{ name | lower_camel }}'

            """),
        TextCase(
            "no filter between two", "{{{ word || upper }}}",
            """
            Code/View.mustache:1:10: error: missing filter after '|'
             1 | {{{ word || upper }}}
               |          ^
              hint: write it like '{{ name | lower_camel }}'

            """),
        TextCase(
            "no name", "{{=<% %>=}}<% | upper %>",
            """
            Code/View.mustache:1:15: error: missing name before '|'
             1 | {{=<% %>=}}<% | upper %>
               |               ^
              hint: write it like '<% name | lower_camel %>'

            """),
        TextCase(
            "a wrong name", "{{ a b | upper }}",
            """
            Code/View.mustache:1:4: error: 'a b' is not a valid name
             1 | {{ a b | upper }}
               |    ^^^
              hint: use letters, digits, '_' and '-', with dots between the parts

            """),
        TextCase(
            "a filter in a section", "{{#word | upper}}{{/word | upper}}",
            """
            Code/View.mustache:1:4: error: 'word | upper' is not a valid name
             1 | {{#word | upper}}{{/word | upper}}
               |    ^^^^^^^^^^^^
              hint: filters are for values: '{{ name | lower_camel }}'

            """),
        TextCase(
            "an unknown name", "{{ wrod | upper }}",
            """
            Code/View.mustache:1:4: error: unknown name 'wrod'
             1 | {{ wrod | upper }}
               |    ^^^^
              hint: did you mean 'word'?

            """),
        TextCase(
            "a list", "{{ matrix | upper }}",
            """
            Code/View.mustache:1:4: error: 'matrix' is a list, not text
             1 | {{ matrix | upper }}
               |    ^^^^^^
              hint: loop over it: '{{#matrix}}…{{/matrix}}'

            """),
        TextCase(
            "a group of names", "{{ custom_parameters | upper }}",
            """
            Code/View.mustache:1:4: error: 'custom_parameters' is a group of names, not text
             1 | {{ custom_parameters | upper }}
               |    ^^^^^^^^^^^^^^^^^
              hint: use one of its names: 'custom_parameters.service'

            """),
    ])
    func whatIsWrongIsShown(_ sample: TextCase) {
        #expect(sample.actual() == sample.expected)
    }

    @Test func aLongTextIsRefused() {
        let scope = Value.Object(["a": .string(String(repeating: "a", count: 1 << 20 + 1))])
        #expect(
            renderedText("{{ a | snake }}", in: scope) == """
                Code/View.mustache:1:4: error: 'a' is too long for 'snake', which takes up to 1 MiB
                 1 | {{ a | snake }}
                   |    ^

                """)
    }

    @Test func filtersTakeSteps() {
        let scope = Value.Object(["a": .string(String(repeating: "a", count: 100_000))])
        let filters = String(repeating: " | upper", count: 100)
        let text = renderedText("{{ a\(filters) }}", in: scope, limits: .init(steps: 100_000))
        #expect(text.contains("error: the template takes more than 100000 steps\n"))
    }

    @Test func aThousandWrongFiltersAreAHundredMistakes() {
        let text = renderedText(String(repeating: "{{ a | x }}", count: 1000))
        #expect(text.split(separator: "\n").count { $0.contains(": error: ") } == 100)
    }
}
