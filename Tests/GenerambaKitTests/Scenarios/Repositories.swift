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

    /// Makes a new branch and commits files to it; the repository stays on its own branch.
    func commit(_ files: [String: String], in path: String, branch: String) throws {
        try git("checkout", "--quiet", "-b", branch, in: path)
        try commit(files, in: path)
        try git("checkout", "--quiet", "main", in: path)
    }

    /// Puts a program before the others in the PATH; its script may call the real one as "$REAL".
    mutating func replaceProgram(_ name: String, by script: String) throws {
        let real = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
        try makeFolder("../bin")
        // Written by another process: while this one writes a file, a program that is started in parallel may hold it
        // open, and the system refuses to run it.
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
    /// A template that makes `<Name>.txt` of a text.
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

    /// A project whose Rambafile ends so, with nothing installed.
    static func project(_ settings: String) throws -> Sandbox {
        try Sandbox(["Rambafile": "project_name: Shop\nproject_target: Shop\n\(settings)\n"])
    }
}
