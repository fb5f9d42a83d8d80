import GenerambaKit
import SwiftText

/// The ownership between a module's types: the stored properties with which they refer to each other.
package struct OwnershipGraph: Sendable, Equatable {
    /// A property that refers to another type of the module.
    struct Reference: Sendable, Equatable {
        let holder: String
        let property: String
        let hold: DeclaredType.Property.Hold
        let held: Held
        /// Whether the property's type is not the module's.
        let isFromElsewhere: Bool
    }

    /// The value that a property refers to.
    enum Held: Sendable, Equatable {
        /// A type of the module.
        case type(String)
        /// Whatever the property's closures capture.
        case captured
        /// Objects of any type.
        case anything

        /// Returns the Mermaid node. Unknown values get a node per owner, because they may be different.
        fileprivate func node(of holder: String) -> String {
            switch self {
            case .type(let name): name
            case .captured: "capturedBy\(holder)([what closures capture])"
            case .anything: "anythingOf\(holder)([anything])"
            }
        }
    }

    let references: [Reference]
    /// The classes, actors and structures, in file order.
    package let types: [String]
    /// The classes and actors.
    private let objects: Set<String>

    /// Creates the graph of generated Swift files.
    ///
    /// A property with a protocol type refers to the module's types that conform to the protocol. If there are none, it
    /// refers to the protocol itself, because other code provides the type. A property with a type from elsewhere
    /// refers to the module's classes that inherit from it: a weak `UIViewController` is the module's own view
    /// controller.
    package init(of files: [GeneratedFile]) { self.init(of: DeclaredType.all(in: files.compactMap(\.swift))) }

    package init(of types: [DeclaredType]) {
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
                return heirs.filter { $0.kind == .class && $0.inherited.contains(type) }.map {
                    .type($0.name)
                }
            }
        }
        var references: [Reference] = []
        for (type, property) in types.flatMap({ type in type.properties.map { (type, $0) } }) {
            let named =
                property.isClosure
                ? []
                : property.types.flatMap { name in
                    held(by: name).map { (held: $0, isFromElsewhere: kinds[name] == nil) }
                }
            for (held, isFromElsewhere) in property.isClosure ? [(.captured, true)] : named {
                let reference = Reference(
                    holder: type.name, property: property.name, hold: property.hold, held: held,
                    isFromElsewhere: isFromElsewhere)
                if !references.contains(reference) { references.append(reference) }
            }
        }
        (self.references, self.types) = (references, heirs.filter { $0.kind != .enum }.map(\.name))
        objects = Set(types.filter { [.class, .actor].contains($0.kind) }.map(\.name))
    }

    /// The circles of strong references between types of which one is a class or an actor, each once: such objects are
    /// never released. An object that refers to another one of its own type may be one of a list, and a type from
    /// elsewhere may be another object.
    package var retainCycles: [[(holder: String, property: String)]] {
        var found: [[Reference]] = []
        func order(_ name: String) -> Int { types.firstIndex(of: name) ?? -1 }
        func follow(_ path: [Reference], _ holder: String, from start: String) {
            for reference in references
            where reference.holder == holder && reference.hold == .strong && !reference.isFromElsewhere {
                guard case .type(let held) = reference.held, held != holder, order(held) >= order(start)
                else { continue }
                if held == start {
                    found.append(path + [reference])
                } else if !path.contains(where: { $0.holder == held }) {
                    follow(path + [reference], held, from: start)
                }
            }
        }
        for type in types { follow([], type, from: type) }
        return found.filter { $0.contains { objects.contains($0.holder) } }
            .distinct { Set($0.map(\.holder)) }.map { $0.map { ($0.holder, $0.property) } }
    }

    /// The graph as a Mermaid flowchart. Each arrow points from the owner to the value and is labeled with the
    /// property; weak and unowned references are dotted. Anything that is not a type of the module has rounded corners.
    /// Without any references, the flowchart only contains the types.
    package var mermaid: String {
        let nodes = references.isEmpty ? types.map { "    \($0)\n" } : []
        let arrows = references.map { reference in
            let label = reference.hold == .strong ? "" : "\(reference.hold.rawValue) "
            let arrow = reference.hold == .strong ? "-->" : "-.->"
            let node = reference.held.node(of: reference.holder)
            return "    \(reference.holder) \(arrow)|\(label)\(reference.property)| \(node)\n"
        }
        return "flowchart LR\n" + (nodes + arrows).joined()
    }
}
