import Testing

/// Tests that `template lint` reports nothing that depends on the unknown value of a text.
@Suite struct LintGuessTests {
    private func expectFine(
        _ parameters: String, _ files: String, _ source: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try LintedPage([
            "page.rambaspec": "name: page\n\(parameters)code_files:\n\(files)\n",
            "a.liquid": source,
            "snippets/b.liquid": "{{ module_info.name }}\n",
        ]).expect(output: "page: no problems", sourceLocation: sourceLocation)
    }

    @Test(
        "a snippet that a text names",
        arguments: [
            "parameters: [{name: kind}]\n", "parameters: [{name: kind, default: b}]\n",
            "parameters: [{name: kind, required: true, pattern: '^b'}]\n",
        ])
    func aSnippetThatATextNames(parameters: String) throws {
        try expectFine(parameters, "- {name: A.swift, path: a.liquid}", "{% include kind %}\n")
        try expectFine(
            parameters, "- {name: A.swift, path: a.liquid}",
            "{% if kind == 'b' %}{% include custom_parameters.kind %}{% endif %}\n")
    }

    @Test("a snippet that an item or a parameter that is not declared names")
    func aSnippetThatAnItemNames() throws {
        try expectFine(
            "parameters: [{name: kinds, type: list}]\n", "- {name: A.swift, path: a.liquid}",
            "{% for kind in kinds %}{% include kind %}{% endfor %}\n")
        try expectFine(
            "", "- {name: A.swift, path: a.liquid}", "{% include custom_parameters.kind %}\n")
    }

    @Test("a source that a text names", arguments: ["", "examples: [a]", "pattern: '^a$'"])
    func aSourceThatATextNames(rest: String) throws {
        try expectFine(
            "parameters: [{name: kind, required: true, \(rest)}]\n",
            "- {name: A.swift, path: {{ kind }}.liquid}",
            "{% include 'b' %}{{ kind }}\n")
    }

    @Test("names that may be different", arguments: ["type: string", "type: int"])
    func namesThatMayBeDifferent(type: String) throws {
        try expectFine(
            "parameters: [{name: one, required: true, \(type)}, {name: two, required: true, \(type)}]\n",
            "- {name: '{{ one }}.swift', path: a.liquid}\n- {name: '{{ two }}.swift', path: a.liquid}",
            "{% include 'b' %}\n")
    }

    @Test("a parameter whose name is computed") func aParameterWhoseNameIsComputed() throws {
        try expectFine(
            "parameters: [{name: order, type: list}, {name: kind}]\n", "- {name: A.swift, path: a.liquid}",
            "{% for key in order %}{{ custom_parameters[key] }}{% endfor %}{% include 'b' %}\n")
    }
}
