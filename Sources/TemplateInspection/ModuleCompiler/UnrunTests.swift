/// Why tests of a module do not run, although they are compiled.
extension SymbolGraph {
    /// Warnings about tests that XCTest cannot see.
    package var invisibleTests: [CompilerMessage] {
        let parents = Set(targets("inheritsFrom").values)
        return xctestClasses.flatMap { symbol, methods -> [CompilerMessage] in
            let tests = methods.filter { TestMethod($0) != nil }
            if let reason = symbol.isHidden ? "private" : symbol.swiftGenerics != nil ? "generic" : nil {
                // Subclasses may run the tests of a generic class.
                guard !tests.isEmpty, !parents.contains(symbol.identifier.precise) else { return [] }
                let text = "the tests of '\(symbol.name)' do not run: the class is \(reason)"
                return [symbol.message(.warning, text)]
            }
            return tests.filter(\.isHidden).map {
                $0.message(.warning, "'\($0.name)' does not run: the method is private")
            }
        }
        .distinct(by: \.self)
    }

    /// The error if no test has run, given whether a test file imports Swift Testing, and whether one contains `#if`.
    package func reasonForNoTests(usesSwiftTesting: Bool, hasConditions: Bool) -> CompilerMessage {
        if hasConditions {
            return CompilerMessage(severity: .error, text: "no test runs: '#if' leaves out all tests")
        }
        if let suite = xctestClasses.first?.symbol {
            return suite.message(
                .error,
                "no test runs: a test of '\(suite.name)' is a method without parameters that returns "
                    + "nothing, and its name begins with 'test'")
        }
        let need = usesSwiftTesting ? "functions with '@Test'" : "classes that inherit from XCTestCase"
        return CompilerMessage(severity: .error, text: "no test runs: the test files have no \(need)")
    }
}

extension SymbolGraph.Symbol {
    fileprivate func message(_ severity: CompilerMessage.Severity, _ text: String) -> CompilerMessage {
        var message = CompilerMessage(severity: severity, text: text, path: location?.place?.path)
        if let position = location?.position {
            (message.line, message.column) = (position.line + 1, position.character + 1)
        }
        return message
    }
}
