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
                return [symbol.warning("the tests of '\(symbol.name)' do not run: the class is \(reason)")]
            }
            return tests.filter(\.isHidden).map {
                $0.warning("'\($0.name)' does not run: the method is private")
            }
        }
        .distinct(by: \.self)
    }

    /// The error if no test has run, given whether a test file imports Swift Testing, and whether one contains `#if`.
    package func reasonForNoTests(usesSwiftTesting: Bool, hasConditions: Bool) -> CompilerMessage {
        let reason = unlikeTests(usesSwiftTesting) ?? emptyClass
        let text =
            hasConditions
            ? "'#if' leaves out all tests"
            : symbols.isEmpty ? "the test files declare nothing" : "the test files have no test"
        var message = reason ?? CompilerMessage(severity: .error, text: text)
        message.text = "no test runs: \(message.text)"
        return message
    }

    /// A type that looks like a test class, but is none.
    private func unlikeTests(_ usesSwiftTesting: Bool) -> CompilerMessage? {
        let methods = methods
        let types = ["swift.class", "swift.struct", "swift.actor", "swift.enum"]
        let classes = Set(xctestClasses.map(\.symbol.identifier.precise))
        let suspect = symbols.first { symbol in
            types.contains(symbol.kind.identifier) && !classes.contains(symbol.identifier.precise)
                && (methods[symbol.identifier.precise] ?? []).contains { TestMethod($0) != nil }
        }
        return suspect.map {
            $0.error(
                usesSwiftTesting
                    ? "'\($0.name)' has no function with '@Test'"
                    : "'\($0.name)' does not inherit from XCTestCase")
        }
    }

    /// A test class without tests.
    private var emptyClass: CompilerMessage? {
        xctestClasses.first.map { symbol, methods in
            let test = methods.first { $0.name.split(separator: ".").last?.hasPrefix("test") == true }
            guard let test else { return symbol.error("no method of '\(symbol.name)' begins with 'test'") }
            return test.error(
                "'\(test.name)' is no test: a test is a method without parameters that returns nothing")
        }
    }
}

extension SymbolGraph.Symbol {
    fileprivate func warning(_ text: String) -> CompilerMessage { message(.warning, text) }
    fileprivate func error(_ text: String) -> CompilerMessage { message(.error, text) }

    private func message(_ severity: CompilerMessage.Severity, _ text: String) -> CompilerMessage {
        var message = CompilerMessage(severity: severity, text: text, path: location?.place?.path)
        if let position = location?.position {
            (message.line, message.column) = (position.line + 1, position.character + 1)
        }
        return message
    }
}
