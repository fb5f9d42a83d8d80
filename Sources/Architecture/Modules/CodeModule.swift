import SwiftText

/// A declaration in a file.
struct PlacedDeclaration: Sendable {
    let file: CodeFile
    let declaration: Declaration
    /// The names of the types around it.
    var path: [String] = []

    var name: String { declaration.name }
    var members: [PlacedDeclaration] {
        declaration.members.map { PlacedDeclaration(file: file, declaration: $0) }
    }
    /// The tokens between the braces.
    var body: ArraySlice<SwiftToken> { declaration.body.map { file.tokens[$0] } ?? [] }
    /// All tokens of the declaration.
    var tokens: ArraySlice<SwiftToken> { file.tokens[declaration.tokens] }
    /// The tokens of a property's first value.
    var value: ArraySlice<SwiftToken> { declaration.value.map { file.tokens[$0] } ?? [] }
}

/// A module as it is in the code.
package struct CodeModule: Sendable {
    /// The name with the prefix.
    package let name: String
    package let style: ModuleStyle?
    /// The name of the template of a recorded module.
    let template: String?
    /// The target of a recorded module.
    let target: String?
    /// The files of the module, sorted by path, and those of its tests.
    package let files: [CodeFile]
    let tests: [CodeFile]
    /// The types and extensions of the module, also extensions in other files.
    let types: [PlacedDeclaration]

    /// - Parameter others: the other files of the project, in which there may be extensions of the module's types.
    init(
        _ name: String, _ style: ModuleStyle?, template: String? = nil, target: String? = nil,
        files: [CodeFile], others: [CodeFile] = []
    ) {
        (self.name, self.template, self.target) = (name, template, target)
        self.files = files.filter { !$0.isTest }
        tests = files.filter(\.isTest)
        let own = self.files.flatMap(\.types)
        let names = Set(own.filter(\.declaration.isType).map(\.name))
        self.style =
            style ?? ModuleStyle(types: names.union(own.map { $0.path.joined() + $0.name }), of: name)
        types = own + others.flatMap(\.extensions).filter { names.contains($0.name) }
    }

    /// The module's part that a type is; nil for a type that is none of its layers.
    func part(of type: String) -> PartName? {
        let isMarked = style == .silver && type.hasPrefix("I\(name)")
        guard let part = PartName(isMarked ? String(type.dropFirst()) : type), part.rest == name else {
            return nil
        }
        return part
    }

    /// The module's part that a declared type or an extension is; a `Presenter` in a type `Feed` is a `FeedPresenter`.
    func part(of type: PlacedDeclaration) -> PartName? {
        let names = type.path + type.name.split(separator: ".").map(String.init)
        return names.last.flatMap { part(of: $0) } ?? part(of: names.joined())
    }

    /// Whether the module declares a part of an architecture.
    var hasParts: Bool { types.contains { part(of: $0) != nil } }

    /// Returns the types and extensions of the module's layers, without protocols.
    func types(of layers: PartName.Layer...) -> [PlacedDeclaration] { types(of: layers) }

    private func types(of layers: [PartName.Layer]) -> [PlacedDeclaration] {
        types.filter { type in
            guard let part = part(of: type), part.form == .type else { return false }
            let isContract = style == .silver && type.name.hasPrefix("I\(name)")
            return type.declaration.kind != .protocol && !isContract && layers.contains(part.layer)
        }
    }

    /// Returns the protocols for which a condition holds, with the extensions that complete them.
    func protocols(where isWanted: (PartName) -> Bool) -> [PlacedDeclaration] {
        types.filter { type in
            guard type.declaration.kind == .protocol, let part = part(of: type) else { return false }
            return isWanted(part)
        }
    }

    /// Returns the stored properties of the module's layers.
    func properties(of layers: PartName.Layer...) -> [PlacedDeclaration] {
        types(of: layers).flatMap(\.members).filter {
            $0.declaration.kind == .property && !$0.declaration.isComputed
        }
    }

    /// What the aliases of the module mean, by their names.
    var aliases: [String: CodeType] {
        let all = files.flatMap(\.all).map(\.declaration).filter { $0.kind == .alias && !$0.type.isEmpty }
        return Dictionary(all.map { ($0.name, $0.type) }) { first, _ in first }
    }
}

extension CodeFile {
    /// The extensions of the file, none for tests.
    fileprivate var extensions: [PlacedDeclaration] {
        guard !isTest else { return [] }
        return declarations.filter { $0.kind == .extension }.map {
            PlacedDeclaration(file: self, declaration: $0)
        }
    }

    /// The types and extensions of the file, also those in other types.
    var types: [PlacedDeclaration] {
        all.filter { $0.declaration.isType || $0.declaration.kind == .extension }
            .map { PlacedDeclaration(file: self, declaration: $0.declaration, path: $0.path) }
    }
}
