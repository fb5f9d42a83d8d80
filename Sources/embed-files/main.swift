import Foundation
import SourceText

// Usage: embed-files FOLDER TITLE NAME OUTPUT [hash]
// Writes a Swift source with every file below FOLDER as a string in an array named NAME, with its SHA-256, and an array
// of the hashes of the folders in FOLDER. Leaves out the golden tests of templates (.yml and .sha256). With `hash`, writes only one hash of all files, as NAME. Comments in the source
// call the folder TITLE.

let folder = URL(fileURLWithPath: CommandLine.arguments[1]).standardizedFileURL
let title = CommandLine.arguments[2]
let name = CommandLine.arguments[3]
let output = URL(fileURLWithPath: CommandLine.arguments[4])

/// Returns the text as a Swift string literal, escaping only what a literal cannot contain.
func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\\": result += "\\\\"
        case "\"": result += "\\\""
        case "\n": result += "\\n"
        case _ where scalar.value < 0x20 || scalar.value == 0x7F:
            result += "\\u{\(String(scalar.value, radix: 16))}"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result + "\""
}

/// Returns the SHA-256 of texts that follow each other, in hexadecimal digits.
func sha256(of texts: [String]) -> String {
    var hash = SHA256()
    for text in texts { hash.update(Array(text.utf8)) }
    return hash.finalized()
}

/// Writes the output. A file that stays as it is needs no compilation of its module.
func write(_ source: String) throws {
    if (try? String(contentsOf: output, encoding: .utf8)) == source { return }
    try source.write(to: output, atomically: true, encoding: .utf8)
}

/// Whether the program contains a file. Golden tests are for those who change a template.
func isEmbedded(_ file: URL) throws -> Bool {
    let name = file.lastPathComponent
    if name == ".DS_Store" || name.hasSuffix(".sha256") || name.hasSuffix(".yml") { return false }
    return try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
}

let prefix = folder.path + "/"
let everything = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isRegularFileKey])
let urls: [URL] = everything?.compactMap { $0 as? URL } ?? []
let files: [URL] = try urls.filter(isEmbedded).map(\.standardizedFileURL).sorted { $0.path < $1.path }

if CommandLine.arguments.last == "hash" {
    let texts = try files.flatMap {
        [$0.path.dropFirst(prefix.count) + "\n", try String(contentsOf: $0, encoding: .utf8)]
    }
    try write("/// The SHA-256 of all files of `\(title)/`.\nlet \(name) = \"\(sha256(of: texts))\"\n")
    exit(0)
}

var source = """
    // Made from \(title)/ by embed-files.

    /// Files that the program carries: path below `\(title)/`, text, SHA-256 of the text.
    let \(name): [(path: StaticString, text: StaticString, hash: StaticString)] = [

    """
var folders: [String: [(path: String, text: String)]] = [:]
for file in files {
    let text = try String(contentsOf: file, encoding: .utf8)
    let path = String(file.path.dropFirst(prefix.count))
    source += "    (\(literal(path)), \(literal(text)), \"\(sha256(of: [text]))\"),\n"
    if let slash = path.firstIndex(of: "/") {
        folders[String(path[..<slash]), default: []].append((String(path[path.index(after: slash)...]), text))
    }
}
source += """
    ]

    /// The folders in `\(title)/`, each with the SHA-256 of its files: for each file, sorted by the parts of its path, its
    /// path, its size in bytes and its text, with a line break after the first two.
    let \(name)Folders: [(name: StaticString, hash: StaticString)] = [

    """
for (name, files) in folders.sorted(by: { $0.key < $1.key }) {
    let sorted = files.map { (parts: $0.path.split(separator: "/"), file: $0) }
        .sorted { $0.parts.lexicographicallyPrecedes($1.parts) }
    let texts = sorted.flatMap { ["\($0.file.path)\n\($0.file.text.utf8.count)\n", $0.file.text] }
    let hash = sha256(of: texts)
    source += "    (\(literal(name)), \"\(hash)\"),\n"
}
source += "]\n"
try write(source)
