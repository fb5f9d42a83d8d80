import Foundation
import Testing

/// Two versions of a template, a module as a person edited it, and what an update must give.
struct UpdateCase: CustomTestStringConvertible {
    private typealias Section = (kind: String, name: String, text: [UInt8])

    let name: String
    private let sections: [Section]

    var testDescription: String { name }

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "Cases")

    static let all: [UpdateCase] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().compactMap { try? UpdateCase($0) }
    }()

    private init(_ name: String) throws {
        self.name = name
        var sections: [Section] = []
        let bytes = Array(try Data(contentsOf: Self.folder.appendingPathComponent(name)))
        for line in bytes.split(separator: 10, omittingEmptySubsequences: false).dropLast() {
            let text = String(decoding: line, as: UTF8.self)
            if text.hasPrefix("== ") {
                let parts = text.dropFirst(3).split(separator: ":", maxSplits: 1).map {
                    $0.trimmingCharacters(in: .whitespaces)
                }
                sections.append((parts[0], parts.count > 1 ? parts[1] : "", []))
            } else if text == "\\ No newline at end of file" {
                sections[sections.count - 1].text.removeLast()
            } else if !sections.isEmpty {
                sections[sections.count - 1].text += line + [10]
            }
        }
        self.sections = sections
    }

    /// The files of a kind of section, by path.
    func files(_ kind: String) -> [String: [UInt8]] {
        Dictionary(sections.filter { $0.kind == kind }.map { ($0.name, $0.text) }) { _, last in last }
    }

    /// The words of a section, split as a shell does it.
    func words(_ kind: String) -> [String] {
        guard let text = sections.first(where: { $0.kind == kind })?.name else { return [] }
        var (words, word, isQuoted, isOpen) = ([String](), "", false, false)
        for character in text {
            if character == "'" {
                (isQuoted, isOpen) = (!isQuoted, true)
            } else if character == " ", !isQuoted {
                if isOpen { words.append(word) }
                (word, isOpen) = ("", false)
            } else {
                word.append(character)
                isOpen = true
            }
        }
        return isOpen ? words + [word] : words
    }

    /// The exit code of the update.
    var code: Int32 { sections.first { $0.kind == "expected code" }.flatMap { Int32($0.name) } ?? 0 }
}
