import GenerambaKit
import SourceText

/// Reports golden tests whose words `gen` would not understand.
struct BrokenGoldenTests: LintRule {
    func problems(in linted: LintedTemplate) throws -> Diagnostics {
        let folder = linted.template.folder
        let siblings = try folder.names(in: .here).compactMap(TemplateName.ofRambaspec).map(\.text)
        var (found, mistakes) = (Diagnostics(), Diagnostics())
        for test in try folder.goldenTests() {
            _ = try mistakes.collect {
                try GoldenCase(test, in: folder, &found)
                    .arguments(of: linted.template.name, linted.parameters, among: siblings)
            }
        }
        found.add(contentsOf: mistakes)
        return found
    }
}
