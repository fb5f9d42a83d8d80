import SourceText
import TemplateEngine
import Testing

/// Rules for all sources. They ensure that each part can be understood and tested by itself.
struct HouseRuleTests {
    /// The modules that do not depend on the command line.
    private static let libraries = [
        "SourceText", "TemplateEngine", "SwiftText", "XcodeProject", "SystemAccess", "YAML", "GenerambaKit",
        "TemplateInspection", "Architecture",
    ]

    /// The lines of all files in a folder of `Sources`.
    private func lines(in folder: String) -> [SourceLine] {
        let lines = SourceLine.all.filter { $0.path.hasPrefix(folder + "/") }
        #expect(!lines.isEmpty, "no sources in '\(folder)'")
        return lines
    }

    private func places(of words: Set<String>, in lines: [SourceLine]) -> [String] {
        lines.filter { !$0.words.isDisjoint(with: words) }.map(\.place)
    }

    @Test func theRulesSeeCodeButNoTextsAndComments() {
        let line = SourceLine(
            path: "a", number: 1, text: "let a = Date(\"print(\\\"x\\\")\") + b! // exit(1)")
        #expect(line.words == ["let", "a", "Date", "b"])
        #expect(line.calls == ["Date"])
        #expect(line.forced == ["b"])
    }

    @Test func theKitNeitherPrintsNorExitsNorReadsTheClock() {
        let calls: Set = [
            "print", "debugPrint", "exit", "_exit", "abort", "fatalError", "Date", "getenv", "setenv",
        ]
        let all = Self.libraries.flatMap { lines(in: $0) }
        #expect(all.filter { !$0.calls.isDisjoint(with: calls) }.map(\.place) == [])
        let clock = Self.libraries.filter { $0 != "SystemAccess" }.flatMap { self.lines(in: $0) }
            .filter { !$0.calls.isDisjoint(with: ["time", "gettimeofday", "clock_gettime", "getcwd"]) }
        #expect(clock.map(\.place) == [])
    }

    @Test func onlySystemAccessCallsTheSystem() {
        let words: Set = [
            "Platform", "Glibc", "Darwin", "Musl", "FileManager", "FileHandle", "ProcessInfo", "Process",
            "posix_spawn",
            "fork",
            "unlink", "rename", "mkdir", "rmdir", "fopen", "opendir",
        ]
        let lines = Self.libraries.filter { $0 != "SystemAccess" }.flatMap { self.lines(in: $0) }
        // A list of verbs has the words, too.
        #expect(places(of: words, in: lines).filter { !$0.hasPrefix("Architecture/Rules/Verbs.swift") } == [])
    }

    @Test func filesDoNotStartProcesses() {
        let words: Set = ["posix_spawn", "fork", "execv", "waitpid", "Subprocess", "Git"]
        #expect(places(of: words, in: lines(in: "SystemAccess/Files")) == [])
    }

    @Test func theWholeOfFoundationIsNotImportedWhereThereAreEssentials() {
        let lines = (Self.libraries + ["generamba"]).flatMap { self.lines(in: $0) }
        for (index, line) in lines.enumerated() where line.words == ["import", "Foundation"] {
            #expect(lines[index - 1].words == ["else"], "\(line.place)")
        }
    }

    @Test func renderingKnowsNothingOfProjects() {
        let words: Set = [
            "Rambafile", "Rambaspec", "Project", "Template", "TemplateFiles", "Module", "Disk",
            "AbsolutePath",
            "RelativePath", "Plan", "Change", "Destination", "SwiftPackage", "Git", "YAMLNode",
            "Installation",
            "Subprocess",
        ]
        #expect(places(of: words, in: lines(in: "TemplateEngine")) == [])
    }

    @Test func plansKnowNothingOfTemplates() {
        let words: Set = [
            "Template", "Rambaspec", "Rambafile", "Renderer", "Document", "Value", "YAMLNode", "Git",
        ]
        #expect(places(of: words, in: lines(in: "GenerambaKit/Plan")) == [])
    }

    @Test func diagnosticsKnowNothingElse() {
        let words: Set = ["Rambafile", "Template", "YAMLNode", "Disk", "AbsolutePath", "Plan", "Document"]
        #expect(places(of: words, in: lines(in: "SourceText")) == [])
    }

    @Test func onlyOneModuleKnowsLibYAML() {
        let lines = Self.libraries.filter { $0 != "YAML" }.flatMap { self.lines(in: $0) }
        #expect(places(of: ["CLibYAML", "yaml_node_t", "yaml_document_t", "yaml_mark_t"], in: lines) == [])
    }

    @Test func nothingIsTriedByForce() {
        let lines = SourceLine.all.filter { !$0.forced.isDisjoint(with: ["try", "as"]) }
        #expect(lines.map(\.place) == [])
    }

    @Test func filesAreShort() {
        let counts = Dictionary(grouping: SourceLine.all, by: \.path).mapValues(\.count)
        #expect(counts.filter { $0.value > 300 }.isEmpty)
    }

    @Test func everyNameSaysWhatItIs() {
        let empty: Set<Substring> = [
            "Helper", "Helpers", "Util", "Utils", "Utilities", "Manager", "Managers", "Extensions", "Common",
            "Services",
        ]
        for path in Set(SourceLine.all.map(\.path)) {
            let names = path.dropLast(6).split(separator: "/")
            #expect(names.allSatisfy { !empty.contains($0) }, "\(path)")
            let ends = ["Manager", "Service", "Helper", "Utils", "Info"]
            #expect(!ends.contains { names.last?.hasSuffix($0) == true }, "\(path)")
        }
    }
}
