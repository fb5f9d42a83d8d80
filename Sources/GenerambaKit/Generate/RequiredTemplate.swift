import SourceText
import SwiftText

/// A template that must be generated once into the targets of the templates that require it.
package struct RequiredTemplate: Sendable {
    private let name: String
    /// A module name for code shared by all modules.
    package static let module = "Shared"
    /// The files that the template generates for a module.
    private let files: [GeneratedFile]

    /// Generates a template with its richest parameter values.
    ///
    /// - Parameter module: a module named `Shared`.
    /// - Throws: the `Diagnostics` and `FileProblem` of a template that cannot be generated.
    init(_ template: ResolvedTemplate, for module: Module, into destination: Destination) throws {
        name = template.name
        var ignored = Diagnostics()
        var generator = Generator(template, into: destination)
        files = try generator.generateRichest(module, diagnostics: &ignored)
    }

    /// The names of the template's Swift files that do not depend on the module.
    var sharedNames: [String] {
        files.filter { $0.isSwift && !$0.path.name.contains(Self.module) }.map(\.path.name)
    }

    /// Whether the targets contain a file with one of the shared names. Also true if the template has no such files.
    func stands(in targets: TargetFiles) -> Bool {
        let names = sharedNames
        return names.isEmpty || names.contains(where: targets.has)
    }

    /// Checks that a module's files do not redeclare the template's types.
    ///
    /// - Throws: `Diagnostics` with all redeclared types.
    func check(_ files: [GeneratedFile], of module: ModuleName) throws {
        let own = Set(self.files.types.filter { !$0.contains(Self.module) })
        var found = Diagnostics()
        for type in files.types where type.contains(module.text) && own.contains(type) {
            found.addError(
                "a module '\(module.text)' would declare the type '\(type)', which '\(name)' already declares",
                hint: ModuleName.otherHint)
        }
        try found.throwErrors()
    }
}

extension [GeneratedFile] {
    /// The names of the types declared in the files.
    fileprivate var types: [String] { DeclaredType.all(in: compactMap(\.swift)).map(\.name) }
}
