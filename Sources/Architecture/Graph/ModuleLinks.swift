import SwiftText

/// Where the code of one module uses the types of another one.
struct ModuleLinks {
    /// A use, with the indices of both modules.
    struct Link {
        let start: Int
        let end: Int
        let deed: ModuleGraph.Deed
    }

    private let code: CodeBase
    /// The modules that declare a type, by its name.
    private let owners: [String: [Int]]
    /// Structures and enumerations that are no part of a module: data.
    private let data: Set<String>

    init(of code: CodeBase) {
        self.code = code
        var owners: [String: [Int]] = [:]
        var data: Set<String> = []
        for (index, module) in code.modules.enumerated() {
            for type in module.types where type.declaration.isType && type.path.isEmpty {
                if owners[type.name]?.last != index { owners[type.name, default: []].append(index) }
                let isValue = [.struct, .enum].contains(type.declaration.kind)
                if isValue, PartName(type.name) == nil, !type.name.hasSuffix("Destination") {
                    data.insert(type.name)
                }
            }
        }
        (self.owners, self.data) = (owners, data)
    }

    /// All uses, also several of one kind.
    var all: [Link] {
        let own = code.modules.indices.flatMap { links(ofFilesOf: $0) }
        return own
            + code.files.filter { !$0.isTest }.flatMap { file in
                file.declarations.flatMap {
                    links(ofConformance: PlacedDeclaration(file: file, declaration: $0))
                }
            }
    }

    /// Returns the module that a type belongs to; nil if it is none's, or the module's own.
    private func owner(of type: String, besides module: Int) -> Int? {
        guard let all = owners[type], !all.contains(module), !data.contains(type) else { return nil }
        return all.first { code.modules[$0].target == code.modules[module].target } ?? all.first
    }

    // MARK: The files of a module

    private func links(ofFilesOf index: Int) -> [Link] {
        let module = code.modules[index]
        let own = Set(module.files.map(\.path))
        return module.types.filter { own.contains($0.file.path) }.flatMap { type in
            type.members.filter { [.property, .function, .initializer].contains($0.declaration.kind) }.flatMap
            { member in
                links(of: member, in: type, index)
            }
        }
            + module.files.flatMap { file in
                file.declarations.filter { $0.kind == .function }.flatMap { function in
                    links(
                        ofCode: PlacedDeclaration(file: file, declaration: function).tokens, index,
                        opening: true)
                }
            }
    }

    private func links(of member: PlacedDeclaration, in type: PlacedDeclaration, _ index: Int) -> [Link] {
        let declaration = member.declaration
        let layer = code.modules[index].part(of: type)?.layer
        let isWay = layer == .router || type.name.isWay
        guard declaration.kind == .property, !declaration.isComputed else {
            return links(ofCode: member.tokens, index, opening: isWay)
        }
        let isOutput =
            declaration.modifiers.contains("weak")
            && declaration.type.names.allSatisfy { $0.hasSuffix("Output") }
        let held =
            declaration.type.names.isEmpty
            ? member.value.first.map { [$0.bare] } ?? [] : declaration.type.names
        let holds =
            isOutput
            ? []
            : held.compactMap { name in
                owner(of: name, besides: index).flatMap {
                    code.modules[$0].part(of: name) == nil && !name.isWay ? nil : $0
                }
            }
        return holds.map { Link(start: index, end: $0, deed: .holds) }
            + links(ofCode: member.value, index, opening: isWay)
    }

    /// Returns what code does with other modules: it opens those whose assembly or view it names, and configures those
    /// whose input it names beside a call of `configure`.
    private func links(ofCode tokens: ArraySlice<SwiftToken>, _ index: Int, opening isWay: Bool) -> [Link] {
        let configures = tokens.indices.dropFirst().contains { place in
            tokens[place].isWord(in: ["configure", "with"]) && tokens[place - 1].isSign(".")
        }
        return tokens.filter(\.namesType).flatMap { token -> [Link] in
            guard let other = owner(of: token.bare, besides: index) else { return [] }
            let part = code.modules[other].part(of: token.bare)
            let isInput = part?.layer == .module && part?.form == .input
            let isMade = part?.layer == .assembly || token.bare.hasSuffix("Destination")
            let isPart = part != nil && part?.form != .output && part?.layer != .service
            let opens = isMade || isWay && (isPart || token.bare.hasSuffix("Route"))
            let deeds: [ModuleGraph.Deed] =
                (opens ? [.opens] : []) + (configures && (isInput || isMade) ? [.configures] : [])
            return deeds.map { Link(start: index, end: other, deed: $0) }
        }
    }

    // MARK: What connects modules

    /// Returns what a conformance says: whoever makes the destinations of a module opens others for it, and a type of
    /// another module that conforms to an input of a module is configured by it.
    private func links(ofConformance type: PlacedDeclaration) -> [Link] {
        guard type.declaration.kind != .protocol else { return [] }
        return type.declaration.inherited.flatMap(\.names).flatMap { name -> [Link] in
            guard let start = owners[name]?.first else { return [] }
            let isHome = owner(of: type.name, besides: start)
            if name.hasSuffix("Destinations") || name.hasSuffix("Routing") {
                return links(ofCode: type.body, start, opening: true)
            }
            let part = code.modules[start].part(of: name)
            guard let other = isHome, name.hasSuffix("Input"), part == nil else { return [] }
            return [Link(start: start, end: other, deed: .configures)]
        }
    }
}

extension String {
    /// Whether a type leads to other modules.
    fileprivate var isWay: Bool {
        ["Router", "Destinations", "Route", "Routing", "Coordinator", "Wireframe", "RouterInput"].contains {
            hasSuffix($0)
        }
    }
}
