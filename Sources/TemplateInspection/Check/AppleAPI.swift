import SourceText

/// Where the names of Apple's systems are declared, as far as checks need to know.
enum AppleAPI {
    /// The stand-in modules by the names of the types and functions that they declare at the top level of a file.
    static let standIns: [String: [String]] = {
        var found: [String: [String]] = [:]
        for standIn in StandInModule.all where !standIn.isPlugIn {
            let module = standIn.name == "_AppleFoundation" ? "Foundation" : standIn.name
            for name in standIn.publicNames(after: keywords) { found[name, default: []].append(module) }
        }
        return found
    }()

    private static let keywords: Set = [
        "class", "struct", "enum", "actor", "protocol", "typealias", "func", "macro",
    ]
}
