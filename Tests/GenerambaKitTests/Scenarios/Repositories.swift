import Foundation
import Testing

extension Sandbox {
    /// Makes a git repository with one commit on the branch `main`. The path is relative to the project.
    func makeRepository(_ path: String, _ files: [String: String]) throws {
        try makeFolder(path)
        try git("init", "--quiet", in: path)
        try commit(files, in: path)
    }

    /// Commits files to a repository.
    func commit(_ files: [String: String], in path: String) throws {
        try write(files, below: path)
        try git("add", "--all", in: path)
        try git("commit", "--quiet", "--message", "change", in: path)
    }

    /// Commits files to a new branch of a repository, which stays on its current branch.
    func commit(_ files: [String: String], in path: String, branch: String) throws {
        try git("checkout", "--quiet", "-b", branch, in: path)
        try commit(files, in: path)
        try git("checkout", "--quiet", "main", in: path)
    }

    /// Puts a program in front of the PATH. Its script can call the original one as "$REAL".
    mutating func replaceProgram(_ name: String, by script: String) throws {
        let real = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
        try makeFolder("../bin")
        // Another process writes it. If this one did, a program started in parallel could hold the file open for
        // writing, and the system would refuse to run it.
        let text = "#!/bin/sh\nREAL='\(real ?? "")'\n\(script)\n"
        let writing = try Child(
            ["/bin/sh", "-c", "printf %s \"$0\" >\"$1\" && chmod 755 \"$1\"", text, "\(root)/bin/\(name)"],
            in: root, environment: ["PATH": "/usr/bin:/bin"], streams: ("/dev/null", "/dev/null", "/dev/null")
        )
        #expect(writing.wait() == 0)
        environment["PATH"] = "\(root)/bin:\(environment["PATH"] ?? "")"
    }

    /// Leaves only these programs in the PATH.
    mutating func limitPrograms(to names: [String]) throws {
        let folders = (environment["PATH"] ?? "").split(separator: ":")
        try makeFolder("../few")
        for name in names {
            let real = folders.map { "\($0)/\(name)" }.first {
                FileManager.default.isExecutableFile(atPath: $0)
            }
            if let real { try makeLink("../few/" + name, to: real) }
        }
        environment["PATH"] = root + "/few"
    }
}

/// Templates for `template install`.
enum Shelf {
    /// A template that writes a text to `<Name>.txt`.
    static func template(_ name: String, _ text: String) -> [String: String] {
        [
            "\(name).rambaspec": "name: \(name)\ncode_files: [{name: .txt, path: Code/file.txt}]\n",
            "Code/file.txt": text,
        ]
    }

    /// A catalog: a folder of templates.
    static func catalog(_ templates: [String: String]) -> [String: String] {
        var files: [String: String] = [:]
        for (name, text) in templates {
            for (path, content) in template(name, text) { files["\(name)/\(path)"] = content }
        }
        return files
    }

    /// A project with nothing installed and a Rambafile that ends with these settings.
    static func project(_ settings: String) throws -> Sandbox {
        try Sandbox(["Rambafile": "project_name: Shop\nproject_target: Shop\n\(settings)\n"])
    }
}
