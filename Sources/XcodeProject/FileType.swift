extension ProjectPath {
    /// Whether a folder with this name is a file for Xcode, as an asset catalog is.
    package var isBundle: Bool {
        let type = FileType.of(name)
        let kinds = ["folder.", "wrapper.", "file.playground", "file.xcplaygroundpage"]
        return kinds.contains(where: type.hasPrefix)
    }

    /// Whether a file with this name contains no text, whatever its bytes are.
    package var isBinary: Bool {
        let type = FileType.of(name)
        return type == "file"
            || ["archive.", "audio.", "compiled.", "image.", "video."].contains(where: type.hasPrefix)
    }
}

/// The types that Xcode records for files. It tells them by the extension.
enum FileType {
    /// Returns the `lastKnownFileType` of a file. Upper and lower case matter for the extensions of C only.
    static func of(_ name: String) -> String {
        let ext = fileExtension(of: name)
        return byExtension[ext] ?? byExtension[ext.lowercased()] ?? "text"
    }

    /// Returns the class of the build phase that Xcode puts a file in, or nil for headers, documents and the like.
    static func phase(of name: String) -> String? {
        let ext = fileExtension(of: name)
        return phases[ext] ?? phases[ext.lowercased()]
    }

    /// Returns whether a file is a header of C, C++ or Objective-C.
    static func isHeader(_ name: String) -> Bool {
        ["h", "hh", "hp", "hpp", "hxx", "H", "h++"].contains(fileExtension(of: name))
    }

    private static func fileExtension(of name: String) -> String {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return String(name[name.index(after: dot)...])
    }

    /// The build phase of each extension.
    private static let phases = valuesByExtension(table: 0)
    /// The type of each extension, from the specifications of Xcode's build system.
    private static let byExtension = valuesByExtension(table: 1)

    /// Reads a table. Each of its lines has a value, then its extensions, which `*` stands for.
    private static func valuesByExtension(table: Int) -> [String: String] {
        var values: [String: String] = [:]
        for line in builtInTables[table].text.description.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            for ext in words.dropFirst() { values[ext] = words[0].replacing("*", with: ext) }
        }
        return values
    }
}
