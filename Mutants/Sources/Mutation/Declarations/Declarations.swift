/// The declarations in a module's files.
struct Declarations {
    /// The members of each type by the type's name (`Outer.Inner` for a nested type), in file order.
    private(set) var members: [TypeName: [Member]] = [:]
    private(set) var supertypes: [TypeName: [TypeName]] = [:]
    /// Functions outside of types.
    private(set) var functions: [Member] = []
    /// For each case of an enumeration, those that can stand in its place.
    private(set) var otherCases: [String: [String]] = [:]
    /// The cases of each enumeration with the numbers of their associated values.
    private var cases: [TypeName: [String: Int]] = [:]

    init(_ files: [ModuleFile]) {
        for file in files {
            let reading = DeclarationReading(viewMode: .sourceAccurate)
            reading.walk(file.tree)
            members.merge(reading.members) { $0 + $1 }
            supertypes.merge(reading.supertypes) { $0 + $1 }
            functions += reading.functions
            cases.merge(reading.cases) { $1 }
            for cases in reading.cases.values {
                for (name, count) in cases {
                    let others = cases.filter { $0.key != name && $0.value == count }.keys
                    otherCases[name] = Set((otherCases[name] ?? []) + others).sorted()
                }
            }
        }
    }

    /// The cases of an enumeration that can stand in the place of one of them.
    func otherCases(of name: String, in type: TypeName) -> [String] {
        guard let cases = cases[type], let count = cases[name] else { return [] }
        return cases.filter { $0.key != name && $0.value == count }.map(\.key).sorted()
    }

    /// The declared type that a name refers to: the type with this name, or the only one whose name ends with it.
    func resolve(_ name: TypeName) -> TypeName? {
        if members[name] != nil { return name }
        let nested = members.keys.filter { $0.text.hasSuffix(".\(name.text)") }
        return nested.count == 1 ? nested[0] : nil
    }

    /// The members of a type and of the module's types that it inherits from; empty for types that the module does not
    /// declare.
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
