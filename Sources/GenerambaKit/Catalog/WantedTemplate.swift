/// A template as it is to be installed.
struct WantedTemplate {
    /// What the lock will have of it.
    let locked: Lockfile.Template
    /// Its files, by their paths in its folder.
    let files: [RelativePath: [UInt8]]
    /// Where it was found, for the report.
    let source: String
}
