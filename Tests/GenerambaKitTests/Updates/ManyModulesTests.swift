import Testing

/// Updates of many modules, which several threads prepare.
struct ManyModulesTests {
    /// The report has the order of the modules, and each template is read, and warned of, once.
    @Test func theReportDoesNotDependOnTheThreads() throws {
        let sandbox = try Shop.sandbox(printing: "")
        let names = (10..<34).map { "M\($0)" }
        for name in ["one", "two"] {
            try sandbox.install(template(name, printing: "old"), as: name)
            let made = try sandbox.run("gen", names.map { "\($0)\(name)" }.joined(separator: ","), name)
            #expect(made.status == 0, "\(made)")
        }
        try sandbox.install(template("two", printing: "new"), as: "two")
        try sandbox.remove("Sources/Shop/Modules/M20two")

        let run = try sandbox.run("update", "--accept-missing")

        let lines = names.flatMap { name in
            let path = "Sources/Shop/Modules/\(name)two/\(name)two.txt"
            let two = name == "M20" ? [] : ["     update  \(path)"]
            let end = name == "M20" ? "up to date" : "1 updated"
            return ["\(name)one from one: up to date"] + two + ["\(name)two from two: \(end)"]
        }
        #expect(run.output == lines.map { $0 + "\n" }.joined())
        let warnings = ["one", "two"].map { name in
            "Templates/\(name)/\(name).rambaspec:2:1: warning: unknown key 'wrong'\n 2 | wrong: 1\n   | ^^^^^\n"
        }
        #expect(run.messages == warnings.joined())
        #expect(run.status == 0)
    }

    private func template(_ name: String, printing text: String) -> [String: String] {
        [
            "\(name).rambaspec": "name: \(name)\nwrong: 1\ncode_files: [{name: .txt, path: file.mustache}]\n",
            "file.mustache": text + "\n",
        ]
    }
}
