import GenerambaKit
import SwiftText

/// Reads the usual command lines of `gen` without the argument parser, which takes half as long as generating a module.
extension GenRun {
    /// Nil for a command line that needs the argument parser: for other commands, for help, for rare options, and for
    /// everything that may be wrong.
    init?(plain arguments: [String]) {
        guard arguments.first == "gen", arguments.count <= Generamba.mostWords else { return nil }
        self.init(words: [])
        var rest = arguments.dropFirst()
        while let word = rest.popFirst() {
            if word.hasPrefix("-") {
                if take(word) { continue }
                if let isValid = take(word, rest.first ?? "-") {
                    guard isValid, rest.popFirst()?.hasPrefix("-") == false else { return nil }
                    continue
                }
                guard word.hasPrefix("--"), word.count > 2, !word.hasPrefix("---"), !Self.isRare(word) else {
                    return nil
                }
            }
            words.append(word)
        }
        guard !words.isEmpty, !words.contains(""), !isVerbose || !isQuiet else { return nil }
        guard words.count <= 2 || words.contains(where: { $0.hasPrefix("-") }) else { return nil }
        if isCheck { choices.isDryRun = true }
        if usesDefaults { choices.generatesRequired = choices.generatesRequired ?? true }
    }

    /// Takes over a flag; returns false for anything else.
    private mutating func take(_ flag: String) -> Bool {
        switch flag {
        case "--check": isCheck = true
        case "--diff": showsDiff = true
        case "--json": format = .json
        case "--offline": isOffline = true
        case "--quiet", "-q": isQuiet = true
        case "--strict": choices.isStrict = true
        case "--verbose", "-v": isVerbose = true
        case "--yes", "-y": usesDefaults = true
        case "--accept-missing", "--accept_missing": choices.acceptsMissing = true
        case "--add-exception", "--add_exception": options.targets.addsExceptions = true
        case "--allow-outside", "--allow_outside": choices.allowsOutside = true
        case "--dry-run", "--dry_run": choices.isDryRun = true
        case "--edit-manifest", "--edit_manifest": choices.editsManifest = true
        case "--module-folder", "--module_folder": options.moduleFolder = true
        case "--new-package", "--new_package": createsPackage = true
        case "--no-docs", "--no_docs": options.targets.keepsDocumentation = false
        case "--no-module-folder", "--no_module_folder": options.moduleFolder = false
        case "--no-tests", "--no_tests": options.targets.tests = false
        case "--no-with-required": choices.generatesRequired = false
        case "--with-required", "--with_required": choices.generatesRequired = true
        default: return false
        }
        return true
    }

    /// Takes over an option with its value; returns false for a wrong value, and nil for anything else.
    private mutating func take(_ option: String, _ value: String) -> Bool? {
        switch option {
        case "--author": options.author = value
        case "--description", "-d": options.description = value
        case "--prefix": options.prefix = value
        case "--target": options.targets.target = value
        case "-C": directory = value
        case "--tests":
            options.targets.testFramework = TestFramework(rawValue: value)
            return options.targets.testFramework != nil
        case "--on-conflict", "--on_conflict":
            onConflict = ConflictPolicy(rawValue: value)
            return onConflict != nil
        case "--project_file_path", "--project-file-path": options.targets.projectFilePath = value
        case "--test_file_path", "--test-file-path": options.targets.testFilePath = value
        default: return nil
        }
        return true
    }

    /// Whether a word is an option of the program, in any form, that only the argument parser reads. All other words with
    /// two hyphens set the template's parameters.
    private static func isRare(_ word: String) -> Bool {
        let name = word.dropFirst(2).prefix { $0 != "=" }.replacing("_", with: "-")
        return name.hasPrefix("generate-completion") || name.hasPrefix("experimental-dump")
            || [
                "accept-missing", "add-exception", "allow-outside", "applying", "author", "check", "color",
                "custom-parameters", "description", "diff", "dry-run", "edit-manifest", "format", "help",
                "help-hidden",
                "imports", "json", "limit", "module-folder", "module-path", "new-package",
                "new-target", "no-docs", "no-module-folder", "no-tests", "no-with-required", "offline",
                "on-conflict", "only", "plan", "prefix",
                "product", "project-file-path", "project-group-path", "project-targets", "quiet", "samples",
                "strict",
                "target", "test-file-path", "test-group-path", "test-path", "test-targets", "tests",
                "timeout", "verbose", "version", "with-required", "yes",
            ].contains(name)
    }
}
