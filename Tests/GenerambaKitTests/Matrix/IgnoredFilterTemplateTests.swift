import Testing

/// Filters and outputs of Liquid with mistakes, and correct ones.
struct IgnoredFilterTemplateTests {
    @Test(arguments: cases) func lintReadsFilters(_ template: TemplateCase) throws {
        try template.run()
    }

    static let cases: [TemplateCase] = [
        .liquid(
            "two signs in an assignment", "{% assign a == 'b' %}{{ a }}\n", "1 warning",
            """
            own/page/View.swift.liquid:1:13: warning: '==' assigns nothing
             1 | {% assign a == 'b' %}{{ a }}
               |             ^^
              hint: write '{% assign a = 'b' %}'
            """),
        .liquid(
            "a sum", "{{ prefix + 'a' }}{{ year - 1 }}\n", "2 warnings",
            """
            own/page/View.swift.liquid:1:11: warning: Liquid ignores '+ 'a''
             1 | {{ prefix + 'a' }}{{ year - 1 }}
               |           ^^^^^
              hint: write '| append: 'a''
            own/page/View.swift.liquid:1:27: warning: Liquid ignores '- 1'
             1 | {{ prefix + 'a' }}{{ year - 1 }}
               |                           ^^^
              hint: write '| minus: 1'
            """),
        .liquid(
            "a default as in Swift", "{{ prefix ?? 'a' }}{{ prefix || 'a' }}{{ prefix ? 'a' : 'b' }}\n",
            "3 warnings",
            """
            own/page/View.swift.liquid:1:11: warning: Liquid ignores '?? 'a''
             1 | {{ prefix ?? 'a' }}{{ prefix || 'a' }}{{ prefix ? 'a' : 'b' }}
               |           ^^^^^^
              hint: write '| default: 'a''
            own/page/View.swift.liquid:1:34: warning: unknown filter 'a'
             1 | {{ prefix ?? 'a' }}{{ prefix || 'a' }}{{ prefix ? 'a' : 'b' }}
               |                                  ^
              hint: for a value in place of an empty one, write '| default: …'
            own/page/View.swift.liquid:1:49: warning: Liquid ignores '? 'a' : 'b''
             1 | {{ prefix ?? 'a' }}{{ prefix || 'a' }}{{ prefix ? 'a' : 'b' }}
               |                                                 ^^^^^^^^^^^
              hint: use '{% if … %}…{% else %}…{% endif %}'
            """),
        .liquid(
            "a filter without its colon", "{{ prefix | default 'a' }}\n", "1 warning",
            """
            own/page/View.swift.liquid:1:21: warning: Liquid ignores ''a''
             1 | {{ prefix | default 'a' }}
               |                     ^^^
              hint: write 'default: 'a''
            """),
        .liquid(
            "arguments in parentheses", "{{ prefix | replace('a', 'b') }}\n", "1 warning",
            """
            own/page/View.swift.liquid:1:20: warning: Liquid ignores '('a', 'b')'
             1 | {{ prefix | replace('a', 'b') }}
               |                    ^^^^^^^^^^
              hint: write 'replace: 'a', 'b''
            """),
        .liquid(
            "arguments without a comma", "{{ prefix | replace: 'a' 'b' }}\n", "1 warning",
            """
            own/page/View.swift.liquid:1:26: warning: Liquid ignores ''b''
             1 | {{ prefix | replace: 'a' 'b' }}
               |                          ^^^
              hint: write ',' before ''b''
            """),
        .liquid(
            "a filter with too few arguments",
            "{{ prefix | append }}{{ 'now' | date }}{{ prefix | replace: 'a' }}\n", "2 errors, 1 warning",
            """
            own/page/View.swift.liquid:1:13: error: 'append' takes 1 argument, not 0
             1 | {{ prefix | append }}{{ 'now' | date }}{{ prefix | replace: 'a' }}
               |             ^^^^^^
              hint: write arguments after a colon, with commas
            own/page/View.swift.liquid:1:33: error: 'date' takes 1 argument, not 0
             1 | {{ prefix | append }}{{ 'now' | date }}{{ prefix | replace: 'a' }}
               |                                 ^^^^
              hint: write arguments after a colon, with commas
            own/page/View.swift.liquid:1:52: warning: 'replace' has no text to put in the place of 'a'
             1 | {{ prefix | append }}{{ 'now' | date }}{{ prefix | replace: 'a' }}
               |                                                    ^^^^^^^
              hint: write it after a comma, or write 'remove: 'a''
            """),
        .liquid(
            "a filter with too many arguments", "{{ prefix | upcase: 'a' }}{{ prefix | append: 'a', 'b' }}\n",
            "2 errors",
            """
            own/page/View.swift.liquid:1:13: error: 'upcase' takes no arguments, not 1
             1 | {{ prefix | upcase: 'a' }}{{ prefix | append: 'a', 'b' }}
               |             ^^^^^^
              hint: remove the colon and what follows
            own/page/View.swift.liquid:1:39: error: 'append' takes 1 argument, not 2
             1 | {{ prefix | upcase: 'a' }}{{ prefix | append: 'a', 'b' }}
               |                                       ^^^^^^
              hint: remove all but the first
            """),
        .liquid(
            "a condition in an output", "{{ if prefix }}a{{ else }}b{{ end }}\n", "3 warnings",
            """
            own/page/View.swift.liquid:1:4: warning: unknown name 'if'
             1 | {{ if prefix }}a{{ else }}b{{ end }}
               |    ^^
              hint: '{{ }}' prints a value: write '{% if … %}'
            own/page/View.swift.liquid:1:20: warning: unknown name 'else'
             1 | {{ if prefix }}a{{ else }}b{{ end }}
               |                    ^^^^
              hint: '{{ }}' prints a value: write '{% else %}'
            own/page/View.swift.liquid:1:31: warning: unknown name 'end'
             1 | {{ if prefix }}a{{ else }}b{{ end }}
               |                               ^^^
              hint: '{{ }}' prints a value: write '{% endif %}'
            """),
        .liquid(
            "curly quotes", "{% if prefix == “a” %}a{% endif %}\n", "1 warning",
            """
            own/page/View.swift.liquid:1:17: warning: unknown name '“a”'
             1 | {% if prefix == “a” %}a{% endif %}
               |                 ^^^
              hint: Liquid does not treat '“' as a quote: write a straight one
            """),
        .liquid(
            "an operator without spaces", "{% if prefix=='a' %}a{% endif %}\n", "1 warning",
            """
            own/page/View.swift.liquid:1:7: warning: unknown name 'prefix=='a''
             1 | {% if prefix=='a' %}a{% endif %}
               |       ^^^^^^^^^^^
              hint: write spaces around '=='
            """),
        .liquid(
            "a tag without its end", "{% if prefix }}a{% endif %}\n", "1 error",
            """
            own/page/View.swift.liquid:1:4: error: unclosed tag
             1 | {% if prefix }}a{% endif %}
               |    ^^
              hint: end it with '%}'
            """),
        .liquid(
            "a tag that prints", "{% prefix %}{% echo prefix %}\n", "2 errors",
            """
            own/page/View.swift.liquid:1:4: error: unknown tag 'prefix'
             1 | {% prefix %}{% echo prefix %}
               |    ^^^^^^
              hint: to print a value, write '{{ prefix }}'
            own/page/View.swift.liquid:1:16: error: unknown tag 'echo'
             1 | {% prefix %}{% echo prefix %}
               |                ^^^^
              hint: to print a value, write '{{ prefix }}'
            """),
        .liquid(
            "conditions",
            "{% if prefix == 'a' and year > 3 or prefix contains 'b' %}a{% elsif prefix != blank %}b{% else %}c{% endif %}\n"
        ),
        .liquid(
            "parentheses that change nothing",
            "{% if (prefix) and (year == '1' and prefix == 'b') %}a{% endif %}\n"),
        .liquid(
            "loops",
            "{% for a in (1..3) %}{{ a }}{% endfor %}{% for a in imports reversed limit:2 offset: 1 %}{{ forloop.index }}{% endfor %}\n"
        ),
        .liquid(
            "filters",
            #"{{ prefix | append: 'a' | replace: 'a', 'b' | default: year, }}{{ 'now' | date: "%Y" }}{{ imports[0] | upcase }}\#n"#
        ),
        .liquid(
            "assignments and choices",
            "{% assign a = prefix | upcase %}{%- case a -%}{%- when 'A', 'B' or 'C' -%}a{%- else -%}b{%- endcase -%}\n"
        ),
        .liquid(
            "texts in raw and comment",
            "{% raw %}{{#a}}{% if !a && b %}{% endraw %}{% comment %}{{#a}}{% endcomment %}\n"),
    ]
}
