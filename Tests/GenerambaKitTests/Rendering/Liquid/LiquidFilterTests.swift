import Testing

@testable import GenerambaKit
@testable import TemplateEngine

/// Tests the result of each filter.
struct LiquidFilterTests {
    @Test(arguments: [
        LiquidCase("{{ 'hello World' | capitalize }}", "Hello world"),
        LiquidCase("{{ 'ǆ' | capitalize }}", "ǅ"),
        LiquidCase("{{ '' | capitalize }}", ""),
        LiquidCase("{{ 'ÄÖß' | downcase }} {{ 'äöß' | upcase }}", "äöß ÄÖSS"),
        LiquidCase("{{ 'a' | append: 'b' | prepend: 'c' }}", "cab"),
        LiquidCase("{{ 'a' | append: module_info.name }}", "aProfile"),
        LiquidCase("{{ 'banana' | replace: 'an', 'AN' }}", "bANANa"),
        LiquidCase("{{ 'banana' | replace_first: 'an', 'AN' }}", "bANana"),
        LiquidCase("{{ 'banana' | remove: 'an' }}|{{ 'banana' | remove_first: 'an' }}", "ba|bana"),
        LiquidCase("{{ 'abc' | replace: '', '-' }}", "-a-b-c-"),
        LiquidCase("{{ 'äb' | replace: '', '-' }}", "-ä-b-"),
        LiquidCase("{{ 'abc' | replace: 'b', '[\\0]' }}", "a[b]c"),
        LiquidCase("{{ 'abc' | replace: 'b', '\\1x' }}", "axc"),
        LiquidCase("{{ 'aaa' | replace: 'aa', 'b' }}", "ba"),
        LiquidCase("{{ ' \t\na b\n ' | strip }}|{{ '  a ' | lstrip }}|{{ ' a  ' | rstrip }}|", "a b|a | a|"),
        LiquidCase("{{ lines | strip_newlines }}{{ lines | newline_to_br }}", "onetwoone<br />\ntwo"),
        LiquidCase("{{ '<b>x</b><!-- y -->' | strip_html }}", "x"),
        LiquidCase("{{ '<a & \"b\"' | escape }}", "&lt;a &amp; &quot;b&quot;"),
        LiquidCase("{{ \"it's\" | h }}", "it&#39;s"),
        LiquidCase("{{ '&lt; & &#39; &x' | escape_once }}", "&lt; &amp; &#39; &amp;x"),
        LiquidCase("{{ 'a b/c?ä' | url_encode }}", "a+b%2Fc%3F%C3%A4"),
        LiquidCase("{{ 'a+b%2Fc%C3%A4%zz' | url_decode }}", "a b/cä%zz"),
    ])
    func textFilters(example: LiquidCase) { example.check() }

    @Test(arguments: [
        LiquidCase("{{ 'Profile' | slice: 0 }}{{ 'Profile' | slice: 1, 99 }}", "Profile"),
        LiquidCase(
            "{{ 'Profile' | slice: -3, 2 }}|{{ 'Profile' | slice: 7 }}|{{ 'abc' | slice: 4 }}", "il||"),
        LiquidCase("{{ 'äöü' | slice: 1, 2 }}", "öü"),
        LiquidCase("{{ 'a,b,c' | split: ',' | slice: 1, 2 | join: '-' }}", "b-c"),
        LiquidCase("{{ 'abcdefghij' | truncate: 5 }}", "ab..."),
        LiquidCase("{{ 'abcdefghij' | truncate: 5, '…' }}", "abcd…"),
        LiquidCase("{{ 'abcdefghij' | truncate: 2 }}", "..."),
        LiquidCase("{{ 'one two three' | truncatewords: 2 }}", "one two..."),
        LiquidCase(
            "{{ 'abc' | size }}{{ 'äö' | size }}{{ module_info.targets | size }}{{ nil | size }}", "3220"),
        LiquidCase("{{ nil | default: 'a' }}{{ '' | default: 'b' }}{{ false | default: 'c' }}", "abc"),
        LiquidCase("{{ 0 | default: 'a' }}{{ none | default: 'd' }}{{ word | default: 'e' }}", "0dswift"),
    ])
    func partFilters(example: LiquidCase) { example.check() }

    @Test(arguments: [
        LiquidCase("{{ 'a,b,,c,,' | split: ',' | join: '|' }}", "a|b||c"),
        LiquidCase("{{ ' a  b ' | split: ' ' | join: '|' }}", "a|b"),
        LiquidCase("{{ 'äbc' | split: '' | join: '|' }}", "ä|b|c"),
        LiquidCase("{{ module_info.targets | join }}|{{ matrix | join: ',' }}", "App Widget|1,2,3"),
        LiquidCase("{{ module_info.targets | first }} {{ module_info.targets | last }}", "App Widget"),
        LiquidCase("{{ module_info.targets | reverse | join: ',' }}", "Widget,App"),
        LiquidCase("{{ 'b,A,a' | split: ',' | sort | join: ',' }}", "A,a,b"),
        LiquidCase("{{ 'b,C,a' | split: ',' | sort_natural | join: ',' }}", "a,b,C"),
        LiquidCase("{{ module_info.fields | map: 'name' | join: ',' }}", "id,title"),
        LiquidCase("{{ module_info.fields | sort: 'type' | map: 'type' | join: ',' }}", "Int,String"),
        LiquidCase("{{ 'a,b,a' | split: ',' | uniq | join: ',' }}", "a,b"),
        LiquidCase("{{ module_info.targets | concat: none | size }}", "2"),
        LiquidCase("{{ (1..3) | concat: module_info.targets | join: ',' }}", "1,2,3,App,Widget"),
        LiquidCase("{{ module_info.fields | compact: 'name' | size }}", "2"),
        LiquidCase("{{ 'a,b' | split: ',' | upcase }}", "[\"A\", \"B\"]"),
    ])
    func listFilters(example: LiquidCase) { example.check() }

    @Test(arguments: [
        LiquidCase("{{ 4 | plus: 2 }} {{ 4 | minus: 6 }} {{ 4 | times: 2.5 }}", "6 -2 10.0"),
        LiquidCase("{{ 7 | divided_by: 2 }} {{ -7 | divided_by: 2 }} {{ 7 | divided_by: 2.0 }}", "3 -4 3.5"),
        LiquidCase("{{ 7 | modulo: 3 }} {{ -7 | modulo: 3 }} {{ 7.5 | modulo: 2 }}", "1 2 1.5"),
        LiquidCase("{{ 0.1 | plus: 0.2 }} {{ 0.3 | minus: 0.1 }} {{ 1.1 | times: 3 }}", "0.3 0.2 3.3"),
        LiquidCase("{{ '3' | plus: '4.5' }} {{ '3 apples' | plus: 1 }} {{ 'x' | plus: 1 }}", "7.5 4 1"),
        LiquidCase(
            "{{ 1.005 | round: 2 }} {{ '2.675' | round: 2 }} {{ -1.005 | round: 2 }} {{ 0.5 | round: 1 }} {{ 8.0 | round: 2 }}",
            "1.01 2.68 -1.01 0.5 8.0"),
        LiquidCase("{{ '0.00000000000000000000000001' | round: 2 }} {{ 1.45 | round: 1 }}", "0.0 1.5"),
        LiquidCase(
            "{{ 1.5 | round }} {{ 2.567 | round: 2 }} {{ -1.5 | round }} {{ 15 | round: -1 }}", "2 2.57 -2 20"
        ),
        LiquidCase("{{ 1.2 | ceil }} {{ 1.8 | floor }} {{ -1.2 | floor }} {{ '1.5' | ceil }}", "2 1 -2 2"),
        LiquidCase("{{ -3 | abs }} {{ -3.5 | abs }}", "3 3.5"),
        LiquidCase(
            "{{ 1.0 }} {{ 100000000000000000.0 }} {{ 0.00001 }} {{ 0.0001 }}", "1.0 1.0e+17 1.0e-05 0.0001"),
        LiquidCase("{{ 9528670629100984.0 }} {{ -9.5 }}", "9528670629100984.0 -9.5"),
    ])
    func numberFilters(example: LiquidCase) { example.check() }

    @Test(arguments: [
        LiquidCase("{{ '2026-03-05' | date: '%d.%m.%Y' }}", "05.03.2026"),
        LiquidCase("{{ '05/03/2026' | date: '%Y-%m-%d' }}", "2026-03-05"),
        LiquidCase("{{ 'March 5, 2026' | date: '%e %b %y' }}", " 5 Mar 26"),
        LiquidCase("{{ '5 Mar 2026 10:20:30' | date: '%-d %^B %H:%M:%S %I%p' }}", "5 MARCH 10:20:30 10AM"),
        LiquidCase(
            "{{ '2026-03-05T23:59:01Z' | date: '%F %T %j %a %u %%' }}", "2026-03-05 23:59:01 064 Thu 4 %"),
        LiquidCase("{{ 0 | date: '%c' }}", "Thu Jan  1 00:00:00 1970"),
        LiquidCase("{{ 951782400 | date: '%F' }}", "2000-02-29"),
        LiquidCase("{{ 'some day' | date: '%Y' }}|{{ '2026-02-30' | date: '%Y' }}", "some day|2026-02-30"),
        LiquidCase("{{ '2026-03-05' | date: '' }}", "2026-03-05"),
    ])
    func dates(example: LiquidCase) { example.check() }

    @Test(arguments: [
        LiquidCase("{{ 'URLPreview' | lower_camel }} {{ 'user_name' | upper_camel }}", "urlPreview UserName"),
        LiquidCase("{{ 'URLPreview' | snake }} {{ 'URLPreview' | kebab }}", "url_preview url-preview"),
        LiquidCase("{{ 'iPadView' | screaming_snake }} {{ 'iPadView' | title }}", "IPAD_VIEW iPad View"),
        LiquidCase("{{ 'é' | upper }}{{ 'É' | lower }}", "Éé"),
        LiquidCase("{{ 'user' | upper_first }}{{ 'User' | lower_first }}", "Useruser"),
        LiquidCase("[{{ nil | lower_camel }}] {{ 12 | snake }}", "[] 12"),
        LiquidCase("{{ module_info.name | lower_camel | append: 'View' }}", "profileView"),
    ])
    func spellingFilters(example: LiquidCase) { example.check() }

    @Test func spellingFiltersShadowNoneOfLiquid() {
        #expect(Set(Filter.spellings.keys).isDisjoint(with: Filter.standard.keys))
        #expect(Filter.standard.count == 46)
    }

    @Test func spellingFiltersTakeNoArguments() {
        #expect(
            LiquidText("{{ 'a' | snake: 1 }}").messages == """
                Code/View.liquid:1:10: error: 'snake' takes no arguments, not 1
                 1 | {{ 'a' | snake: 1 }}
                   |          ^^^^^
                  hint: remove the colon and what follows

                """)
    }

    @Test func theClockIsHandedIn() {
        #expect(LiquidText("{{ 'now' | date: '%Y' }}", now: 0).result == "1970")
    }
}
