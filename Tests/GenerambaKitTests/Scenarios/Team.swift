/// A project with the template `page` from the git repository `../team`, and a cache of its own.
enum Team {
    /// The template's only source file, where it is installed.
    static let file = "Templates/page/Code/file.txt"

    /// The project, with nothing installed.
    ///
    /// - Parameters:
    ///   - pin: additional settings of the repository in the Rambafile.
    ///   - folder: the template's folder in the repository.
    static func project(_ pin: String = "", in folder: String = "") throws -> Sandbox {
        let path = folder.isEmpty ? "" : ", path: \(folder)"
        var project = try Shelf.project("templates: [{name: page, git: ../team\(pin)\(path)}]")
        project.environment["GENERAMBA_CACHE"] = project.root + "/cache"
        let files = Shelf.template("page", "one")
        try project.makeRepository(
            "../team",
            folder.isEmpty ? files : files.reduce(into: [:]) { $0["\(folder)/\($1.key)"] = $1.value })
        return project
    }
}

extension Sandbox {
    /// Commits a new text for the template's source file.
    func commitToTeam(_ text: String) throws { try commit(["Code/file.txt": text], in: "../team") }

    /// The full id of a commit in the template's repository.
    func teamCommit(_ name: String = "HEAD") throws -> String {
        try gitOutput("rev-parse", "\(name)^{commit}", in: "../team")
    }
}
