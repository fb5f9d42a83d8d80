import SourceText

/// What a template may take at most.
enum TemplateLimits {
    /// The size of a file, in bytes.
    static let bytes = 10 << 20
    /// The size of all its files together, in MiB. What git prints of them stays below the limit of a program's output.
    static let mebibytes = 60
    /// The size of all templates that are installed together, in MiB.
    static let mebibytesOfAll = 600
    /// The number of files.
    static let files = 5000
    /// How many folders a file may be in.
    static let depth = 16
    /// What is said of a file that is too large.
    static let hazard = "is larger than 10 MiB"
    /// What is said of a file that stands elsewhere.
    static let way = "leads out of the template by a symbolic link"

    /// What to do about a template with too much.
    static let hint = "remove what it does not need"
    /// What to do about one in a repository.
    static let repositoryHint = "name the template's own folder by 'path', or \(hint)"

    /// What is said of a template with too many files.
    static func tooMany(_ template: String, in folder: String, hint: String = hint) -> Diagnostics {
        .error("the template '\(template)' in '\(folder)' has more than \(files) files", hint: hint)
    }

    /// Checks how large all files of a template are together, in bytes.
    ///
    /// - Throws: `Diagnostics`.
    static func check(_ size: Int, of template: String, in folder: String, hint: String = hint) throws {
        guard size > mebibytes << 20 else { return }
        throw Diagnostics.error(
            "the template '\(template)' in '\(folder)' has more than \(mebibytes) MiB of files", hint: hint)
    }

    /// Checks how large all templates are that are installed together, in bytes.
    ///
    /// - Throws: `Diagnostics`.
    static func check(sizeOfAll size: Int) throws {
        guard size > mebibytesOfAll << 20 else { return }
        throw Diagnostics.error(
            "the templates have more than \(mebibytesOfAll) MiB of files together",
            hint: "remove what they do not need, or install fewer of them")
    }
}
