import Testing

/// What Liquid skips in tags and outputs, and what it understands.
struct IgnoredMarkupTemplateTests {
    @Test(arguments: cases) func lintTellsWhatLiquidSkips(_ template: TemplateCase) throws {
        try template.run()
    }

    static let cases: [TemplateCase] = [
        .liquid(
            "sections of Mustache", "{{#prefix}}a{{/prefix}}{{^prefix}}b{{/prefix}}{{/year}}\n", "3 warnings",
            """
            own/page/View.swift.liquid:1:1: warning: '{{#prefix}}' is a Mustache tag
             1 | {{#prefix}}a{{/prefix}}{{^prefix}}b{{/prefix}}{{/year}}
               | ^^^^^^^^^^^
              hint: write '{% if prefix %}…{% endif %}' or, for a list, '{% for item in prefix %}…{% endfor %}'
            own/page/View.swift.liquid:1:24: warning: '{{^prefix}}' is a Mustache tag
             1 | {{#prefix}}a{{/prefix}}{{^prefix}}b{{/prefix}}{{/year}}
               |                        ^^^^^^^^^^^
              hint: write '{% unless prefix %}…{% endunless %}'
            own/page/View.swift.liquid:1:47: warning: '{{/year}}' is a Mustache tag
             1 | {{#prefix}}a{{/prefix}}{{^prefix}}b{{/prefix}}{{/year}}
               |                                               ^^^^^^^^^
              hint: end a tag with '{% endif %}' or '{% endfor %}'
            """),
        .liquid(
            "other tags of Mustache", "{{> header }}{{& prefix }}{{! a }}{{.}}\n", "4 warnings",
            """
            own/page/View.swift.liquid:1:1: warning: '{{> header }}' is a Mustache tag
             1 | {{> header }}{{& prefix }}{{! a }}{{.}}
               | ^^^^^^^^^^^^^
              hint: write '{% include 'header' %}'
            own/page/View.swift.liquid:1:14: warning: '{{& prefix }}' is a Mustache tag
             1 | {{> header }}{{& prefix }}{{! a }}{{.}}
               |              ^^^^^^^^^^^^^
              hint: write '{{ prefix }}'
            own/page/View.swift.liquid:1:27: warning: '{{! a }}' is a Mustache tag
             1 | {{> header }}{{& prefix }}{{! a }}{{.}}
               |                           ^^^^^^^^
              hint: write '{% comment %}…{% endcomment %}'
            own/page/View.swift.liquid:1:35: warning: '{{.}}' is a Mustache tag
             1 | {{> header }}{{& prefix }}{{! a }}{{.}}
               |                                   ^^^^^
              hint: write the name that 'for' gives to the item
            """),
        .liquid(
            "and as in Swift", "{% if prefix && year %}a{% endif %}\n", "1 warning",
            """
            own/page/View.swift.liquid:1:14: warning: Liquid ignores '&& year'
             1 | {% if prefix && year %}a{% endif %}
               |              ^^^^^^^
              hint: write 'and'
            """),
        .liquid(
            "or as in Swift", "{% if prefix == 'a' || year %}a{% endif %}\n", "1 warning",
            """
            own/page/View.swift.liquid:1:21: warning: Liquid ignores '|| year'
             1 | {% if prefix == 'a' || year %}a{% endif %}
               |                     ^^^^^^^
              hint: write 'or'
            """),
        .liquid(
            "not as in Swift", "{% if !prefix %}a{% endif %}\n", "1 warning",
            """
            own/page/View.swift.liquid:1:7: warning: Liquid ignores '!'
             1 | {% if !prefix %}a{% endif %}
               |       ^
              hint: use 'unless', or compare with '== false'
            """),
        .liquid(
            "an operator of JavaScript",
            "{% if prefix === 'a' %}a{% endif %}{% if prefix !== 'a' %}a{% endif %}\n", "2 errors",
            """
            own/page/View.swift.liquid:1:14: error: unknown operator '==='
             1 | {% if prefix === 'a' %}a{% endif %}{% if prefix !== 'a' %}a{% endif %}
               |              ^^^
              hint: did you mean '=='?
            own/page/View.swift.liquid:1:49: error: unknown operator '!=='
             1 | {% if prefix === 'a' %}a{% endif %}{% if prefix !== 'a' %}a{% endif %}
               |                                                 ^^^
              hint: did you mean '!='?
            """),
        .liquid(
            "an operator in words", "{% if prefix eq 'a' %}a{% endif %}{% if 'a' in imports %}a{% endif %}\n",
            "2 errors",
            """
            own/page/View.swift.liquid:1:14: error: unknown operator 'eq'
             1 | {% if prefix eq 'a' %}a{% endif %}{% if 'a' in imports %}a{% endif %}
               |              ^^
              hint: did you mean '=='?
            own/page/View.swift.liquid:1:45: error: unknown operator 'in'
             1 | {% if prefix eq 'a' %}a{% endif %}{% if 'a' in imports %}a{% endif %}
               |                                             ^^
              hint: write the list first: 'list contains item'
            """),
        .liquid(
            "else if", "{% if prefix %}a{% else if year %}b{% endif %}\n", "1 warning",
            """
            own/page/View.swift.liquid:1:25: warning: Liquid ignores 'if year' after 'else'
             1 | {% if prefix %}a{% else if year %}b{% endif %}
               |                         ^^^^^^^
              hint: write '{% elsif year %}'
            """),
        .liquid(
            "elseif", "{% if prefix %}a{% elseif year %}b{% endif %}\n", "1 error",
            """
            own/page/View.swift.liquid:1:20: error: unknown tag 'elseif'
             1 | {% if prefix %}a{% elseif year %}b{% endif %}
               |                    ^^^^^^
              hint: did you mean 'elsif'?
            """),
        .liquid(
            "end", "{% if prefix %}a{% end %}\n", "1 error",
            """
            own/page/View.swift.liquid:1:20: error: unknown tag 'end'
             1 | {% if prefix %}a{% end %}
               |                    ^^^
              hint: write '{% endif %}'
            """),
        .liquid(
            "a comparison with two texts", "{% if prefix == 'a' or 'b' %}a{% endif %}\n", "1 warning",
            """
            own/page/View.swift.liquid:1:24: warning: ''b'' alone is always true
             1 | {% if prefix == 'a' or 'b' %}a{% endif %}
               |                        ^^^
              hint: write 'prefix == 'b''
            """),
        .liquid(
            "a condition in parentheses", "{% if (prefix == 'a' or prefix == 'b') and year %}a{% endif %}\n",
            "1 warning",
            """
            own/page/View.swift.liquid:1:7: warning: Liquid ignores the parentheses
             1 | {% if (prefix == 'a' or prefix == 'b') and year %}a{% endif %}
               |       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
              hint: it evaluates 'and' and 'or' from right to left: put one condition into an 'if' of its own
            """),
        .liquid(
            "a condition in a loop", "{% for name in imports where name %}{{ name }}{% endfor %}\n",
            "1 warning",
            """
            own/page/View.swift.liquid:1:24: warning: Liquid ignores 'where name'
             1 | {% for name in imports where name %}{{ name }}{% endfor %}
               |                        ^^^^^^^^^^
              hint: put '{% if name %}' into the loop
            """),
        .liquid(
            "a range without parentheses", "{% for number in 1..3 %}{{ number }}{% endfor %}\n", "1 warning",
            """
            own/page/View.swift.liquid:1:18: warning: a range needs parentheses
             1 | {% for number in 1..3 %}{{ number }}{% endfor %}
               |                  ^^^^
              hint: write '(1..3)'
            """),
    ]
}
