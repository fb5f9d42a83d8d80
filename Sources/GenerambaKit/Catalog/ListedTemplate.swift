/// A template that can be had by its name, or that is installed.
package struct ListedTemplate: Sendable, Equatable, Encodable {
    package let name: String
    /// In one line.
    package let summary: String?
    package let version: String?
    /// The catalog that has it, or where it was installed from.
    package let source: String
    package internal(set) var installed: Bool

    init(_ name: TemplateName, _ head: RambaspecSummary, source: String, installed: Bool) {
        self.name = name.text
        (summary, version) = (head.summary, head.version)
        self.source = source
        self.installed = installed
    }

    /// Whether its name or summary has a text in it, whatever the letter case.
    package func mentions(_ term: String) -> Bool {
        let term = term.lowercased()
        return name.lowercased().contains(term) || summary?.lowercased().contains(term) == true
    }
}
