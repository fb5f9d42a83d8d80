import GenerambaKit
import SourceText

/// Reports parameters with the name of a variable of Generamba that the template reads: it gets the variable's value.
struct HiddenParameters: LintRule {
    func problems(in linted: LintedTemplate) -> Diagnostics {
        let read = Set(linted.documents.flatMap(\.names)).intersection(linted.module.variables)
        return Diagnostics(
            linted.parameters.map(\.name).filter { read.contains($0.value) }.map { name in
                .warning(
                    "the variable '\(name.value)' hides the parameter of this name", at: name.range,
                    hint: "write 'custom_parameters.\(name.value)', or give the parameter another name")
            })
    }
}
