import Testing

@testable import GenerambaKit

/// A value can name the partial.
struct DynamicNameTests {
    @Test func theValueIsTheName() {
        #expect(renderedText("[{{>*word}}]", partials: ["swift": "{{year}}"]) == "[2026]")
        #expect(renderedText("[{{> * module_info.name }}]", partials: ["Profile": "a"]) == "[a]")
    }

    @Test func eachItemMayNameItsOwn() {
        let template = "{{#module_info.fields}}\n  {{>*type}}\n{{/module_info.fields}}\n"
        let partials = ["Int": "let {{name}} = 0\n", "String": "let {{name}} = \"\"\n"]
        #expect(renderedText(template, partials: partials) == "  let id = 0\n  let title = \"\"\n")
    }

    @Test(arguments: [
        TextCase(
            "a name that is not there", "{{>*wrod}}",
            """
            Code/View.mustache:1:5: error: unknown name 'wrod'
             1 | {{>*wrod}}
               |     ^^^^
              hint: did you mean 'word'?

            """),
        TextCase(
            "a parameter that was not given", "{{>* custom_parameters.kind }}",
            """
            Code/View.mustache:1:6: error: unknown name 'custom_parameters.kind'
             1 | {{>* custom_parameters.kind }}
               |      ^^^^^^^^^^^^^^^^^^^^^^
              hint: set it with --custom_parameters kind:VALUE

            """),
        TextCase(
            "a list", "{{>*matrix}}",
            """
            Code/View.mustache:1:5: error: 'matrix' does not name a partial
             1 | {{>*matrix}}
               |     ^^^^^^
              hint: it is a list

            """),
        TextCase(
            "a group of names", "{{>*module_info}}",
            """
            Code/View.mustache:1:5: error: 'module_info' does not name a partial
             1 | {{>*module_info}}
               |     ^^^^^^^^^^^
              hint: it is a group of names

            """),
        TextCase(
            "true", "{{>*yes}}",
            """
            Code/View.mustache:1:5: error: 'yes' does not name a partial
             1 | {{>*yes}}
               |     ^^^
              hint: it is true or false

            """),
        TextCase(
            "nothing", "{{<*nothing}}{{/*nothing}}",
            """
            Code/View.mustache:1:5: error: 'nothing' does not name a partial
             1 | {{<*nothing}}{{/*nothing}}
               |     ^^^^^^^
              hint: it is empty

            """),
        TextCase(
            "empty text", "{{>*empty}}",
            """
            Code/View.mustache:1:5: error: 'empty' does not name a partial
             1 | {{>*empty}}
               |     ^^^^^
              hint: it is empty text

            """),
        TextCase(
            "a partial that is not there", "{{>*word}}",
            """
            Code/View.mustache:1:5: error: unknown partial 'swift'
             1 | {{>*word}}
               |     ^^^^
              hint: did you mean 'swif'?

            """),
        TextCase(
            "a parent that is not there", "{{<*year}}{{/*year}}",
            """
            Code/View.mustache:1:5: error: unknown parent '2026'
             1 | {{<*year}}{{/*year}}
               |     ^^^^
              hint: known partials: 'swif'

            """),
        TextCase(
            "a name in a name", "{{>**word}}",
            """
            Code/View.mustache:1:5: error: '*word' is not a valid name
             1 | {{>**word}}
               |     ^^^^^
              hint: use letters, digits, '_' and '-', with dots between the parts

            """),
        TextCase(
            "no name", "{{>*}}",
            """
            Code/View.mustache:1:1: error: empty tag
             1 | {{>*}}
               | ^^^^^^
              hint: write a name in it; to print it as it is, change the delimiters first: '{{=<% %>=}}'

            """),
    ])
    func whatIsWrongIsShown(_ sample: TextCase) {
        #expect(sample.actual(partials: ["swif": ""]) == sample.expected)
    }
}
