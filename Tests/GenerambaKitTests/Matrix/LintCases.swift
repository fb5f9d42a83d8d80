extension TemplateCase {
    /// A template with the source `View.swift.mustache`, as `lint` sees it.
    static func mustache(
        _ description: String, _ text: String, _ counts: String = "no problems", _ messages: String = ""
    ) -> TemplateCase {
        lint(description, ["View.swift.mustache": text], counts, messages)
    }

    /// A template with the source `View.swift.liquid`, as `lint` sees it.
    static func liquid(
        _ description: String, _ text: String, _ counts: String = "no problems", _ messages: String = ""
    ) -> TemplateCase {
        lint(description, ["View.swift.liquid": text], counts, messages)
    }

    /// A template with a rambaspec and the source `a.mustache`, as `lint` sees it.
    static func rambaspec(
        _ description: String, _ text: String, _ counts: String = "no problems", _ messages: String = ""
    ) -> TemplateCase {
        lint(description, ["page.rambaspec": text, "a.mustache": "struct A {}\n"], counts, messages)
    }

    /// A template as `lint` sees it: the counts of its problems, and the messages.
    static func lint(
        _ description: String, _ files: [String: String], _ counts: String = "no problems",
        _ messages: String = ""
    ) -> TemplateCase {
        TemplateCase(
            description, files, lint: "", output: "page: \(counts)", messages: messages,
            status: counts.contains("error") ? 1 : 0)
    }
}
