import GenerambaKit
import SourceText
import SwiftText
import SystemAccess

/// Reports what only the generated code shows, for the richest values: tests that tell nothing, retain cycles,
/// placeholders, and needs of later platforms than the template states.
struct UntoldMistakes: LintRule {
    func problems(in linted: LintedTemplate) throws -> Diagnostics {
        let destination = Destination(
            code: RelativePath(name: "Sources"), tests: RelativePath(name: "Tests"),
            productModuleName: linted.module.productModuleName)
        var generator = Generator(linted.template, into: destination)
        generator.isTraced = true
        var (ignored, warnings) = (Diagnostics(), Diagnostics())
        // What cannot be generated has been told by other rules.
        let files = try ignored.collect {
            try generator.generateRichest(linted.module, diagnostics: &warnings)
        }
        return Diagnostics((files ?? []).untoldMistakes + earlyPlatforms(of: files ?? [], in: linted))
    }

    /// Warnings about the versions that `platforms` states and that lack what the code uses.
    private func earlyPlatforms(of files: [GeneratedFile], in linted: LintedTemplate) -> [Diagnostic] {
        let stated = linted.variants.all[0].manifest.platforms
        let needs = PlatformNeeds(of: files.filter { !$0.isTest }, declared: stated).needs
        let text = linted.manifest.text(linted.manifest.whole.offsets)
        let place = text.ranges(of: "platforms:").first.map { range in
            let start = text[..<range.lowerBound].utf8.count
            return linted.manifest.range(start..<start + "platforms".utf8.count)
        }
        return stated.compactMap { version in
            guard let need = needs[version.platform], version.isBefore(need.version), let reason = need.reason
            else { return nil }
            return .warning(
                "the template states \(version.description), but '\(reason)' needs \(need.version.description)",
                at: place, hint: "write '\(need.version.description)', or check with '#available'")
        }
    }
}

extension [GeneratedFile] {
    /// Warnings about tests that tell nothing, and about retain cycles and placeholders in the code, at their places in
    /// the template.
    var untoldMistakes: [Diagnostic] {
        let tests = filter { $0.isTest && $0.isSwift }
        let dead = DeadTest.all(in: tests.compactMap(\.swift)).map { test in
            let place = tests[test.file].text?.range(test.range).origin
            return switch test.reason {
            case .assertsNothing:
                Diagnostic.warning(
                    "the test '\(test.name)' cannot fail: it asserts nothing", at: place,
                    hint: "compare what the code has done with what is expected")
            case .isNotFound(.xctest):
                Diagnostic.warning(
                    "'\(test.name)' is never run", at: place,
                    hint:
                        "the name of a test of XCTest begins with 'test', and it has no parameters and no result"
                )
            case .isInNoTestCase:
                Diagnostic.warning(
                    "'\(test.name)' is never run", at: place,
                    hint: "let its class inherit from XCTestCase")
            case .isNotFound(.swiftTesting):
                Diagnostic.warning(
                    "'\(test.name)' is never run", at: place,
                    hint: "a test of Swift Testing has the attribute '@Test'")
            }
        }
        let code = filter { !$0.isTest && $0.isSwift }
        let closures = ClosureCycle.all(in: code.compactMap(\.swift)).map { cycle in
            Diagnostic.warning(
                "an object keeps itself alive: the closure in '\(cycle.property)' captures 'self'",
                at: code[cycle.file].text?.range(cycle.range).origin,
                hint: "let the closure capture '[weak self]'")
        }
        let placeholders = compactMap(\.text).flatMap(\.placeholders).map { range in
            Diagnostic.warning(
                "the placeholder '\(range.text)' is left for people to fill in", at: range.origin,
                hint: "write code that compiles, or make it a parameter")
        }
        return dead + closures + placeholders
            + OwnershipGraph(of: code).retainCycles.map { cycle in
                let first = cycle[0]
                let place = code.lazy.compactMap { file -> SourceRange? in
                    let range = file.swift.flatMap {
                        DeclaredType.place(of: first.property, in: first.holder, $0)
                    }
                    return range.flatMap { file.text?.range($0).origin }
                }.first
                let properties = cycle.map { "\($0.holder).\($0.property)" }
                return .warning(
                    "objects keep each other alive: \(quoted(properties)) are strong", at: place,
                    hint: "let one of them be 'weak'")
            }
    }
}
