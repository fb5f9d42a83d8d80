/// What the files of a module declare.
struct Declarations {
    /// The members of each type by its name, `Outer.Inner` for one in another, in the order of the files.
    private(set) var members: [TypeName: [Member]] = [:]
    private(set) var supertypes: [TypeName: [TypeName]] = [:]
    /// Functions outside of types.
    private(set) var functions: [Member] = []

    init(_ files: [ModuleFile]) {
        for file in files {
            let reading = DeclarationReading(viewMode: .sourceAccurate)
            reading.walk(file.tree)
            members.merge(reading.members) { $0 + $1 }
            supertypes.merge(reading.supertypes) { $0 + $1 }
            functions += reading.functions
        }
    }

    /// The declared type that a name stands for: itself, or the only one with these last names.
    func resolve(_ name: TypeName) -> TypeName? {
        if members[name] != nil { return name }
        let nested = members.keys.filter { $0.text.hasSuffix(".\(name.text)") }
        return nested.count == 1 ? nested[0] : nil
    }

    /// The members of a type and of the module's types that it inherits from; empty for the types of others.
    func members(of name: TypeName) -> [Member] {
        var found: [Member] = []
        var seen: Set<TypeName> = []
        var waiting = [name]
        while let next = waiting.popLast().flatMap(resolve) {
            guard seen.insert(next).inserted else { continue }
            found += (members[next] ?? []).filter { !found.contains($0) }
            waiting += supertypes[next] ?? []
        }
        return found
    }
}
