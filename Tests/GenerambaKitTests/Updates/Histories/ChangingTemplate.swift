/// A small template that changes from version to version.
struct ChangingTemplate {
    private struct File {
        var name: String
        /// The folder in the module, with a slash at its end; empty for the module's own.
        var folder = ""
        /// The lines inside of functions.
        var functions: [[String]]
        /// Whether it has a function for each item of the list.
        var hasList = false
    }

    private(set) var version = 1
    /// The number in a file that is no text, and the folder of that file.
    private var icon = (number: 1, folder: "")
    private var files: [File] = []
    /// The number of lines and files so far, for names that nothing else has.
    private var made = 0

    static let name = "screen"

    init(_ random: inout Seeded) {
        for index in 0..<3 {
            files.append(file("Part\(index)", &random))
            files[index].hasList = index < 2
        }
    }

    private mutating func line(_ random: inout Seeded) -> String {
        made += 1
        switch random.next(below: 6) {
        case 0: return "// Step \(made) of the template"
        case 1: return "run(\"step  \(made)\", [1, \(made)])"
        case 2: return "refresh()"
        default: return "let step\(made) = \(made)"
        }
    }

    private mutating func file(_ name: String, _ random: inout Seeded) -> File {
        var functions: [[String]] = []
        for _ in 0..<2 + random.next(below: 2) {
            var lines: [String] = []
            for _ in 0..<4 + random.next(below: 5) { lines.append(line(&random)) }
            functions.append(lines)
        }
        return File(name: name, functions: functions)
    }

    /// Makes the next version.
    mutating func change(_ random: inout Seeded) {
        version += 1
        for _ in 0...random.next(below: 4) { changeSomething(&random) }
    }

    private mutating func changeSomething(_ random: inout Seeded) {
        let index = random.next(below: files.count)
        switch random.next(below: 18) {
        case 0 where files.count < 5: files.append(file("Part\(version)x\(made)", &random))
        case 1 where files.count > 3: files.remove(at: index)
        case 2: files[index].name = "Part\(version)y\(made)n\(index)"
        case 3: files[index].functions.append([line(&random), line(&random)])
        case 4 where files[index].functions.count > 1: files[index].functions.removeLast()
        case 5: files[index].folder = files[index].folder.isEmpty ? "Folder\(version)/" : ""
        case 6: icon.number += 1
        case 7: icon.folder = icon.folder.isEmpty ? "Icons/" : ""
        default: changeLines(index, random.next(below: files[index].functions.count), &random)
        }
    }

    private mutating func changeLines(_ file: Int, _ function: Int, _ random: inout Seeded) {
        var lines = files[file].functions[function]
        let place = random.next(below: lines.count)
        switch random.next(below: 4) {
        case 0: lines.insert(line(&random), at: place)
        case 1: lines[place] = line(&random)
        case 2 where lines.count > 1: lines.remove(at: place)
        default: lines.insert(lines.remove(at: place), at: random.next(below: lines.count + 1))
        }
        files[file].functions[function] = lines
    }

    /// The template's files by their paths.
    var texts: [String: String] {
        var texts: [String: String] = [:]
        var manifest = "name: \(Self.name)\nversion: \(version).0.0\n"
        manifest += "parameters:\n  - {name: uses, type: list, items: function}\ncode_files:\n"
        for file in files {
            manifest += "  - {name: \(file.folder)\(file.name).swift, path: Code/\(file.name).mustache}\n"
            texts["Code/\(file.name).mustache"] = text(of: file)
        }
        manifest += "  - {name: \(icon.folder)icon.dat, path: Code/icon.dat}\n" + Wiring.entries(version)
        // Files with this name are no text, whatever they contain. With a zero byte, git could not merge the record.
        texts["Code/icon.dat"] = "icon\nnumber \(icon.number)\n"
        texts["\(Self.name).rambaspec"] = manifest
        return texts
    }

    private func text(of file: File) -> String {
        var text = "import Foundation\nimport Dispatch\n\nfinal class {{ module_info.name }}\(file.name) {\n"
        for (index, lines) in file.functions.enumerated() {
            text += "    func work\(index)() {\n"
            for line in lines { text += "        \(line)\n" }
            text += "    }\n\n"
        }
        if file.hasList {
            text += "{{#uses}}\n    func {{ signature }} {\n        count += 1\n    }\n\n{{/uses}}\n"
        }
        return text + "    var count = 0\n}\n"
    }
}
