import Foundation

/// What a run is asked for on its command line.
struct Options {
    var program = ".build/debug/generamba"
    var standIns = "StandIns/Sources"
    var survivors = "Mutants/survivors.txt"
    var scratch = ".build/mutants/work"
    var jobs = 2
    var templates: [String] = []

    static let usage = """
        OVERVIEW: Changes single lines of generated code, and tells which changes neither the compiler nor a \
        generated test notices.

        USAGE: mutants [<options>] <template> …

        ARGUMENTS:
          <template>         The folder of a template. Each parameter has its last example, the richest.

        OPTIONS:
          --program <path>   The generamba to generate with. (default: .build/debug/generamba)
          --standins <path>  The folder with a folder for each stand-in. (default: StandIns/Sources)
          --survivors <path> The known survivors and their reasons. (default: Mutants/survivors.txt)
          --scratch <path>   A folder for what is built. (default: .build/mutants/work)
          --jobs <count>     How many mutants are tried at a time. (default: 2)

        """

    /// - Throws: `Failure` for what is not understood.
    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let word = rest.popFirst() {
            guard word.hasPrefix("--") else {
                templates.append(word)
                continue
            }
            guard let value = rest.popFirst() else { throw Failure("missing value for '\(word)'") }
            switch word {
            case "--program": program = value
            case "--standins": standIns = value
            case "--survivors": survivors = value
            case "--scratch": scratch = value
            case "--template": templates.append(value)
            case "--jobs": jobs = try Self.count(value, word)
            default: throw Failure("unknown option '\(word)'\n\n\(Self.usage)")
            }
        }
        for path in [\Self.program, \.standIns, \.survivors, \.scratch] {
            self[keyPath: path] = self[keyPath: path].absolutePath
        }
        templates = templates.map(\.absolutePath)
        if templates.isEmpty { throw Failure("no template is given\n\n\(Self.usage)") }
    }

    private static func count(_ text: String, _ option: String) throws -> Int {
        guard let count = Int(text), count > 0 else {
            throw Failure("'\(option)' must be a number above 0, not '\(text)'")
        }
        return count
    }
}
