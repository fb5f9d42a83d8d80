import Foundation

// Usage: embed-templates FOLDER OUTPUT
// Writes every file below FOLDER as a string of a Swift source.

let folder = URL(fileURLWithPath: CommandLine.arguments[1]).standardizedFileURL
let output = URL(fileURLWithPath: CommandLine.arguments[2])

/// The text as a Swift string literal: escapes only what a literal cannot hold as it is.
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
    // Made from Templates/ by embed-templates.

    /// The files of the built-in catalog: path below `Templates/`, text.
    let builtInTemplateFiles: [(path: StaticString, text: StaticString)] = [

    """
for file in files {
    let text = try String(contentsOf: file, encoding: .utf8)
    source += "    (\(literal(String(file.path.dropFirst(prefix.count)))), \(literal(text))),\n"
}
source += "]\n"
try source.write(to: output, atomically: true, encoding: .utf8)
