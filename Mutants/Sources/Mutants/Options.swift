import GenerambaKit
import SourceText
import SwiftText

@testable import SystemAccess

/// The options of a run.
struct Options {
    var program = ".build/debug/generamba"
    var survivors = "Mutants/survivors.txt"
    var scratch = ".build/mutants/work"
    var jobs = ThreadPool.size
    /// 1 to try all mutants, 10 to try a tenth of them.
    var every = 1
    /// The end of the name of the files to alter; empty for all files.
    var file = ""
    /// The libraries of the generated tests.
    var tests = [TestFramework.xctest, .swiftTesting]
    var templates: [String] = []

    static let usage = """
        OVERVIEW: Alters generated code line by line, and tells what neither the compiler nor a generated test \
        notices.

        USAGE: mutants [<options>] <template> …

        ARGUMENTS:
          <template>         The folder of a template. Each parameter has its last example, the richest.

        OPTIONS:
          --program <path>   The generamba to generate with. (default: .build/debug/generamba)
          --survivors <path> The known survivors and their reasons. (default: Mutants/survivors.txt)
          --scratch <path>   A folder for what is built. (default: .build/mutants/work)
          --jobs <count>     How many mutants are tried at a time. (default: the number of processors)
          --every <count>    Try only every count-th mutant, for a quick look. (default: 1)
          --file <name>      Alter only files whose names end with this: Presenter.swift.
          --tests <library>  The library of the generated tests: xctest or swift-testing. (default: both)

        """

    /// - Throws: `Diagnostics` for unknown options and invalid values.
    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let word = rest.popFirst() {
            if word.hasPrefix("--") { try set(word, &rest) } else { templates.append(word) }
        }
        if templates.isEmpty { throw Diagnostics.error("no template given", hint: Self.help) }
    }

    private mutating func set(_ option: String, _ rest: inout ArraySlice<String>) throws {
        guard let value = rest.popFirst() else {
            throw Diagnostics.error("'\(option)' needs a value", hint: Self.help)
        }
        switch option {
        case "--program": program = value
        case "--survivors": survivors = value
        case "--scratch": scratch = value
        case "--template": templates.append(value)
        case "--jobs": jobs = try Self.count(value, option)
        case "--every": every = try Self.count(value, option)
        case "--file": file = value
        case "--tests": tests = [try Self.library(value, option)]
        default: throw Diagnostics.error("unknown option '\(option)'", hint: Self.help)
        }
    }

    private static func count(_ text: String, _ option: String) throws -> Int {
        guard let count = Int(text), count > 0 else {
            throw Diagnostics.error("'\(option)' must be a number above 0, not '\(text)'")
        }
        return count
    }

    private static func library(_ text: String, _ option: String) throws -> TestFramework {
        guard let library = TestFramework(rawValue: text) else {
            let names = TestFramework.allCases.map { "'\($0.rawValue)'" }.joined(separator: " or ")
            throw Diagnostics.error("'\(option)' must be \(names), not '\(text)'")
        }
        return library
    }

    private static let help = "see 'mutants --help'"
}
