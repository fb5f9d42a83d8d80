import SourceText
import SwiftText

/// A template from which something has to be generated once into the targets of those that require it.
package struct RequiredTemplate: Sendable {
    private let name: String
    /// A name for a module of what all modules share.
    package static let module = "Shared"
    /// What it makes for a module.
    private let files: [GeneratedFile]

    /// Generates a template with its richest parameters.
    ///
    /// - Parameter module: a module named `Shared`.
    /// - Throws: `Diagnostics` and `FileProblem` of a template that cannot be generated.
    init(_ template: ResolvedTemplate, for module: Module, into destination: Destination) throws {
        name = template.name
        var ignored = Diagnostics()
        var generator = Generator(template, into: destination)
        files = try generator.generateRichest(module, diagnostics: &ignored)
    }

    /// Whether some of it stands in the targets: a Swift file of a name that it gives whatever the module's is. True
    /// also of a template that gives no such names.
    func stands(in targets: TargetFiles) -> Bool {
        let names = files.filter { $0.isSwift && !$0.path.name.contains(Self.module) }.map(\.path.name)
        return names.isEmpty || names.contains(where: targets.has)
    }

    /// Checks that the files of a module declare none of its types once more.
    ///
    /// - Throws: `Diagnostics` with all that they do.
    func check(_ files: [GeneratedFile], of module: ModuleName) throws {
        let own = Set(self.files.types.filter { !$0.contains(Self.module) })
        var found = Diagnostics()
        for type in files.types where type.contains(module.text) && own.contains(type) {
            found.addError(
                "a module '\(module.text)' would have the type '\(type)', which '\(name)' makes",
                hint: ModuleName.otherHint)
        }
        try found.throwErrors()
    }
}

extension [GeneratedFile] {
    /// The names of the types that they declare.
    fileprivate var types: [String] { DeclaredType.all(in: compactMap(\.swift)).map(\.name) }
}
