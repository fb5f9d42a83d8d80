import SwiftSyntax

/// The members of foreign types that a module uses: for example, what it calls on `navigationController`.
struct Usage {
    struct Use: Hashable {
        let name: String
        /// The labels of the arguments of a call; nil for a property.
        let labels: [String]?
    }

    private(set) var uses: [Receiver: [Use]] = [:]

    init(_ files: [ModuleFile], _ types: Types) {
        for file in files {
            let reading = UsageReading(types)
            reading.walk(file.tree)
            for (receiver, use) in reading.found where uses[receiver]?.contains(use) != true {
                uses[receiver, default: []].append(use)
            }
        }
    }

    /// The next other use with the same number of arguments.
    func sibling(of use: Use, on receiver: Receiver) -> Use? {
        let alike = (uses[receiver] ?? []).filter { $0.labels?.count == use.labels?.count }
        guard let index = alike.firstIndex(of: use), alike.count > 1 else { return nil }
        return alike[(index + 1) % alike.count]
    }
}

/// Collects the members used on each receiver. A class because SwiftSyntax's visitors are classes.
private final class UsageReading: SyntaxVisitor {
    private let types: Types
    private(set) var found: [(Receiver, Usage.Use)] = []

    init(_ types: Types) {
        self.types = types
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base, node.isMemberOfValue {
            found.append((types.receiver(base), Usage.Use(node)))
        }
        return .visitChildren
    }
}

extension Usage.Use {
    init(_ access: MemberAccessExprSyntax) {
        self.init(name: access.declName.baseName.text, labels: access.call?.labels)
    }
}
