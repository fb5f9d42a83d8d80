import Testing

/// Tags of another template language in Mustache, and correct code that looks like them.
struct ForeignTagTemplateTests {
    @Test(arguments: cases) func lintKnowsOtherLanguages(_ template: TemplateCase) throws {
        try template.run()
    }

    static let cases: [TemplateCase] = [
        .mustache(
            "a condition of Liquid", "{% if prefix %}\nlet a = 1\n{% else %}\nlet a = 2\n{% endif %}\n",
            "1 warning",
            """
            own/page/View.swift.mustache:1:1: warning: '{% if prefix %}' is written as it is
             1 | {% if prefix %}
               | ^^^^^^^^^^^^^^^
              hint: for Mustache, write '{{#prefix}}…{{/prefix}}', or give the source the ending '.liquid'
            """),
        .mustache(
            "a loop of Liquid or Stencil",
            "{% for import in imports where import %}\nimport {{ import }}\n{% endfor %}\n",
            "1 error, 1 warning",
            """
            own/page/View.swift.mustache:1:1: warning: '{% for import in imports where import %}' is written as it is
             1 | {% for import in imports where import %}
               | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
              hint: for Mustache, write '{{#imports}}…{{/imports}}', or give the source the ending '.liquid'
            own/page/View.swift.mustache:2:11: error: unknown name 'import'
             2 | import {{ import }}
               |           ^^^^^^
              hint: did you mean 'imports'?
            """),
        .mustache(
            "an assignment of Liquid", "{% assign a = 'b' %}\n", "1 warning",
            """
            own/page/View.swift.mustache:1:1: warning: '{% assign a = 'b' %}' is written as it is
             1 | {% assign a = 'b' %}
               | ^^^^^^^^^^^^^^^^^^^^
              hint: Mustache has no 'assign': give the source the ending '.liquid'
            """),
        .mustache(
            "an include of Liquid", "{% include 'header' %}\n", "1 warning",
            """
            own/page/View.swift.mustache:1:1: warning: '{% include 'header' %}' is written as it is
             1 | {% include 'header' %}
               | ^^^^^^^^^^^^^^^^^^^^^^
              hint: for Mustache, write '{{> header}}', or give the source the ending '.liquid'
            """),
        .mustache(
            "a tag of Liquid in braces of Mustache", "{{% if prefix %}}\n", "1 error",
            """
            own/page/View.swift.mustache:1:3: error: '% if prefix %' is not a valid name
             1 | {{% if prefix %}}
               |   ^^^^^^^^^^^^^
              hint: '{% %}' is Liquid: for Mustache, write '{{#name}}…{{/name}}'
            """),
        .mustache(
            "a value of ERB", "struct <%= module_info.name %> {}\n", "1 warning",
            """
            own/page/View.swift.mustache:1:8: warning: '<%= module_info.name %>' is written as it is
             1 | struct <%= module_info.name %> {}
               |        ^^^^^^^^^^^^^^^^^^^^^^^
              hint: write '{{ module_info.name }}'
            """),
        .mustache(
            "a condition of ERB", "<% if prefix %>\nlet a = 1\n<% end %>\n", "1 warning",
            """
            own/page/View.swift.mustache:1:1: warning: '<% if prefix %>' is written as it is
             1 | <% if prefix %>
               | ^^^^^^^^^^^^^^^
              hint: write '{{#name}}…{{/name}}'
            """),
        .mustache(
            "an interpolation of Ruby", "struct #{module_info.name} {}\n", "1 warning",
            """
            own/page/View.swift.mustache:1:8: warning: '#{module_info.name}' is written as it is
             1 | struct #{module_info.name} {}
               |        ^^^^^^^^^^^^^^^^^^^
              hint: write '{{ module_info.name }}'
            """),
        .mustache(
            "an interpolation of a shell", "struct ${module_info.name} {}\n// $(module_info.project_name)\n",
            "2 warnings",
            """
            own/page/View.swift.mustache:1:8: warning: '${module_info.name}' is written as it is
             1 | struct ${module_info.name} {}
               |        ^^^^^^^^^^^^^^^^^^^
              hint: write '{{ module_info.name }}'
            own/page/View.swift.mustache:2:4: warning: '$(module_info.project_name)' is written as it is
             2 | // $(module_info.project_name)
               |    ^^^^^^^^^^^^^^^^^^^^^^^^^^^
              hint: write '{{ module_info.project_name }}'
            """),
        .mustache(
            "a macro of Xcode", "//  ___FILENAME___\n//  Created by ___FULLUSERNAME___ on ___DATE___.\n",
            "3 warnings",
            """
            own/page/View.swift.mustache:1:5: warning: '___FILENAME___' is written as it is
             1 | //  ___FILENAME___
               |     ^^^^^^^^^^^^^^
              hint: Xcode's file templates replace it, Generamba does not: write '{{ module_info.file_name }}'
            own/page/View.swift.mustache:2:16: warning: '___FULLUSERNAME___' is written as it is
             2 | //  Created by ___FULLUSERNAME___ on ___DATE___.
               |                ^^^^^^^^^^^^^^^^^^
              hint: Xcode's file templates replace it, Generamba does not: write '{{ developer.name }}'
            own/page/View.swift.mustache:2:38: warning: '___DATE___' is written as it is
             2 | //  Created by ___FULLUSERNAME___ on ___DATE___.
               |                                      ^^^^^^^^^^
              hint: Xcode's file templates replace it, Generamba does not: write '{{ date }}'
            """),
        .mustache(
            "a variable of Xcode", "class ___VARIABLE_productName:identifier___View {}\n", "1 warning",
            """
            own/page/View.swift.mustache:1:7: warning: '___VARIABLE_productName:identifier___' is written as it is
             1 | class ___VARIABLE_productName:identifier___View {}
               |       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
              hint: Xcode's file templates replace it, Generamba does not: write '{{ prefix }}{{ module_info.name }}'
            """),
        .mustache(
            "if of Handlebars", "{{#if prefix}}\nlet a = 1\n{{else}}\nlet a = 2\n{{/if}}\n", "2 errors",
            """
            own/page/View.swift.mustache:1:4: error: Mustache has no 'if'
             1 | {{#if prefix}}
               |    ^^^^^^^^^
              hint: write '{{#prefix}}…{{/prefix}}'
            own/page/View.swift.mustache:3:1: error: Mustache has no 'else'
             3 | {{else}}
               | ^^^^^^^^
              hint: write '{{/prefix}}{{^prefix}}…{{/prefix}}'
            """),
        .mustache(
            "a comparison in if of Handlebars", "{{#if prefix == 'XY'}}\nlet a = 1\n{{/if}}\n", "1 error",
            """
            own/page/View.swift.mustache:1:4: error: Mustache has no 'if'
             1 | {{#if prefix == 'XY'}}
               |    ^^^^^^^^^^^^^^^^^
              hint: a section tests a single name: write '{{#prefix}}…{{/prefix}}'
            """),
        .mustache(
            "each and unless of Handlebars",
            "{{#each imports}}{{ . }}{{/each}}{{#unless prefix}}a{{/unless}}\n", "2 errors",
            """
            own/page/View.swift.mustache:1:4: error: Mustache has no 'each'
             1 | {{#each imports}}{{ . }}{{/each}}{{#unless prefix}}a{{/unless}}
               |    ^^^^^^^^^^^^
              hint: write '{{#imports}}…{{/imports}}'
            own/page/View.swift.mustache:1:37: error: Mustache has no 'unless'
             1 | {{#each imports}}{{ . }}{{/each}}{{#unless prefix}}a{{/unless}}
               |                                     ^^^^^^^^^^^^^
              hint: write '{{^prefix}}…{{/prefix}}'
            """),
        .mustache(
            "a comparison in a section", "{{#prefix == 'XY'}}\nlet a = 1\n{{/prefix}}\n", "1 error",
            """
            own/page/View.swift.mustache:1:4: error: 'prefix == 'XY'' is not a valid name
             1 | {{#prefix == 'XY'}}
               |    ^^^^^^^^^^^^^^
              hint: a section tests a single name: write '{{#prefix}}…{{/prefix}}'
            """),
        .mustache(
            "a negation in a section", "{{#!prefix}}\nlet a = 1\n{{/prefix}}\n", "1 error",
            """
            own/page/View.swift.mustache:1:4: error: '!prefix' is not a valid name
             1 | {{#!prefix}}
               |    ^^^^^^^
              hint: a section tests a single name: write '{{^prefix}}…{{/prefix}}'
            """),
        .mustache(
            "a default in a value", #"let a = "{{ prefix || 'XY' }}"\#n"#, "1 error",
            """
            own/page/View.swift.mustache:1:13: error: 'prefix || 'XY'' is not a valid name
             1 | let a = "{{ prefix || 'XY' }}"
               |             ^^^^^^^^^^^^^^
              hint: write '{{#prefix}}{{prefix}}{{/prefix}}{{^prefix}}…{{/prefix}}'
            """),
        .mustache(
            "a filter with arguments", #"let a = "{{ prefix | replace: 'X', 'Y' }}"\#n"#, "1 error",
            """
            own/page/View.swift.mustache:1:22: error: Mustache has no filter 'replace'
             1 | let a = "{{ prefix | replace: 'X', 'Y' }}"
               |                      ^^^^^^^^^^^^^^^^^
              hint: filters with arguments are for Liquid: give the source the ending '.liquid'
            """),
        .mustache(
            "a helper of Handlebars", #"let a = "{{ lower prefix }}{{~prefix~}}{{ prefix() }}"\#n"#,
            "3 errors",
            """
            own/page/View.swift.mustache:1:13: error: 'lower prefix' is not a valid name
             1 | let a = "{{ lower prefix }}{{~prefix~}}{{ prefix() }}"
               |             ^^^^^^^^^^^^
              hint: write '{{prefix | lower}}'
            own/page/View.swift.mustache:1:30: error: '~prefix~' is not a valid name
             1 | let a = "{{ lower prefix }}{{~prefix~}}{{ prefix() }}"
               |                              ^^^^^^^^
              hint: write '{{prefix}}'
            own/page/View.swift.mustache:1:43: error: 'prefix()' is not a valid name
             1 | let a = "{{ lower prefix }}{{~prefix~}}{{ prefix() }}"
               |                                           ^^^^^^^^
              hint: write '{{prefix}}'
            """),
        .mustache(
            "a method of a text", #"let a = "{{ prefix.lowercased }}"\#n"#, "1 error",
            """
            own/page/View.swift.mustache:1:13: error: unknown name 'prefix.lowercased'
             1 | let a = "{{ prefix.lowercased }}"
               |             ^^^^^^^^^^^^^^^^^
              hint: write 'prefix | lower'
            """),
        .mustache(
            "an end without a name", "{{#prefix}}let a = 1{{/}}\n", "1 error",
            """
            own/page/View.swift.mustache:1:21: error: empty tag
             1 | {{#prefix}}let a = 1{{/}}
               |                     ^^^^^
              hint: write '{{/prefix}}'
            """),
        .mustache(
            "signs of Swift",
            ##"let a = [1].map { $0 %b }\##nlet c = /#{2}/\##nlet d = #"{%"#\##nlet e = f <% g\##n"##),
        .mustache(
            "names in underscores",
            "let a = __FUNCTION__\nlet ___b___ = 1\n// ____ DATE ____\nlet __NAME__ = 2\n"),
        .mustache(
            "settings of Xcode", #"let a = "$(PRODUCT_NAME) ${SRCROOT} $(date)"\#n"#),
        .lint(
            "tags in sources that are copied",
            [
                "page.rambaspec": """
                name: page
                code_files:
                  - {name: View.swift, path: Code/View.swift}
                  - {name: Cell.swift, path: Code/Cell.swift}
                  - {name: Cell.xib, path: Code/Cell.xib}
                  - {name: README.md, path: README.md}

                """,
                "Code/View.swift":
                    "let text = \"{{ title }}\"\nstruct {{prefix}}View {}\nstruct {{prefix}}Item {}\n",
                "Code/Cell.swift": "let open = \"{{\"\nlet a = {{ [1] }}()\n",
                "Code/Cell.xib": "<device {{ module_info.name }}/>\n",
                "README.md": "Made by {{ developer.name }}.\n",
            ], "2 warnings",
            """
            own/page/Code/Cell.xib:1:9: warning: '{{ module_info.name }}' is written as it is: 'Cell.xib' is copied, not rendered
             1 | <device {{ module_info.name }}/>
               |         ^^^^^^^^^^^^^^^^^^^^^^
              hint: give the source the ending '.mustache' or '.liquid'
            own/page/Code/View.swift:2:8: warning: '{{prefix}}' is written as it is: 'View.swift' is copied, not rendered
             2 | struct {{prefix}}View {}
               |        ^^^^^^^^^^
              hint: give the source the ending '.mustache' or '.liquid'
            """),
        .lint(
            "tags of another language in a document",
            [
                "page.rambaspec": "name: page\ncode_files:\n  - {name: README.md, path: a.mustache}\n",
                "a.mustache": "{% if prefix %}<%= prefix %>___FILENAME___{% endif %}\n",
            ]),
        .lint(
            "a template for Xcode's file templates",
            [
                "page.rambaspec":
                    #"name: page\#ncode_files:\#n  - {name: "A.xctemplate/View.swift", path: a.mustache}\#n"#,
                "a.mustache": "// ___FILENAME___\n",
            ]),
    ]
}
