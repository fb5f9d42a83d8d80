import Foundation

// Usage: embed-files FOLDER TITLE NAME OUTPUT
// Writes a Swift source with every file below FOLDER as a string in an array named NAME. Comments in the source call
// the folder TITLE.

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

let prefix = folder.path + "/"
let files = try
    (FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isRegularFileKey])?
    .compactMap { $0 as? URL } ?? [])
    .filter { try $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true }
    .filter { $0.lastPathComponent != ".DS_Store" }
    .map(\.standardizedFileURL)
    .sorted { $0.path < $1.path }

var source = """
    // Made from \(title)/ by embed-files.

    /// Files that the program carries: path below `\(title)/`, text.
    let \(name): [(path: StaticString, text: StaticString)] = [

    """
for file in files {
    let text = try String(contentsOf: file, encoding: .utf8)
    source += "    (\(literal(String(file.path.dropFirst(prefix.count)))), \(literal(text))),\n"
}
source += "]\n"
try source.write(to: output, atomically: true, encoding: .utf8)
