import SystemAccess

/// Rules about folders.
enum PlaceRules {
    static let all = [
        Rule(
            "layer-folder", "A part is in the folder of its layer, if the module has such folders.",
            in: [.viper, .silver]
        ) { context in
            let parts = context.standardParts
            guard parts.contains(where: { $0.layer.isFolder(of: $0.type.file.path) }) else { return [] }
            return parts.filter { !$0.layer.isFolder(of: $0.type.file.path) }.map { part in
                Finding("'\(part.type.name)' is not in the folder '\(part.layer.folder)'", at: part.type)
            }
        },
        Rule("mirrored-test", "A test is in a folder like that of what it tests.", in: [.viper, .silver]) {
            context in
            let parts = context.standardParts.filter { $0.layer.isFolder(of: $0.type.file.path) }
            return context.module.tests.flatMap { file in
                file.types.filter { type in
                    guard type.declaration.isType, type.name.hasSuffix("Tests") else { return false }
                    let tested = parts.first { $0.type.name == type.name.dropLast(5) }
                    return tested.map { !$0.layer.isFolder(of: file.path) } ?? false
                }
            }.map { Finding("'\($0.name)' is not in a folder like that of what it tests", at: $0) }
        },
        Rule("test-of-part", "Each part of a module that has tests has a test case.", in: ModuleStyle.ofViper)
        { context in
            let names = Set(context.module.tests.flatMap(\.types).filter(\.declaration.isType).map(\.name))
            guard names.contains(where: { $0.hasSuffix("Tests") }) else { return [] }
            return context.standardParts.filter { part in
                let isTested = names.contains { $0.hasPrefix(part.type.name) && $0.hasSuffix("Tests") }
                let hasWork = !context.module.types.allSatisfy { type in
                    context.module.part(of: type) != context.module.part(of: part.type)
                        || type.functions.isEmpty
                }
                return part.type.declaration.kind != .protocol && part.isClass && hasWork && !isTested
            }.map { Finding("no test case is named after '\($0.type.name)'", at: $0.type) }
        },
    ]
}

extension PartName.Layer {
    /// The name of the folder of the layer.
    fileprivate var folder: String {
        switch self {
        case .presenter: "Presenter"
        case .interactor: "Interactor"
        case .router: "Router"
        case .assembly: "Assembly"
        default: "View"
        }
    }

    /// Whether a file is in the layer's folder or in one below it.
    fileprivate func isFolder(of path: RelativePath) -> Bool { path.components.dropLast().contains(folder) }
}

extension RuleContext {
    /// The types and protocols of the standard layers.
    fileprivate var standardParts: [(type: PlacedDeclaration, layer: PartName.Layer, isClass: Bool)] {
        module.types.compactMap { type in
            guard type.declaration.kind != .extension, type.path.isEmpty, let part = module.part(of: type)
            else { return nil }
            let layers: [PartName.Layer] = [.view, .presenter, .interactor, .router]
            return layers.contains(part.layer) ? (type, part.layer, part.isStandardType) : nil
        }
    }
}
