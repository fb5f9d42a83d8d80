import Testing

/// Tags of Liquid in Mustache, Xcode's macros, and correct code that looks like them.
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
              hint: for Liquid, give the source the ending '.liquid'
            """),
        .liquid(
            "macros of Xcode", "// ___FILENAME___\nclass ___VARIABLE_name:identifier___ {}\n", "1 warning",
            """
            own/page/View.swift.liquid:1:4: warning: '___FILENAME___' is written as it is
             1 | // ___FILENAME___
               |    ^^^^^^^^^^^^^^
              hint: Xcode's file templates replace it, Generamba does not
            """),
        .mustache("underscores and a remainder", "// _______________\nlet a = 3 %2\nlet b = {7 % 2}()\n"),
    ]
}
