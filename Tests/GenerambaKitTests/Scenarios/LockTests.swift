import Testing

/// Tests Rambafile.lock, which makes installations reproducible.
struct LockTests {
    // MARK: The file

    @Test func itsText() throws {
        let project = try Shelf.project(
            """
            catalogs: [../own]
            templates: [silver_foundation, {name: page, git: ../team, branch: next, path: a/page}, {name: mine, local: ../mine}, other]
            """)
        try project.write(Shelf.template("mine", "mine"), below: "../mine")
        try project.write(Shelf.catalog(["other": "other"]), below: "../own")
        try project.makeRepository("../team", ["README": ""])
        try project.commit(
            [
                "a/page/page.rambaspec": "name: page\ncode_files: [{name: .txt, path: '1: a.txt'}]\n",
                "a/page/1: a.txt": "a",
            ],
            in: "../team", branch: "next")
        #expect(try project.run("template", "install").status == 0)
        let id = try project.teamCommit("next")
        let lock = try project.read("Rambafile.lock")
        #expect(
            lock.replacing(/: "?[0-9a-f]{64}"?\n/, with: ": …\n") == """
                # What 'generamba template install' installed. Commit this file; 'generamba template update' changes it.
                version: 1
                templates:
                - name: mine
                  local: "../mine"
                  sha256: …
                  files:
                    Code/file.txt: …
                    mine.rambaspec: …
                - name: other
                  catalog: "../own"
                  sha256: …
                  files:
                    Code/file.txt: …
                    other.rambaspec: …
                - name: page
                  git: "../team"
                  branch: next
                  path: a/page
                  commit: \(id.first?.isLetter == true ? id : "\"\(id)\"")
                  sha256: …
                  files:
                    "1: a.txt": …
                    page.rambaspec: …
                - name: silver_foundation
                  catalog: built-in
                  sha256: …
                  files:
                    Code/ibaserouter.swift.mustache: …
                    Code/inject.swift.mustache: …
                    Code/module.swift.mustache: …
                    Code/servicelocator.swift.mustache: …
                    Tests/ibaseroutertests.swift.mustache: …
                    Tests/moduletests.swift.mustache: …
                    Tests/servicelocatortests.swift.mustache: …
                    silver_foundation.rambaspec: …

                """)
    }

    /// YAML does not allow longer keys on one line.
    @Test func theTextOfALongPath() throws {
        let project = try Shelf.project("templates: [{name: page, local: ../mine}]")
        let path = Array(repeating: String(repeating: "x", count: 200), count: 6).joined(separator: "/")
        try project.write(
            ["page.rambaspec": "name: page\ncode_files: [{name: .txt, path: \(path)}]\n", path: "x"],
            below: "../mine")
        try project.expect("template", "install", output: "page from ../mine: all 2 created")
        #expect(try project.read("Rambafile.lock").contains("    ? \(path)\n    : "))
        try project.expect("template", "install", "--locked", output: "page from ../mine: all 2 identical")
    }

    @Test func aHashIsOverPathsSizesAndBytesAndOneOverEachFile() throws {
        let project = try Team.project()
        #expect(try project.run("template", "install").status == 0)
        // (printf 'Code/file.txt\n3\none'; printf 'page.rambaspec\n65\n…') | shasum -a 256
        let spec = Shelf.template("page", "one")["page.rambaspec"] ?? ""
        try project.write(["../text": "Code/file.txt\n3\nonepage.rambaspec\n\(spec.utf8.count)\n\(spec)"])
        let lock = try project.read("Rambafile.lock")
        for path in ["../text", Team.file] {
            let sum = try project.output(of: ["shasum", "-a", "256", project.path(path)]).prefix(64)
            #expect(lock.contains(sum), "\(path)")
        }
    }

    // MARK: Pins

    @Test(arguments: ["", ", branch: main"])
    func aBranchIsFollowedByUpdatesAlone(pin: String) throws {
        let project = try Team.project(pin)
        try project.expect("template", "install", output: "page from ../team: all 2 created")
        let first = try project.teamCommit()
        try project.commitToTeam("two")
        let lock = try project.read("Rambafile.lock")
        try project.remove("Templates")
        try project.expect("template", "install", output: "page from ../team: all 2 created")
        #expect(try project.read(Team.file) == "one")
        #expect(try project.read("Rambafile.lock") == lock)
        try project.expect(
            "template", "update",
            output: """
                page from ../team, \(first.prefix(7)) → \(try project.teamCommit().prefix(7)): 1 identical, 1 overwritten
                """)
        #expect(try project.read(Team.file) == "two")
        #expect(try project.read("Rambafile.lock") != lock)
        try project.expect("template", "update", "page", output: "page from ../team: all 2 identical")
    }

    @Test func aTagThatMovesIsFollowedByUpdatesAlone() throws {
        let project = try Team.project(", tag: v1")
        try project.git("tag", "--annotate", "--message", "one", "v1", in: "../team")
        try project.expect("template", "install", output: "page from ../team: all 2 created")
        let first = try project.teamCommit()
        try project.commitToTeam("two")
        try project.git("tag", "--force", "--annotate", "--message", "two", "v1", in: "../team")
        try project.expect("template", "install", output: "page from ../team: all 2 identical")
        #expect(try project.read(Team.file) == "one")
        try project.expect(
            "template", "update",
            output: """
                page from ../team, \(first.prefix(7)) → \(try project.teamCommit().prefix(7)): 1 identical, 1 overwritten
                """)
        #expect(try project.read(Team.file) == "two")
    }

    @Test(arguments: [40, 7]) func aCommit(digits: Int) throws {
        let project = try Team.project()
        let first = try project.teamCommit()
        try project.commitToTeam("two")
        try project.write([
            "Rambafile": """
            project_name: Shop
            project_target: Shop
            templates: [{name: page, git: ../team, commit: "\(first.prefix(digits))"}]

            """
        ])
        try project.expect("template", "install", output: "page from ../team: all 2 created")
        #expect(try project.read(Team.file) == "one")
        try project.expect("template", "update", output: "page from ../team: all 2 identical")
        try project.expect("template", "install", "--locked", output: "page from ../team: all 2 identical")
        try project.remove("Rambafile.lock")
        try project.expect("template", "install", "--offline", output: "page from ../team: all 2 identical")
    }

    /// A server that supports fetching single files.
    @Test func onlyTheFilesOfTheTemplateAreFetched() throws {
        let project = try Team.project(in: "templates/page")
        var random = Seeded(5)
        let noise = (0..<300_000).map { _ in UInt8.random(in: 0...255, using: &random) }
        try project.write(noise, to: "../team/other/noise")
        try project.commit([:], in: "../team")
        try project.git("config", "uploadpack.allowFilter", "true", in: "../team")
        try project.git("config", "uploadpack.allowAnySHA1InWant", "true", in: "../team")
        try project.write([
            "Rambafile": try project.read("Rambafile").replacing(
                "../team", with: "file://\(project.root)/team")
        ])
        #expect(try project.run("template", "install").status == 0)
        #expect(try project.read(Team.file) == "one")
        let kilobytes = try project.output(of: ["du", "-sk", project.root + "/cache"]).prefix { $0.isNumber }
        #expect(Int(kilobytes) ?? 0 < 250)
    }

    @Test func aFolderOfTheRepository() throws {
        let project = try Team.project(in: "templates/page")
        try project.expect("template", "install", output: "page from ../team: all 2 created")
        #expect(try project.files(in: "Templates") == ["page/Code/file.txt", "page/page.rambaspec"])
    }

    @Test func anotherPinIsTakenAnew() throws {
        let project = try Team.project(", branch: main")
        try project.expect("template", "install", output: "page from ../team: all 2 created")
        let first = try project.teamCommit()
        try project.commit(["Code/file.txt": "next"], in: "../team", branch: "next")
        try project.write([
            "Rambafile": try project.read("Rambafile").replacing("branch: main", with: "branch: next")
        ])
        try project.expect(
            "template", "install",
            output: """
                page from ../team, \(first.prefix(7)) → \(try project.teamCommit("next").prefix(7)): 1 identical, \
                1 overwritten
                """)
        #expect(try project.read(Team.file) == "next")
    }

    // MARK: Repositories that change or disappear

    @Test func aDeletedBranchIsStillInstalled() throws {
        let project = try Team.project(", branch: next")
        try project.commit(["Code/file.txt": "next"], in: "../team", branch: "next")
        #expect(try project.run("template", "install").status == 0)
        try project.git("branch", "--quiet", "-D", "next", in: "../team")
        try project.remove("Templates")
        try project.expect("template", "install", output: "page from ../team: all 2 created")
        #expect(try project.read(Team.file) == "next")
        let before = try project.snapshot()
        try project.refuses(
            "template", "update",
            saying: """
                Rambafile:3:31: error: cannot fetch '../team': it has no branch 'next'
                 3 | templates: [{name: page, git: ../team, branch: next}]
                   |                               ^^^^^^^
                  hint: it has 'main'
                """)
        #expect(try project.snapshot() == before)
    }

    @Test func aRewrittenHistoryIsTold() throws {
        let project = try Team.project()
        #expect(try project.run("template", "install").status == 0)
        let first = try project.teamCommit()
        try project.write(["../team/Code/file.txt": "rewritten"])
        try project.git("commit", "--quiet", "--all", "--amend", "--message", "rewritten", in: "../team")
        try project.git("reflog", "expire", "--expire=now", "--all", in: "../team")
        try project.git("gc", "--quiet", "--prune=now", in: "../team")
        try project.remove("Templates")
        // The cache still has it.
        try project.expect("template", "install", output: "page from ../team: all 2 created")
        #expect(try project.read(Team.file) == "one")
        try project.remove("../cache")
        try project.remove(Team.file)
        try project.refuses(
            "template", "install",
            saying: """
                Rambafile:3:31: error: cannot fetch '../team': it has no commit '\(first)'
                 3 | templates: [{name: page, git: ../team}]
                   |                               ^^^^^^^
                  hint: its history may have been rewritten
                """)
        try project.expect(
            "template", "update",
            output: """
                page from ../team, \(first.prefix(7)) → \(try project.teamCommit().prefix(7)): 1 created, 1 identical
                """)
    }

    // MARK: Without a network

    @Test(arguments: [[], ["--offline"], ["--locked"]])
    func aWarmCacheNeedsNoNetwork(options: [String]) throws {
        var project = try Team.project()
        #expect(try project.run("template", "install").status == 0)
        try project.remove("Templates")
        try project.remove("../team")
        try project.replaceProgram(
            "git",
            by:
                "case \"$*\" in *' fetch '*|*' ls-remote '*) touch '\(project.root)/network';; esac\nexec \"$REAL\" \"$@\""
        )
        let run = try project.run(["template", "install"] + options)
        #expect(run == Run(output: "page from ../team: all 2 created"))
        #expect(!project.exists("../network"))
    }

    @Test(arguments: [[], ["--offline"], ["--locked"]])
    func whatIsInstalledNeedsNeitherNetworkNorCache(options: [String]) throws {
        let project = try Team.project()
        #expect(try project.run("template", "install").status == 0)
        try project.remove("../cache")
        try project.remove("../team")
        try project.write(["Templates/page/note": "mine"])
        let before = try project.snapshot()
        let run = try project.run(["template", "install"] + options)
        #expect(run == Run(output: "page from ../team: all 2 identical"))
        #expect(try project.snapshot() == before && !project.exists("../cache/repositories"))
    }

    @Test func whatIsInstalledFromACatalogNeedsNeitherNetworkNorCache() throws {
        var project = try Shelf.project("catalogs: [../team]\ntemplates: [page]")
        project.environment["GENERAMBA_CACHE"] = project.root + "/cache"
        try project.makeRepository("../team", Shelf.catalog(["page": "one"]))
        try project.git("clone", "--quiet", "--bare", "../team", "../bare")
        try project.write([
            "Rambafile": try project.read("Rambafile").replacing("../team", with: "../bare")
        ])
        try project.expect("template", "install", output: "page from ../bare: all 2 created")
        try project.remove("../cache")
        try project.remove("../bare")
        try project.expect("template", "install", "--locked", output: "page from ../bare: all 2 identical")
    }

    @Test func aColdCacheIsToldOffline() throws {
        let project = try Team.project()
        #expect(try project.run("template", "install").status == 0)
        let id = try project.teamCommit()
        try project.remove("../cache")
        try project.remove(Team.file)
        try project.refuses(
            "template", "install", "--offline",
            saying: """
                Rambafile:3:31: error: cannot fetch '../team': its commit \(id.prefix(7)) is not in the cache
                 3 | templates: [{name: page, git: ../team}]
                   |                               ^^^^^^^
                  hint: run the command once without '--offline'
                """)
        try project.remove("Rambafile.lock")
        try project.refuses(
            "template", "install", "--offline",
            saying: """
                Rambafile:3:31: error: cannot fetch '../team': looking up its default branch needs the network
                 3 | templates: [{name: page, git: ../team}]
                   |                               ^^^^^^^
                  hint: run the command once without '--offline', and keep Rambafile.lock
                """)
    }

    @Test func aFetchThatWasKilledLeavesNothingInTheWay() throws {
        var project = try Team.project()
        let path = project.environment["PATH"]
        try project.replaceProgram(
            "git", by: "case \"$*\" in *' fetch '*) kill -9 $PPID;; esac\nexec \"$REAL\" \"$@\"")
        let before = try project.snapshot()
        #expect(try project.run("template", "install").status != 0)
        #expect(try project.snapshot() == before)
        project.environment["PATH"] = path
        try project.expect("template", "install", output: "page from ../team: all 2 created")
    }

    @Test func aFetchThatHangsIsEnded() throws {
        var project = try Team.project()
        try project.replaceProgram("git", by: "exec sleep 60")
        try project.refuses(
            "template", "install", "--timeout", "1",
            saying: """
                Rambafile:3:31: error: cannot fetch '../team': 'git ls-remote ../team' took longer than 1 s and was stopped
                 3 | templates: [{name: page, git: ../team}]
                   |                               ^^^^^^^
                  hint: check the address, your access and the network
                """)
    }

    @Test func installsSideBySide() throws {
        let project = try Team.project()
        let children = try (1...4).map { _ in try project.begin("template", "install") }
        #expect(children.map { $0.wait() } == [0, 0, 0, 0])
        #expect(try project.files(in: "Templates") == ["page/Code/file.txt", "page/page.rambaspec"])
        try project.expect("template", "install", "--locked", output: "page from ../team: all 2 identical")
    }

    // MARK: --locked

    @Test func withoutALockItFails() throws {
        let project = try Team.project()
        try project.refuses(
            "template", "install", "--locked", status: 3,
            saying: """
                error: there is no Rambafile.lock
                  hint: run 'generamba template install' without '--locked' and commit Rambafile.lock
                """)
    }

    @Test func aLockThatDoesNotFitFails() throws {
        let project = try Team.project()
        #expect(try project.run("template", "install").status == 0)
        try project.write([
            "Rambafile": """
            project_name: Shop
            project_target: Shop
            templates:
            - {name: page, git: ../team, tag: v1}
            - clean_swift

            """
        ])
        let hint = "  hint: run 'generamba template install' without '--locked' and commit Rambafile.lock"
        try project.refuses(
            "template", "install", "--locked", status: 3,
            saying: """
                Rambafile:4:10: error: the lock has 'page' from another source
                 4 | - {name: page, git: ../team, tag: v1}
                   |          ^^^^
                \(hint)
                Rambafile:5:3: error: the lock has no 'clean_swift'
                 5 | - clean_swift
                   |   ^^^^^^^^^^^
                \(hint)
                """)
        try project.write(["Rambafile": "project_name: Shop\nproject_target: Shop\n"])
        try project.refuses(
            "template", "install", "--locked", status: 3,
            saying: """
                warning: the Rambafile names no templates
                  hint: run 'generamba template add rviper_controller'
                error: the lock has 'page', which the Rambafile does not name
                  hint: run 'generamba template install --prune' and commit Rambafile.lock
                """)
    }

    @Test func aFolderThatChangedFailsOnlyThere() throws {
        let project = try Shelf.project("templates: [{name: page, local: ../mine}]")
        try project.write(Shelf.template("page", "one"), below: "../mine")
        try project.expect("template", "install", output: "page from ../mine: all 2 created")
        try project.write(["../mine/Code/file.txt": "two"])
        try project.refuses(
            "template", "install", "--locked", status: 3,
            saying: """
                Rambafile:3:20: error: 'page' has changed since it was locked
                 3 | templates: [{name: page, local: ../mine}]
                   |                    ^^^^
                  hint: run 'generamba template install' without '--locked' and commit Rambafile.lock
                """)
        try project.expect("template", "install", output: "page from ../mine: 1 identical, 1 overwritten")
        try project.expect("template", "install", "--locked", output: "page from ../mine: all 2 identical")
    }

    @Test(arguments: ["sha256", "Code/file.txt"]) func aLockThatWasTamperedWith(key: String) throws {
        let project = try Team.project()
        #expect(try project.run("template", "install").status == 0)
        let lines = try project.read("Rambafile.lock").components(separatedBy: "\n")
        let tampered = lines.map { $0.contains("\(key): ") ? $0.prefix { $0 != ":" } + ": abc" : $0 }
        try project.write(["Rambafile.lock": tampered.joined(separator: "\n")])
        let message = """
            Rambafile:3:20: error: 'page' at \(try project.teamCommit().prefix(7)) differs from what was locked
             3 | templates: [{name: page, git: ../team}]
               |                    ^^^^
              hint: somebody has tampered with the lock or the cache; 'generamba template update page' locks it again
            """
        try project.refuses("template", "install", saying: message)
        try project.refuses("template", "install", "--locked", status: 3, saying: message)
        try project.expect("template", "update", output: "page from ../team: all 2 identical")
    }

    /// A lock written by the first version of the program.
    @Test func aLockWithoutFiles() throws {
        let project = try Team.project()
        #expect(try project.run("template", "install").status == 0)
        let lock = try project.read("Rambafile.lock")
        let end = try #require(lock.firstRange(of: "  files:\n"))
        try project.write(["Rambafile.lock": String(lock[..<end.lowerBound])])
        try project.refuses(
            "template", "install", "--locked", status: 3,
            saying: """
                Rambafile:3:20: error: the lock has no files of 'page'
                 3 | templates: [{name: page, git: ../team}]
                   |                    ^^^^
                  hint: run 'generamba template install' without '--locked' and commit Rambafile.lock
                """)
        try project.expect("template", "install", output: "page from ../team: all 2 identical")
        #expect(try project.read("Rambafile.lock") == lock)
    }

    // MARK: Templates removed from the Rambafile

    @Test func itIsReportedAndRemovedOnDemand() throws {
        let project = try Team.project()
        #expect(try project.run("template", "install").status == 0)
        try project.write([
            "Rambafile": "project_name: Shop\nproject_target: Shop\ntemplates: [silver_foundation]\n"
        ])
        let run = try project.run("template", "install")
        #expect(
            run.messages == """
                warning: 'page' is installed, but the Rambafile no longer names it
                  hint: 'generamba template install --prune' removes it

                """)
        #expect(run.status == 0 && project.exists("Templates/page"))
        let second = try project.run("template", "install", "--prune")
        #expect(second.status == 0 && second.messages == "" && second.output.hasSuffix("page: removed\n"))
        #expect(!project.exists("Templates/page"))
        #expect(try !project.read("Rambafile.lock").contains("page"))
    }

    @Test func anUnknownNameToUpdate() throws {
        let project = try Team.project()
        try project.refuses(
            "template", "update", "pgae",
            saying: "error: the Rambafile names no template 'pgae'\n  hint: did you mean 'page'?")
    }

    @Test func whatASourceHasNoMoreGoesUnlessItWasPutThere() throws {
        let project = try Team.project()
        #expect(try project.run("template", "install").status == 0)
        try project.git("mv", "Code/file.txt", "Code/other.txt", in: "../team")
        try project.commit(
            ["page.rambaspec": "name: page\ncode_files: [{name: .txt, path: Code/other.txt}]\n"],
            in: "../team")
        try project.write(["Templates/page/.hidden": "mine"])
        let run = try project.run("template", "update")
        #expect(run.output.hasSuffix(": 1 created, 1 overwritten, 1 removed\n"), "\(run)")
        #expect(try project.files(in: "Templates/page") == [".hidden", "Code/other.txt", "page.rambaspec"])
    }
}
