import SourceText

/// Limits for the size of templates.
package enum TemplateLimits {
    /// The maximum size of a file in bytes.
    package static let bytes = 10 << 20
    /// The maximum size of a template's files in MiB, low enough that git can print them within the limit for programs.
    package static let mebibytes = 60
    /// The maximum size of all templates installed together in MiB.
    static let mebibytesOfAll = 600
    /// The maximum number of files.
    package static let files = 5000
    /// The maximum number of nested folders.
    package static let depth = 16
    /// The maximum size of the target of a symbolic link in bytes. No supported system accepts longer paths.
    static let linkBytes = 4096
    /// The problem of a file that is too large.
    static let hazard = "is larger than 10 MiB"

    /// The hint for a template that exceeds a limit.
    package static let hint = "remove what it does not need"
    static let repositoryHint = "set 'path' to the template's own folder, or \(hint)"

    /// Returns the error for a template with too many files.
    package static func tooMany(_ template: String, in folder: String, hint: String = hint) -> Diagnostics {
        .error("the template '\(template)' in '\(folder)' has more than \(files) files", hint: hint)
    }

    /// Checks the total size of a template's files, in bytes.
    package static func check(_ size: Int, of template: String, in folder: String, hint: String = hint) throws
    {
        guard size > mebibytes << 20 else { return }
        throw Diagnostics.error(
            "the template '\(template)' in '\(folder)' has more than \(mebibytes) MiB of files", hint: hint)
    }

    /// Checks the total size of all templates installed together, in bytes.
    package static func check(sizeOfAll size: Int) throws {
        guard size > mebibytesOfAll << 20 else { return }
        throw Diagnostics.error(
            "the templates have more than \(mebibytesOfAll) MiB of files together",
            hint: "remove what they do not need, or install fewer of them")
    }
}
