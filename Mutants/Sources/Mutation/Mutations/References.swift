import SwiftSyntax

extension Mutations {
    /// Makes a stored property weak, or a weak one strong.
    func references(_ variable: VariableDeclSyntax) -> [Change] {
        guard variable.isStored, variable.bindings.count == 1, let binding = variable.bindings.first else {
            return []
        }
        if let modifier = variable.modifiers.first(where: { ["weak", "unowned"].contains($0.name.text) }) {
            let range = modifier.code.lowerBound..<variable.bindingSpecifier.code.lowerBound
            return [Change(.dropWeak, [Edit(range: range, replacement: "")], in: variable)]
        }
        return binding.weakened(variable).map { [Change(.addWeak, $0, in: variable)] } ?? []
    }

    /// Captures strongly instead of weakly. The code after `in` still gets an optional.
    func captures(_ clause: ClosureCaptureClauseSyntax) -> [Change] {
        guard let closure = clause.parent?.parent?.as(ClosureExprSyntax.self),
            let begin = closure.signature?.inKeyword
        else { return [] }
        return clause.items.compactMap { item in
            guard let specifier = item.specifier else { return nil }
            let range = specifier.code.lowerBound..<item.name.code.lowerBound
            let strong = Edit(range: range, replacement: "")
            let value = item.initializer?.value.trimmedDescription ?? item.name.text
            if specifier.specifier.text == "unowned" { return Change(.dropWeak, [strong], in: item) }
            // A closure with several statements may omit 'self.', but not if a variable is named self. Swift captures
            // only values that the closure uses.
            let edits =
                closure.statements.count == 1
                ? [Edit(item, to: "\(item.name.text) = \(value) as Optional")]
                : [
                    .insert(", strong = \(value)", after: clause.items.last!),
                    .insert(" _ = strong;", after: begin),
                ]
            return Change(.dropWeak, edits, in: item)
        }
    }
}

extension VariableDeclSyntax {
    /// A stored instance property, which is initialized with its object.
    fileprivate var isStored: Bool {
        guard parent?.is(MemberBlockItemSyntax.self) == true, enclosingType != nil,
            !modifiers.contains(where: { ["lazy", "static", "class"].contains($0.name.text) })
        else { return false }
        return bindings.allSatisfy { $0.accessorBlock == nil || $0.hasObservers }
            && parent?.parent?.parent?.parent?.is(ProtocolDeclSyntax.self) != true
    }
}

extension PatternBindingSyntax {
    fileprivate var hasObservers: Bool {
        guard case .accessors(let accessors) = accessorBlock?.accessors else { return false }
        return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }

    /// Returns `weak var x: T!` for `let x: T`; nil if it has an initial value, which nobody else owns.
    fileprivate func weakened(_ variable: VariableDeclSyntax) -> [Edit]? {
        let specifier = Edit(variable.bindingSpecifier, to: "weak var")
        guard let type = typeAnnotation?.type, initializer == nil else { return nil }
        if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return [specifier]
        }
        return TypeName(type).map { _ in [specifier, Edit(type, to: "(\(type.trimmedDescription))!")] }
    }
}
