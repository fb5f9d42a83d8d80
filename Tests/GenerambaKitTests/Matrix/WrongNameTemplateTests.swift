import Testing

/// Names that do not exist, are printed twice, or cannot be imported, and correct ones.
struct WrongNameTemplateTests {
    @Test(arguments: cases) func lintChecksNames(_ template: TemplateCase) throws {
        try template.run()
    }

    static let cases: [TemplateCase] = [
        .mustache(
            "a name without its group", "struct {{ name }} {}\n", "1 error",
            """
            own/page/View.swift.mustache:1:11: error: unknown name 'name'
             1 | struct {{ name }} {}
               |           ^^^^
              hint: did you mean 'module_info.name'?
            """),
        .mustache(
            "names of other generators",
            "struct {{ module_name }} {}\nstruct {{ className }} {}\nstruct {{ module.name }} {}\n",
            "3 errors",
            """
            own/page/View.swift.mustache:1:11: error: unknown name 'module_name'
             1 | struct {{ module_name }} {}
               |           ^^^^^^^^^^^
              hint: did you mean 'module_info.name'?
            own/page/View.swift.mustache:2:11: error: unknown name 'className'
             2 | struct {{ className }} {}
               |           ^^^^^^^^^
              hint: did you mean 'module_info.name'?
            own/page/View.swift.mustache:3:11: error: unknown name 'module.name'
             3 | struct {{ module.name }} {}
               |           ^^^^^^^^^^^
              hint: did you mean 'module_info.name'?
            """),
        .mustache(
            "a person and a company", "// {{ author }}, {{ user_name }}, {{ company }}, {{ organization }}\n",
            "4 errors",
            """
            own/page/View.swift.mustache:1:7: error: unknown name 'author'
             1 | // {{ author }}, {{ user_name }}, {{ company }}, {{ organization }}
               |       ^^^^^^
              hint: did you mean 'developer.name'?
            own/page/View.swift.mustache:1:21: error: unknown name 'user_name'
             1 | // {{ author }}, {{ user_name }}, {{ company }}, {{ organization }}
               |                     ^^^^^^^^^
              hint: did you mean 'developer.name'?
            own/page/View.swift.mustache:1:38: error: unknown name 'company'
             1 | // {{ author }}, {{ user_name }}, {{ company }}, {{ organization }}
               |                                      ^^^^^^^
              hint: did you mean 'developer.company'?
            own/page/View.swift.mustache:1:53: error: unknown name 'organization'
             1 | // {{ author }}, {{ user_name }}, {{ company }}, {{ organization }}
               |                                                     ^^^^^^^^^^^^
              hint: did you mean 'developer.company'?
            """),
        .mustache(
            "a project and a target", "// {{ project }}, {{ projectName }}, {{ target }}, {{ today }}\n",
            "4 errors",
            """
            own/page/View.swift.mustache:1:7: error: unknown name 'project'
             1 | // {{ project }}, {{ projectName }}, {{ target }}, {{ today }}
               |       ^^^^^^^
              hint: did you mean 'module_info.project_name'?
            own/page/View.swift.mustache:1:22: error: unknown name 'projectName'
             1 | // {{ project }}, {{ projectName }}, {{ target }}, {{ today }}
               |                      ^^^^^^^^^^^
              hint: did you mean 'module_info.project_name'?
            own/page/View.swift.mustache:1:41: error: unknown name 'target'
             1 | // {{ project }}, {{ projectName }}, {{ target }}, {{ today }}
               |                                         ^^^^^^
              hint: did you mean 'module_info.product_module_name'?
            own/page/View.swift.mustache:1:55: error: unknown name 'today'
             1 | // {{ project }}, {{ projectName }}, {{ target }}, {{ today }}
               |                                                       ^^^^^
              hint: did you mean 'date'?
            """),
        .mustache(
            "a name with a capital", "struct {{ Name }} {}\n", "1 error",
            """
            own/page/View.swift.mustache:1:11: error: unknown name 'Name'
             1 | struct {{ Name }} {}
               |           ^^^^
              hint: did you mean 'module_info.name'?
            """),
        .liquid(
            "names of other generators in Liquid", "struct {{ module_name }} {} // {{ author.name }}\n",
            "2 warnings",
            """
            own/page/View.swift.liquid:1:11: warning: unknown name 'module_name'
             1 | struct {{ module_name }} {} // {{ author.name }}
               |           ^^^^^^^^^^^
              hint: did you mean 'module_info.name'?
            own/page/View.swift.liquid:1:35: warning: unknown name 'author.name'
             1 | struct {{ module_name }} {} // {{ author.name }}
               |                                   ^^^^^^^^^^^
              hint: did you mean 'developer.name'?
            """),
        .mustache(
            "the module's name before the file's",
            "//  {{ prefix }}{{ module_info.name }}{{ module_info.file_name }}\n", "1 warning",
            """
            own/page/View.swift.mustache:1:5: warning: this prints the module's name twice: \
            'XYProfileXYProfileView.swift'
             1 | //  {{ prefix }}{{ module_info.name }}{{ module_info.file_name }}
               |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
              hint: write '{{ module_info.file_name }}'
            """),
        .liquid(
            "the module's name before the file's in Liquid",
            "//  {{ module_info.name }}{{ module_info.file_name }}\n", "1 warning",
            """
            own/page/View.swift.liquid:1:5: warning: this prints the module's name twice: 'ProfileXYProfileView.swift'
             1 | //  {{ module_info.name }}{{ module_info.file_name }}
               |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
              hint: write '{{ module_info.file_name }}'
            """),
        .lint(
            "the module's name in the file's",
            [
                "page.rambaspec":
                    #"name: page\#ncode_files:\#n  - {name: "Code/{{ module_info.name }}View.swift", path: a.mustache}\#n"#,
                "a.mustache": "struct {{ prefix }}{{ module_info.name }}View {}\n",
            ], "1 warning",
            """
            own/page/page.rambaspec:3:12: warning: the file's name contains the module's name twice: \
            'XYProfileProfileView.swift'
             3 |   - {name: "Code/{{ module_info.name }}View.swift", path: a.mustache}
               |            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
              hint: leave it out: the prefix and the module's name come before 'name'
            """),
        .lint(
            "the module's name in a custom name",
            [
                "page.rambaspec":
                    #"name: page\#ncode_files:\#n  - {name: "{{ module_info.name }}View.swift", path: a.mustache, custom_name: "{{ prefix }}{{ module_info.name }}{{ module_info.file_basename }}"}\#n"#,
                "a.mustache": "struct {{ prefix }}{{ module_info.name }}View {}\n",
            ], "1 warning",
            """
            own/page/page.rambaspec:3:79: warning: the file's name contains the module's name twice: \
            'XYProfileProfileView.swift'
             3 |   - {name: "{{ module_info.name }}View.swift", path: a.mustache, custom_name: "{{ prefix }}{{ \
            module_info.name }}{{ module_info.file_basename }}"}
               |                                                                               \
            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
              hint: leave one out: 'module_info.file_basename' is the last part of 'name'
            """),
        .mustache(
            "an import of the project's name", "@testable import {{ module_info.project_name }}\n",
            "1 warning",
            """
            own/page/View.swift.mustache:1:21: warning: 'module_info.project_name' is the project's name, not a module
             1 | @testable import {{ module_info.project_name }}
               |                     ^^^^^^^^^^^^^^^^^^^^^^^^
              hint: write '{{ module_info.product_module_name }}'
            """),
        .liquid(
            "an import of the project's name in Liquid",
            "import {{ module_info.project_name }}\n\nstruct A {}\n", "1 warning",
            """
            own/page/View.swift.liquid:1:11: warning: 'module_info.project_name' is the project's name, not a module
             1 | import {{ module_info.project_name }}
               |           ^^^^^^^^^^^^^^^^^^^^^^^^
              hint: write '{{ module_info.product_module_name }}'
            """),
        .mustache(
            "an import of a list", "import {{ imports }}\n", "1 error",
            """
            own/page/View.swift.mustache:1:11: error: 'imports' is a list, not text
             1 | import {{ imports }}
               |           ^^^^^^^
              hint: loop over it: '{{#imports}}…{{/imports}}'
            """),
        .liquid(
            "an import of a list in Liquid", "import {{ imports }}\n", "1 warning",
            """
            own/page/View.swift.liquid:1:11: warning: 'imports' is a list, which one import cannot name
             1 | import {{ imports }}
               |           ^^^^^^^
              hint: loop over it: '{% for module in imports %}import {{ module }}…{% endfor %}'
            """),
        .mustache(
            "imports",
            "{{#imports}}\nimport {{ . }}\n{{/imports}}\n@testable import {{ module_info.product_module_name }}\n"
        ),
        .liquid(
            "imports in Liquid", "{% for name in imports %}\nimport {{ name }}\n{% endfor %}\n"),
        .mustache(
            "imports of modules with the project's name in theirs",
            "import {{ module_info.project_name }}Core\n// import {{ module_info.project_name }}\n"),
        .lint(
            "an import in Objective-C",
            [
                "page.rambaspec": "name: page\ncode_files:\n  - {name: View.m, path: a.mustache}\n",
                "a.mustache": #"#import "{{ module_info.project_name }}-Swift.h"\#n"#,
            ]),
        .mustache(
            "the module's name and the file's apart",
            "//  {{ module_info.file_name }}\n//  {{ module_info.name }} {{ module_info.file_name }}\n"),
        .lint(
            "the module's name before another file's",
            [
                "page.rambaspec":
                    "name: page\ncode_files:\n  - {name: View.swift, path: a.mustache, custom_name: View.swift}\n",
                "a.mustache": "// {{ module_info.name }}{{ module_info.file_name }}\n",
            ]),
        .lint(
            "the module's name in a folder's",
            [
                "page.rambaspec":
                    #"name: page\#ncode_files:\#n  - {name: "{{ module_info.name }}/View.swift", path: a.mustache}\#n"#,
                "a.mustache": "struct {{ prefix }}{{ module_info.name }}View {}\n",
            ]),
    ]
}
