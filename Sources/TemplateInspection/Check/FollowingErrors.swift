import SwiftText

/// What errors follow from.
extension ErrorCauses {
    private func untestedModule(in path: String?) -> ErrorCause.Kind? {
        causes.map(\.kind).first { if case .untestedModule(path, _) = $0 { true } else { false } }
    }

    /// Returns the first module that a file imports although it is missing.
    func missingModule(in path: String?) -> ErrorCause.Kind? {
        let imports = names(in: path)?.imports ?? []
        return missingModules.first { imports.contains($0.name) }?.kind
    }

    /// Returns what is missing in a file, so that other errors may follow; nil if nothing is.
    package func origin(_ path: String?) -> ErrorCause.Kind? {
        let type = unknownTypes[path ?? ""] ?? (hasHeirs(path) ? unknownTypes.values.min() : nil)
        return missingModule(in: path) ?? type.map { .unknownType($0) } ?? untestedModule(in: path)
    }

    /// Whether a type of the file inherits from a type that nothing declares.
    private func hasHeirs(_ path: String?) -> Bool { heirsCause(path).map { !$0.isAboutFile } ?? false }

    /// Returns what is missing in a file with a type that inherits from a missing one; nil for another file.
    func heirsOrigin(_ path: String?) -> ErrorCause.Kind? {
        heirsCause(path).map { $0.isAboutFile ? $0 : origin(path) ?? $0 }
    }

    /// Returns why a type of the file inherits from a missing one; nil if none does.
    private func heirsCause(_ path: String?) -> ErrorCause.Kind? {
        origin(ofHeirs: names(in: path)?.inherited.keys.sorted() ?? [])
    }

    /// Returns why the first of several types inherits from a missing one, directly or not; nil if none does.
    package func origin(ofHeirs types: [String]) -> ErrorCause.Kind? {
        var rest = types.reversed().map { (name: $0, path: nil as String?) }
        var seen: Set<String> = []
        while let next = rest.popLast() {
            if let kind = missingNames[next.name] ?? next.path.flatMap({ unimportedNames[$0]?[next.name] }) {
                return kind
            }
            guard seen.insert(next.name).inserted else { continue }
            for (path, file) in [code, tests].joined() {
                rest += (file.inherited[next.name] ?? []).map { ($0, path) }
            }
        }
        return nil
    }

    /// Returns the cause of an error about a name on the same line, which other errors there follow from: the last one
    /// before the place, or else the first. Nil for a warning.
    package func cause(beside place: Place) -> ErrorCause.Kind? {
        guard place.message.severity == .error else { return nil }
        let beside = namings.filter { $0.path == place.path && $0.line == place.message.line }
        let before = beside.filter { $0.column <= place.message.column }
        return (before.max { $0.column < $1.column } ?? beside.first)?.kind
    }

    /// Returns the cause of the last error about a name above, in a block that contains the place: what the statement
    /// there makes has no type, which errors below follow from.
    package func cause(above place: Place) -> ErrorCause.Kind? {
        guard let blocks = names(in: place.path)?.blocks else { return nil }
        return namings.filter { $0.path == place.path && blocks.contain(place.message.line, below: $0.line) }
            .max { $0.line < $1.line }?.kind
    }

    /// Returns the cause of an error about a superclass's member, if the place overrides this member.
    func overridden(_ place: Place) -> ErrorCause.Kind? {
        guard let keyword = place.line.firstIndex(where: { $0.isWord(in: ["func", "var"]) }),
            let name = place.line[keyword...].dropFirst().first?.bare
        else { return nil }
        return causes.map(\.kind).first {
            switch $0 {
            case .missingMember(name, _), .missingExtension(name, _): true
            default: false
            }
        }
    }
}
