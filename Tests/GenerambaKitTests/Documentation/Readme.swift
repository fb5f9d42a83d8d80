import Foundation

/// The code blocks of README.md.
enum Readme {
    /// The commands that it shows, in order. They run in the same project.
    static var commands: [ShellCommand] { blocks("console").flatMap(ShellCommand.all) }

    static func blocks(_ language: String) -> [String] {
        let url = Program.repository.appendingPathComponent("README.md")
        let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
        return text.split(separator: "\n```\n").compactMap { part in
            part.split(separator: "```\(language)\n", maxSplits: 1).dropFirst().first.map { $0 + "\n" }
        }
    }
}
