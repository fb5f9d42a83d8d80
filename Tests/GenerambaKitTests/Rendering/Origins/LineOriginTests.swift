import Testing

@testable import GenerambaKit
@testable import SourceText

/// The source map has the template line of each rendered line.
struct LineOriginTests {
    @Test func linesOfSectionsLoopsAndPartialsInMustache() throws {
        let traced = try TracedText(
            """
            // {{ module_info.name }}
            {{! no line }}
            struct View {
                {{#module_info.fields}}
                let {{ name }}: {{ type }}

                {{/module_info.fields}}
                {{> body }}
            {{^yes}}
            no
            {{/yes}}
                a {{> part }} z
            }
            {{ lines }}

            """, .mustache,
            partials: ["body": "init() {\n\n    {{> part }}\n}\n", "part": "part({{ word }})\n\nend"])
        #expect(
            traced.lines == """
                View:1: // Profile
                View:3: struct View {
                View:5:     let id: Int
                View:6: 
                View:5:     let title: String
                View:6: 
                body:1:     init() {
                body:2: 
                part:1:         part(swift)
                part:2: 
                part:3:         end}
                View:12:     a part(swift)
                part:2: 
                part:3: end z
                View:13: }
                View:14: one
                View:14: two
                View:15: 
                """)
    }

    @Test func linesOfTagsThatTrimAndRepeatInLiquid() throws {
        let traced = try TracedText(
            """
            {% assign a = 'A' %}
            {%- capture block %}
            captured
            {% endcapture -%}
            first
            {% for i in (1..2) -%}
                {% include 'part' %}
            {{ block }}
            {%- endfor %}
            {% raw %}
              {{ raw }}
            {% endraw %}
            {%- comment -%}
            nothing
            {%- endcomment -%}
            last
            """, .liquid, partials: ["part": "-\n{{ i }}\n{{ a }}"])
        #expect(
            traced.lines == """
                View:5: first
                part:1: -
                part:2: 1
                part:3: A
                View:8: 
                View:8: captured
                part:1: -
                part:2: 2
                part:3: A
                View:8: 
                View:8: captured
                View:9: 
                View:10: 
                View:11:   {{ raw }}
                View:16: last
                """)
    }

    @Test func linesOfIfChangedAndTables() throws {
        let traced = try TracedText(
            """
            {% for i in (1..4) %}{% ifchanged %}
            ({{ i | divided_by: 2 }}
            ){% endifchanged %}{% endfor %}
            {% tablerow i in (1..3) cols: 2 %}
            {{ i }}{% endtablerow %}
            """, .liquid)
        #expect(
            traced.lines == """
                View:1: 
                View:2: (0
                View:3: )
                View:2: (1
                View:3: )
                View:2: (2
                View:3: )
                View:4: <tr class="row1">
                View:4: <td class="col1">
                View:5: 1</td><td class="col2">
                View:5: 2</td></tr>
                View:4: <tr class="row2"><td class="col1">
                View:5: 3</td></tr>
                View:4: 
                """)
    }

    @Test func aLineThatBeginsWithAValueHasTheTagsLine() throws {
        let traced = try TracedText("{{#no}}\n{{/no}}\n  {{ word }} a\r\n \r\n{{ lines }} b", .mustache)
        #expect(traced.lines == "View:3:   swift a\r\nView:4:  \r\nView:5: one\nView:5: two b")
    }

    @Test func linesThatAreNotThere() throws {
        let file = SourceFile(path: "a", text: "a\n  b\n\n")
        #expect(
            [-1, 0, 1, 2, 3, 4, 5, Int.max].map { file.line($0)?.offsets } == [
                nil, nil, 0..<1, 4..<5, 6..<7, 7..<7, nil, nil,
            ])
        #expect(SourceFile(path: "a", text: "").line(1)?.offsets == 0..<0)
        #expect(SourceFile(path: "a", text: " \t").line(1)?.offsets == 2..<2)
    }

    @Test func aColumnBehindTheLineIsItsEnd() {
        let file = SourceFile(path: "a", text: "äb\nc\n")
        let columns = [0, 1, 3, 4, 5, Int.max].map { file.place(line: 1, column: $0)?.offsets }
        #expect(columns == [nil, 0..<0, 2..<2, 3..<3, 3..<3, 3..<3])
        #expect(file.place(line: 3, column: 9)?.offsets == 6..<6)
        #expect(file.place(line: 4, column: 1) == nil)
    }
}
