import Foundation
import Testing

/// Public file templates of Xcode, in the folder `xctemplate` beside the conformance data, make the files that Xcode makes:
/// as they are, and imported.
struct XcodeConformanceTests {
    private struct Expected: Decodable {
        struct Run: Decodable {
            let template: String
            let options: [String: String]
            let files: [String: Content]?
        }
        let runs: [Run]
    }

    /// The text of a file; nil for one that is no text.
    private struct Content: Decodable {
        let text: String?
        init(from decoder: any Decoder) throws {
            text = try? decoder.singleValueContainer().decode(String.self)
        }
    }

    /// What is expected otherwise, with the reason.
    private static let disputed = [
        "goncharik+iOS-architecture-xcode-templates/TCA Feature.xctemplate":
            "two files of one name, which no Swift target compiles"
    ]

    private static let settings = """
        project_name: App
        company: ACME
        author: Jo
        project_target: App
        test_target: AppTests

        """

    private static let package = [
        "Rambafile": settings, "Sources/App/.keep": "", "Tests/AppTests/.keep": "",
        "Package.swift": Shop.manifest.replacing("Shop", with: "App"),
    ]

    @Test(arguments: 0..<8) func sameFiles(part: Int) throws {
        guard let folder = ConformanceData.folder(beside: "xctemplate") else { return }
        let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/expected.json"))
        let runs = try JSONDecoder().decode(Expected.self, from: data).runs
        #expect(runs.count == 324)
        let templates = Set(runs.map(\.template)).sorted()
        for (number, template) in templates.enumerated() where number % 8 == part {
            let sandbox = try Sandbox()
            let path = "\(folder)/templates/\(template)"
            let importing = try sandbox.run("template", "import", path, "--to", "imported", "--path", ".")
            #expect(importing.status == 0, "\(importing)")
            for (number, run) in runs.filter({ $0.template == template }).enumerated() {
                for (way, place) in [("direct", path), ("imported", "../imported")] {
                    let project = "\(way)\(number)"
                    try sandbox.write(Self.package, below: project)
                    let words = run.options.sorted { $0.key < $1.key }.map { "--\($0.key)=\($0.value)" }
                    let gen = try sandbox.run(
                        ["gen", "Profile", place] + words, in: project,
                        with: ["SOURCE_DATE_EPOCH": "1767225600"])
                    let made = try sandbox.made(in: project)
                    let wanted = run.files?.compactMapValues(\.text) ?? [:]
                    guard made != wanted || gen.status != (run.files == nil ? 1 : 0) else { continue }
                    #expect(Self.disputed[template] != nil, "\(way) \(template) \(run.options): \(gen)")
                }
            }
        }
    }
}

extension Sandbox {
    /// The text files of the module in a project, by their paths in its folders.
    fileprivate func made(in project: String) throws -> [String: String] {
        var made: [String: String] = [:]
        for folder in ["Sources/App/Profile", "Tests/AppTests/Profile"] where exists("\(project)/\(folder)") {
            for path in try FileManager.default.subpathsOfDirectory(atPath: self.path("\(project)/\(folder)"))
            {
                // Folders, and pictures, which are expected by their hashes.
                guard let bytes = try? bytes("\(project)/\(folder)/\(path)"), !bytes.contains(0) else {
                    continue
                }
                made[path] = String(decoding: bytes, as: UTF8.self)
            }
        }
        return made
    }
}
