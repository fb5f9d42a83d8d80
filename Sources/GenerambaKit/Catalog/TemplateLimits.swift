/// What a template that is installed may take at most.
enum TemplateLimits {
    /// The size of a file, in bytes.
    static let bytes = 10 << 20
    /// The number of files.
    static let files = 5000
    /// What is said of a file that is too large.
    static let hazard = "is larger than 10 MiB"
}
