/// Who holds whom in a module: its types and the stored properties by which one refers to another.
package struct OwnershipGraph: Sendable, Equatable {
    /// A property that refers to another type of the module.
    struct Reference: Sendable, Equatable {
        let holder: String
        let property: String
        let hold: DeclaredType.Property.Hold
        let held: Held
    }

    /// What a property refers to.
    enum Held: Sendable, Equatable {
        /// A type of the module.
        case type(String)
        /// What its closures capture, whatever that is.
        case captured
        /// Objects of any type.
        case anything
    }

    let references: [Reference]
    /// The types that are classes, actors or structures, in the order of the files.
    let types: [String]

    /// Draws the map of generated Swift files.
    ///
    /// A property whose type is a protocol refers to the module's types that conform to it, or, where there is none,
    /// to the protocol: somebody else provides it. One whose type is not the module's refers to the module's classes
    /// that inherit from it: a `UIViewController` that is kept weakly is the module's own.
    package init(of files: [GeneratedFile]) { self.init(of: DeclaredType.all(in: files.compactMap(\.swift))) }

    init(of types: [DeclaredType]) {
        let kinds = Dictionary(types.map { ($0.name, $0.kind) }) { first, _ in first }
        let heirs = types.filter { $0.kind != .protocol }
        func held(by type: String) -> [Held] {
            switch kinds[type] {
            case .enum: return []
            case .class, .struct, .actor: return [.type(type)]
            case .protocol:
                let names = heirs.filter { $0.inherited.contains(type) }.map(\.name)
                return (names.isEmpty ? [type] : names).map(Held.type)
            case nil where ["Any", "AnyObject"].contains(type): return [.anything]
            case nil:
                let classes = heirs.filter { $0.kind == .class && $0.inherited.contains(type) }
                return classes.map { .type($0.name) }
            }
        }
        var references: [Reference] = []
        for (type, property) in types.flatMap({ type in type.properties.map { (type, $0) } }) {
            for held in property.isClosure ? [.captured] : property.types.flatMap(held) {
                let reference = Reference(
                    holder: type.name, property: property.name, hold: property.hold, held: held)
                if !references.contains(reference) { references.append(reference) }
            }
        }
        self.references = references
        self.types = heirs.filter { $0.kind != .enum }.map(\.name)
    }

    /// The map as a flowchart of Mermaid: an arrow from who holds to who is held, named like the property; dotted
    /// where it keeps nothing alive. What no type of the module is has a round box. Where no type refers to another,
    /// they stand alone.
    package var mermaid: String {
        guard !references.isEmpty else { return "flowchart LR\n" + types.map { "    \($0)\n" }.joined() }
        let lines = references.map { reference in
            let label = reference.hold == .strong ? "" : "\(reference.hold.rawValue) "
            let arrow = reference.hold == .strong ? "-->" : "-.->"
            let node = reference.held.node(of: reference.holder)
            return "    \(reference.holder) \(arrow)|\(label)\(reference.property)| \(node)\n"
        }
        return "flowchart LR\n" + lines.joined()
    }
}

extension OwnershipGraph.Held {
    /// The node of Mermaid: what is unknown of two holders need not be the same.
    fileprivate func node(of holder: String) -> String {
        switch self {
        case .type(let name): name
        case .captured: "capturedBy\(holder)([what closures capture])"
        case .anything: "anythingOf\(holder)([anything])"
        }
    }
}
