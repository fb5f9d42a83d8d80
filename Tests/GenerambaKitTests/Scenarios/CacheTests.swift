import Foundation
import Testing

/// Tests the cache of repositories, including what other runs and users leave in it.
struct CacheTests {
    /// A project with its own cache. A template from `../team` was installed and then removed, because installing an
    /// unchanged template again does not need the cache.
    private func project() throws -> Sandbox {
        var project = try Shelf.project("templates: [{name: page, git: ../team}]")
        project.environment["GENERAMBA_CACHE"] = project.root + "/cache"
        try project.makeRepository("../team", Shelf.template("page", "one"))
        #expect(try project.run("template", "install").status == 0)
        try project.remove("Templates")
        return project
    }

    private func id(in project: Sandbox) throws -> String {
        try project.gitOutput("rev-parse", "HEAD", in: "../team")
    }

    /// The folder of the repository in the cache.
    private func shelf(in project: Sandbox) throws -> String {
        "../cache/repositories/" + (try project.output(of: ["ls", project.root + "/cache/repositories"]))
    }

    private func names(in folder: String, of project: Sandbox) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: project.path(folder)).sorted()
    }

    // MARK: Damage

    @Test(arguments: [
        "for f in objects/pack/*.pack; do head -c 100 $f >t; mv -f t $f; done", "rm -f objects/pack/*.pack",
        "for f in objects/pack/*.pack; do echo garbage >t; mv -f t $f; done", "rm -f objects/pack/*.idx",
        "chmod u+w objects/pack/*.pack; for f in objects/pack/*.pack; do tr a-z A-Z <$f >t; mv -f t $f; done",
        "rm -rf *", "rm -rf objects",
        "mkdir -p objects/info; echo ../../../../../team/.git/objects >objects/info/alternates",
        "rm -rf \"$PWD\"; touch \"$PWD\"",
    ])
    func aDamagedCommitIsFetchedAnew(damage: String) throws {
        let project = try project()
        let (shelf, id) = (try shelf(in: project), try id(in: project))
        _ = try project.output(of: ["sh", "-c", damage], in: "\(shelf)/\(id)")
        try project.refuses(
            "template", "install", "--offline",
            saying: """
                Rambafile:3:31: error: cannot fetch '../team': the cached copy of its commit \(id.prefix(7)) is damaged: \
                '<root>/\(shelf.dropFirst(3))/\(id)'
                 3 | templates: [{name: page, git: ../team}]
                   |                               ^^^^^^^
                  hint: run the command once without '--offline'
                """)
        for options in [[], ["--offline"]] {
            let run = try project.run(["template", "install"] + options)
            #expect(run == Run(output: "page from ../team: all 2 created"))
            try project.remove("Templates")
        }
        #expect(try names(in: shelf, of: project) == [id, "newest"])
    }

    @Test func aDamagedCommitWhoseRepositoryIsGone() throws {
        let project = try project()
        let (shelf, id) = (try shelf(in: project), try id(in: project))
        try project.remove("\(shelf)/\(id)/objects")
        try project.remove("../team")
        let run = try project.run("template", "install")
        #expect(run.status == 1 && run.messages.contains("no folder '../team'"), "\(run)")
        #expect(try names(in: shelf, of: project) == ["newest"])
    }

    @Test func twoRunsMendOneCommit() throws {
        let project = try project()
        let (shelf, id) = (try shelf(in: project), try id(in: project))
        try project.remove("\(shelf)/\(id)/objects")
        let children = try (1...4).map { _ in try project.begin("template", "install") }
        #expect(children.map { $0.wait() } == [0, 0, 0, 0])
        #expect(try names(in: shelf, of: project) == [id, "newest"])
    }

    @Test(arguments: ["", "garbage", "newest", String(repeating: "0", count: 40), "\u{0}\n"])
    func aWrongNoteOfTheNewest(text: String) throws {
        let project = try project()
        try project.write(["Rambafile": "project_name: S\nproject_target: S\ncatalogs: [../team]\n"])
        try project.git("clone", "--quiet", "--bare", "../team", "../bare.git")
        try project.write(["Rambafile": "project_name: S\nproject_target: S\ncatalogs: [../bare.git]\n"])
        let list = try project.run("template", "list")
        #expect(list.status == 0)
        for shelf in try names(in: "../cache/repositories", of: project) {
            try project.write(["../cache/repositories/\(shelf)/newest": text])
        }
        #expect(try project.run("template", "list") == list)
        for shelf in try names(in: "../cache/repositories", of: project) {
            try project.remove("../cache/repositories/\(shelf)/newest")
            try project.makeFolder("../cache/repositories/\(shelf)/newest/folder")
        }
        #expect(try project.run("template", "list") == list)
    }

    // MARK: Other runs and users

    @Test func aCacheThatCanOnlyBeRead() throws {
        let project = try project()
        try project.giveAway()
        _ = try project.output(of: ["chmod", "-R", "a+rX", project.root])
        _ = try project.output(of: ["chmod", "-R", "a-w", project.root + "/cache"])
        for options in [["--locked", "--offline"], []] {
            let run = try project.run(["template", "install"] + options, as: .unprivileged)
            #expect(run.status == 0 && run.messages == "", "\(run)")
        }
        _ = try project.output(of: ["chmod", "-R", "u+w", project.root + "/cache"])
    }

    @Test func whatAKilledRunLeftIsRemovedAndWhatARunHoldsIsNot() throws {
        var project = try project()
        let shelf = try shelf(in: project)
        try project.replaceProgram(
            "git",
            by: """
                case "$HOLD $*" in yes*' fetch '*)
                    touch "$TMPDIR/started"
                    while [ ! -e "$TMPDIR/go" ]; do sleep 0.05; done;;
                esac
                exec "$REAL" "$@"
                """)
        try project.commit(["Code/file.txt": "two"], in: "../team")
        var other = project
        other.environment["HOLD"] = "yes"
        let child = try other.begin("template", "update")
        try project.waitFor("../tmp/started")
        try project.commit(["Code/file.txt": "three"], in: "../team")
        try project.write(["\(shelf)/.fetching-killed/repository/HEAD": ""])
        #expect(try project.run("template", "update").status == 0)
        #expect(try names(in: shelf, of: project).filter { $0.hasPrefix(".fetching-") }.count == 1)
        #expect(!project.exists("\(shelf)/.fetching-killed"))
        try project.write(["../tmp/go": ""])
        _ = child.wait()
        #expect(try names(in: shelf, of: project).filter { $0.hasPrefix(".fetching-") } == [])
    }
}
