/// Rules about comments.
enum WordRules {
    static let all = [
        Rule(
            "documented-method",
            "The functions of the layers' protocols are documented, with the parameters that they have.",
            in: [.viper]
        ) { context in
            let protocols = context.layerProtocols + context.module.protocols { $0.layer == .module }
            return protocols.flatMap(\.functions).compactMap { function in
                let text = function.declaration.documentation
                if text.isEmpty { return Finding("'\(function.name)' is not documented", at: function) }
                let named = function.declaration.parameters.compactMap { $0.names.last }
                let documented = text.documentedParameters
                if let stranger = documented.first(where: { !named.contains($0) }) {
                    return Finding(
                        "'\(function.name)' has no parameter '\(stranger)', which is documented", at: function
                    )
                }
                let missing = named.first { !documented.contains($0) }
                guard text.contains("- Parameters:"), let missing else { return nil }
                return Finding(
                    "the documentation of '\(function.name)' leaves out '\(missing)'", at: function)
            }
        },
        Rule(
            "purpose-sentence", "A comment says what each part of a module is for.",
            in: [.viper, .configurator, .cleanSwift, .silver, .swiftUI]
        ) { context in
            context.module.types.filter { type in
                guard type.declaration.kind != .extension, let part = context.module.part(of: type) else {
                    return false
                }
                let isPart =
                    part.isStandardType || part.layer == .assembly || part.layer == .module
                    || part.form != .type && part.layer != .service
                return isPart && type.declaration.documentation.isEmpty
            }.map { Finding("no comment says what '\($0.name)' is for", at: $0) }
        },
        Rule(
            "mark-of-conformance", "A '// MARK:' stands before each extension with a conformance.",
            in: [.viper, .configurator, .cleanSwift, .silver, .swiftUI]
        ) { context in
            context.conformances.filter { type in
                let inherited = type.declaration.inherited
                let isOfLanguage = inherited.allSatisfy { ["Sendable", "Copyable"].contains($0.name) }
                return !isOfLanguage && !type.declaration.comments.contains(where: \.isMark)
            }.map { Finding("no '// MARK:' stands before this conformance of '\($0.name)'", at: $0) }
        },
        Rule(
            "given-when-then", "A test with several steps says which of them are given, when and then.",
            in: [.viper]
        ) { context in
            context.module.tests.flatMap(\.types).flatMap(\.functions).filter(\.isUndividedTest).map {
                Finding("no comment of the test '\($0.name)' says 'given', 'when' or 'then'", at: $0)
            }
        },
    ]
}

extension PlacedDeclaration {
    /// The number of lines in the braces that begin outside of other brackets.
    private var statements: Int {
        var (depth, count) = (0, 0)
        for token in body {
            if depth == 0, token.beginsLine || count == 0 { count += 1 }
            if token.isSign(in: ["(", "[", "{"]) { depth += 1 }
            if token.isSign(in: [")", "]", "}"]) { depth -= 1 }
        }
        return count
    }

    /// Whether it is a test with lines besides its checks, none of which has a comment that divides them.
    fileprivate var isUndividedTest: Bool {
        let isTest =
            declaration.attributes.contains("Test")
            || name.hasPrefix("test") && declaration.parameters.isEmpty
        guard isTest, let body = declaration.body else { return false }
        let hasChecks = self.body.contains {
            $0.isName && ($0.bare.hasPrefix("XCTAssert") || $0.bare == "expect")
        }
        let words = (body.lowerBound...body.upperBound).flatMap { file.comments[$0] ?? [] }.flatMap {
            comment in
            comment.text.lowercased().split { !$0.isLetter }.map(String.init)
        }
        return hasChecks && statements > 1 && Set(words).isDisjoint(with: ["given", "when", "then"])
    }
}

extension RuleContext {
    /// The extensions with which parts of the module, and types of its tests, conform to protocols.
    fileprivate var conformances: [PlacedDeclaration] {
        let ofTests = module.tests.flatMap { file in
            let own = Set(file.types.filter(\.declaration.isType).map(\.name))
            return file.types.filter { own.contains($0.name) }
        }
        let own = Set(module.files.map(\.path))
        let parts = module.types.filter { type in
            guard own.contains(type.file.path), let part = module.part(of: type) else { return false }
            // The view controller was there before the module.
            return part.layer != .view || module.template != "rviper_around"
        }
        return (parts + ofTests).filter {
            $0.declaration.kind == .extension && !$0.declaration.inherited.isEmpty
        }
    }
}

extension String {
    /// The names of the parameters that a documentation comment lists.
    fileprivate var documentedParameters: [String] {
        var (names, isList): ([String], Bool) = ([], false)
        for line in split(separator: "\n") {
            let text = line.drop { "/* ".contains($0) }
            if text.hasPrefix("- ") { isList = isList || text.hasPrefix("- Parameters:") }
            if text.hasPrefix("- Parameter ") {
                isList = false
                names.append(String(text.dropFirst(12).prefix { $0 != ":" }))
            } else if isList, text.hasPrefix("- "), !text.hasPrefix("- Parameters:") {
                let name = text.dropFirst(2).prefix { $0 != ":" }
                if ["Returns", "Throws", "Note", "Warning"].contains(String(name)) {
                    isList = false
                } else {
                    names.append(String(name))
                }
            }
        }
        return names.map { $0.filter { !" `".contains($0) } }
    }
}
