import SwiftSyntax

extension Mutations {
    /// Replaces the method or property after a dot with similar ones.
    func siblings(_ access: MemberAccessExprSyntax) -> [Change] {
        guard let base = access.base, access.isMemberOfValue else { return [] }
        let receiver = types.receiver(base)
        let use = Usage.Use(access)
        if let type = receiver.typeName, declarations.resolve(type) != nil {
            let members = declarations.members(of: type).filter { $0.isStatic == receiver.isType }
            return Self.siblings(of: use, among: members).map {
                change(access.declName, to: $0, in: access.call)
            }
        }
        return usage.sibling(of: use, on: receiver).map { [change(access.declName, to: $0, in: access.call)] }
            ?? []
    }

    /// Replaces a function that is called without a receiver.
    func siblings(_ name: DeclReferenceExprSyntax) -> [Change] {
        guard let call = name.call, name.baseName.text.first?.isUppercase == false else { return [] }
        let use = Usage.Use(name: name.baseName.text, labels: call.labels)
        let members = name.enclosingType.map { declarations.members(of: $0) } ?? []
        let own = Self.siblings(of: use, among: members)
        let found = own.isEmpty ? Self.siblings(of: use, among: declarations.functions) : own
        return found.map { change(name, to: $0, in: call) }
    }

    /// The next member of the same shape or, if there is none, the next one with the same number of arguments. One is
    /// enough: tests that notice it notice the others, too.
    private static func siblings(of use: Usage.Use, among members: [Member]) -> [Usage.Use] {
        let named = members.filter { $0.name == use.name && ($0.labels == nil) == (use.labels == nil) }
        guard let own = named.first(where: { $0.labels == use.labels }) ?? named.first else { return [] }
        let others = members.drop { $0 != own } + members.prefix { $0 != own }
        let candidates = others.filter {
            $0.argumentCount == own.argumentCount && ($0.name != own.name || $0.labels != own.labels)
        }
        let alike = candidates.filter { $0.shape == own.shape }
        return (alike.isEmpty ? candidates : alike).prefix(1).map {
            Usage.Use(name: $0.name, labels: $0.labels)
        }
    }

    private func change(
        _ name: DeclReferenceExprSyntax, to sibling: Usage.Use, in call: FunctionCallExprSyntax?
    ) -> Change {
        var edits = [Edit(name, to: sibling.name)]
        if let call, let labels = sibling.labels, labels.count == call.labels.count {
            edits += zip(call.arguments, labels).map { argument, label in
                let range = argument.code.lowerBound..<argument.expression.code.lowerBound
                return Edit(range: range, replacement: label.isEmpty ? "" : "\(label): ")
            }
        }
        return Change(.replaceCallee, edits, in: name)
    }
}
