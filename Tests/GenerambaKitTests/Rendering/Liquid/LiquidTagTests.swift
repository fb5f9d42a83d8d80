import Testing

@testable import GenerambaKit
@testable import SourceText

/// Tests each tag.
struct LiquidTagTests {
    @Test(arguments: [
        LiquidCase("{% if yes %}a{% endif %}{% if no %}b{% endif %}{% if nothing %}c{% endif %}", "a"),
        LiquidCase("{% if '' %}a{% endif %}{% if none %}b{% endif %}{% if 0 %}c{% endif %}", "abc"),
        LiquidCase("{% if word == 'swift' and year == '2026' %}a{% else %}b{% endif %}", "a"),
        LiquidCase("{% if no and no or yes %}a{% else %}b{% endif %}", "b"),
        LiquidCase("{% if yes or no and no %}a{% else %}b{% endif %}", "a"),
        LiquidCase("{% if no %}a{% elsif yes %}b{% else %}c{% endif %}", "b"),
        LiquidCase("{% if 1 < 2 and 2.5 >= 2.5 and 'a' < 'b' %}a{% endif %}", "a"),
        LiquidCase("{% if nothing < 1 %}a{% else %}b{% endif %}", "b"),
        LiquidCase("{% if word contains 'if' and module_info.targets contains 'App' %}a{% endif %}", "a"),
        LiquidCase("{% if none == empty and '' == empty %}a{% endif %}", "a"),
        LiquidCase("{% if 'é' == 'e\u{301}' %}a{% else %}b{% endif %}", "b"),
        LiquidCase("{% unless no %}a{% else %}b{% endunless %}{% unless yes %}c{% endunless %}", "a"),
        LiquidCase("{% case word %}{% when 'a', 'swift' %}x{% when 'b' %}y{% else %}z{% endcase %}", "x"),
        LiquidCase("{% case 3 %}{% when 1 or 2 %}x{% else %}z{% endcase %}", "z"),
        LiquidCase("{% case word %} dropped {% when 'swift' %}x{% endcase %}", "x"),
    ])
    func conditions(example: LiquidCase) { example.check() }

    @Test(arguments: [
        LiquidCase("{% for t in module_info.targets %}{{ t }},{% endfor %}", "App,Widget,"),
        LiquidCase(
            "{% for f in module_info.fields %}{{ f.name }}:{{ f.type }} {% endfor %}", "id:Int title:String "),
        LiquidCase("{% for i in (1..3) reversed %}{{ i }}{% endfor %}", "321"),
        LiquidCase("{% for i in (1..9) limit: 3 offset: 2 reversed %}{{ i }}{% endfor %}", "345"),
        LiquidCase("{% for i in (1..9) reversed limit: 3 offset: 2 %}{{ i }}{% endfor %}", "543"),
        LiquidCase("{% for i in (3..1) %}{{ i }}{% else %}none{% endfor %}", "none"),
        LiquidCase(
            "{% for i in (1..2) %}{% for j in (1..2) %}{{ i }}{{ j }}{{ forloop.parentloop.index }} {% endfor %}{% endfor %}",
            "111 121 212 222 "),
        LiquidCase(
            "{% for i in (1..3) %}{{ i }}{% unless forloop.last %}, {% endunless %}{% endfor %}", "1, 2, 3"),
        LiquidCase("{% for i in (1..3) %}{{ forloop.rindex }}{{ forloop.rindex0 }}{% endfor %}", "322110"),
        LiquidCase(
            "{% for i in (1..5) %}{% if i == 2 %}{% continue %}{% elsif i == 4 %}{% break %}{% endif %}{{ i }}{% endfor %}",
            "13"),
        LiquidCase(
            "{% for i in (1..4) limit: 2 %}{{ i }}{% endfor %}-{% for i in (1..4) offset: continue %}{{ i }}{% endfor %}",
            "12-34"),
        LiquidCase("{% for c in word %}[{{ c }}]{% endfor %}{% for c in '' %}x{% endfor %}", "[swift]"),
        LiquidCase("{% for x in (1..2) %}{% assign x = 'a' %}{{ x }}{% endfor %}{{ x }}", "12a"),
        LiquidCase("a{% break %}b", "a"),
        LiquidCase(
            "{% for pair in module_info.fields[0] %}{{ pair[0] }}={{ pair[1] }};{% endfor %}",
            "name=id;type=Int;"),
        LiquidCase(
            "{% tablerow i in (1..3) cols: 2 %}{{ i }}{{ tablerowloop.col_last }}{% endtablerow %}",
            "<tr class=\"row1\">\n<td class=\"col1\">1false</td><td class=\"col2\">2true</td></tr>\n<tr class=\"row2\"><td class=\"col1\">3false</td></tr>\n"
        ),
    ])
    func loops(example: LiquidCase) { example.check() }

    @Test(arguments: [
        LiquidCase("{% assign a = 'x' %}{% assign b = a | append: 'y' %}{{ b }}{{ a }}", "xyx"),
        LiquidCase("{% assign word = 'mine' %}{{ word }}", "mine"),
        LiquidCase("{% assign word = nil %}[{{ word }}]", "[]"),
        LiquidCase("{% capture a %}{{ word }}!{% endcapture %}{{ a }}{{ a | size }}", "swift!6"),
        LiquidCase("{% capture 'quoted' %}x{% endcapture %}{{ quoted }}", "x"),
        LiquidCase("{% increment n %}{% increment n %}{% decrement n %}{{ n }}", "0111"),
        LiquidCase("{% cycle 'a', 'b' %}{% cycle 'a', 'b' %}{% cycle 'a', 'b' %}", "aba"),
        LiquidCase("{% cycle 'x': 'a', 'b' %}{% cycle 'y': 'a', 'b' %}{% cycle 'x': 'a', 'b' %}", "aab"),
        LiquidCase("{% for i in (1..4) %}{% cycle word, year %} {% endfor %}", "swift 2026 swift 2026 "),
        LiquidCase("{% for i in (1..3) %}{% ifchanged %}{{ word }}{% endifchanged %}{% endfor %}", "swift"),
        LiquidCase("a{% comment %}{{ b }}{% if yes %}{% endif %}{% unknown %}{% endcomment %}c", "ac"),
        LiquidCase("{% raw %}{{ a }}{% b %}{% endraw %}", "{{ a }}{% b %}"),
        LiquidCase("{% raw %}{{ a {% endraw %}", "{{ a "),
    ])
    func variables(example: LiquidCase) { example.check() }

    @Test(arguments: [
        LiquidCase("a \n {%- if yes -%} \n b \n {%- endif -%} \n c", "abc"),
        LiquidCase("a {{- word -}} b", "aswiftb"),
        LiquidCase("a {%- comment -%} x {%- endcomment -%} b", "ab"),
        LiquidCase("a {% assign x = 1 -%} {{ x }} {%- assign x = 2 %} {{ x }}", "a 1 2"),
        LiquidCase("{% if yes %}  \n{% endif %}|{% if yes %} {% assign a = 1 %} {% endif %}{{ a }}", "|1"),
        LiquidCase("{% if yes %} {% capture a %} x {% endcapture %} {% endif %}[{{ a }}]", "[ x ]"),
        LiquidCase("{% for i in (1..2) %} {% if i %} {% endif %} {% endfor %}|", "|"),
        LiquidCase("{% if yes %} {% include 'e' %} {% endif %}|", "  |"),
        LiquidCase("a\n{% if yes %}\nb\n{% endif %}\nc\n", "a\n\nb\n\nc\n"),
        LiquidCase("a\r\n{%- if yes -%}\r\nb{% endif %}\r\n", "ab\r\n"),
    ])
    func whiteSpace(example: LiquidCase) { example.check(partials: ["e": ""]) }

    @Test(arguments: [
        LiquidCase("{% include 'p' %}", "<>"),
        LiquidCase("{% include 'p' with 'x' %}", "<x>"),
        LiquidCase("{% include 'p' for module_info.targets %}", "<App><Widget>"),
        LiquidCase("{% include 'p', p: 'named' %}", "<>"),
        LiquidCase("{% include 'q', a: 'x', b: word %}{{ a }}", "x-swift"),
        LiquidCase("{% assign p = 'own' %}{% include 'p' %}", "<own>"),
        LiquidCase("{% assign name = 'p' %}{% include name with 1 %}", "<1>"),
        LiquidCase("{% include 'sets' %}{{ set }}", "yes"),
        LiquidCase("{% include 'sub/file-name' with 'x' %}", "[x]"),
        LiquidCase("{% for i in (1..3) %}{{ i }}{% include 'breaks' %}{% endfor %}", "1"),
        LiquidCase("{% if yes %}{% include 'p' with year %}{% endif %}", "<2026>"),
    ])
    func partials(example: LiquidCase) {
        example.check(partials: [
            "p": "<{{ p }}>", "q": "{{ a }}-{{ b }}", "sets": "{% assign set = 'yes' %}",
            "sub/file-name": "[{{ file-name }}]", "breaks": "{% break %}",
        ])
    }

    @Test(arguments: [
        LiquidCase("{{word}}|{{ module_info.name }}|{{ module_info['name'] }}", "swift|Profile|Profile"),
        LiquidCase(
            "{{ module_info.targets[0] }}{{ module_info.targets[-1] }}{{ module_info.targets[9] }}",
            "AppWidget"),
        LiquidCase(
            "{{ module_info.targets.first }}{{ module_info.targets.last }}{{ word.size }}", "AppWidget5"),
        LiquidCase("{% assign key = 'name' %}{{ module_info[key] }}{{ ['word'] }}", "Profileswift"),
        LiquidCase("{{ matrix }}{{ module_info.targets }}{{ nothing }}{{ yes }}", "123AppWidgettrue"),
        LiquidCase(
            "{{ 'a' }}{{ \"b\" }}{{ 1 }}{{ -2 }}{{ 1.50 }}{{ true }}{{ nil }}{{ (1..3) }}", "ab1-21.5true1..3"
        ),
        LiquidCase("{{ module_info.fields[0] }}", "{\"name\"=>\"id\", \"type\"=>\"Int\"}"),
        LiquidCase("{{ nothing.a.b }}{{}}{{ }}", ""),
        LiquidCase("func a() { {{ word }} } }}", "func a() { swift } }}"),
    ])
    func outputs(example: LiquidCase) { example.check() }
}
