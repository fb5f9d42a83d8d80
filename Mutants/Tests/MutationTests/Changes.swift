@testable import Mutation

/// The changed lines of each mutant of a kind: `before → after`.
func changes(_ kind: Mutant.Kind, _ texts: String...) -> [String] {
    let files = texts.enumerated().map { ModuleFile(path: "\($0.offset).swift", text: $0.element) }
    return Mutant.all(of: files).filter { $0.kind == kind }.map { "\($0.original) → \($0.changed)" }
}
