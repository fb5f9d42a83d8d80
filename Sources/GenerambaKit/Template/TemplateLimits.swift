/// What a template may take at most.
enum TemplateLimits {
    /// The size of a file, in bytes.
    static let bytes = 10 << 20
    /// The number of files.
    static let files = 5000
    /// How many folders a file may be in.
    static let depth = 16
    /// What is said of a file that is too large.
    static let hazard = "is larger than 10 MiB"
    /// What is said of a file that stands elsewhere.
    static let way = "leads out of the template by a symbolic link"

    /// What is said of a folder with too many files.
    static func excess(_ folder: String) -> String { "'\(folder)' has more than \(files) files" }
}
