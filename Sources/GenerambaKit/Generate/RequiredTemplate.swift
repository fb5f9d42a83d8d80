import SourceText
import SwiftText
import SystemAccess

/// A template that must be generated once into the targets of the templates that require it.
package struct RequiredTemplate: Sendable {
    private let name: String
    /// A module name for code shared by all modules.
    package static let module = "Shared"
    /// The files that the template generates for a module.
    private let files: [GeneratedFile]
    /// The types of those files whose names do not depend on the module.
    private var types: [String: [TopLevelType]] {
        Dictionary(grouping: files.topLevelTypes.filter { !$0.name.contains(Self.module) }, by: \.name)
    }

    /// Generates a template with its richest parameter values.
    ///
    /// - Parameter module: a module named `Shared`.
    /// - Throws: the `Diagnostics` and `FileProblem` of a template that cannot be generated.
    package init(_ template: ResolvedTemplate, for module: Module, into destination: Destination) throws {
        name = template.name
        var ignored = Diagnostics()
        var generator = Generator(template, into: destination)
        files = try generator.generateRichest(module, diagnostics: &ignored)
    }

    /// The template's Swift files whose names do not depend on the module.
    var sharedFiles: [RelativePath] {
        files.filter { $0.isSwift && !$0.path.name.contains(Self.module) }.map(\.path)
    }

    /// Whether the targets contain a file with one of the shared names. Also true if the template has no such files.
    func stands(in targets: TargetFiles) -> Bool {
        let shared = sharedFiles
        return shared.isEmpty || shared.contains { targets.has($0.name) }
    }

    /// Checks that a module's files do not redeclare the template's types.
    ///
    /// - Throws: `Diagnostics` with all redeclared types.
    package func check(_ files: [GeneratedFile], of module: ModuleName) throws {
        guard self.files.contains(where: { $0.swift?.mention(module.text) == true }) else { return }
        let named = types.filter { $0.key.contains(module.text) }
        guard !named.isEmpty else { return }
        var found = Diagnostics()
        for type in files.topLevelTypes where named[type.name]?.contains(where: type.clashes) == true {
            found.addError(
                "a module '\(module.text)' would declare the type '\(type.name)', which '\(name)' already declares",
                hint: ModuleName.otherHint)
        }
        try found.throwErrors()
    }
}

/// A type declared outside of other types.
private struct TopLevelType: Sendable {
    let name: String
    let isTest: Bool
    let isPrivate: Bool

    /// Whether two types of the same name cannot both exist. In a target, a private type can only share its name with
    /// other private types. Other targets do not see it.
    func clashes(with other: TopLevelType) -> Bool {
        isTest == other.isTest ? !(isPrivate && other.isPrivate) : !(isPrivate || other.isPrivate)
    }
}

extension [GeneratedFile] {
    fileprivate var topLevelTypes: [TopLevelType] {
        flatMap { file in
            DeclaredType.all(in: file.swift.map { [$0] } ?? []).filter { $0.scope != .container }
                .map { TopLevelType(name: $0.name, isTest: file.isTest, isPrivate: $0.scope == .file) }
        }
    }
}
