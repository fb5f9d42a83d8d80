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
        return value(of: ext, table: 1) ?? value(of: ext.lowercased(), table: 1) ?? "text"
    }

    /// Returns the class of the build phase that Xcode puts a file in, or nil for headers, documents and the like.
    static func phase(of name: String) -> String? {
        let ext = fileExtension(of: name)
        return value(of: ext, table: 0) ?? value(of: ext.lowercased(), table: 0)
    }

    /// Returns whether a file is a header of C, C++ or Objective-C.
    static func isHeader(_ name: String) -> Bool {
        ["h", "hh", "hp", "hpp", "hxx", "H", "h++"].contains(fileExtension(of: name))
    }

    private static func fileExtension(of name: String) -> String {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return String(name[name.index(after: dot)...])
    }

    /// Finds the value of an extension. A table has the build phases of extensions or their types, from the specifications
    /// of Xcode's build system. Each of its lines has a value, then its extensions, which `*` stands for.
    private static func value(of ext: String, table: Int) -> String? {
        let text = builtInTables[table].text
        let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        let word = Array(" \(ext)".utf8)
        var line = 0
        for index in bytes.indices {
            if bytes[index] == UInt8(ascii: "\n") { line = index + 1 }
            let end = index + word.count
            guard bytes[index] == word[0], bytes[index...].starts(with: word),
                end == bytes.count || bytes[end] <= UInt8(ascii: " ")
            else { continue }
            let value = String(decoding: bytes[line...].prefix { $0 > UInt8(ascii: " ") }, as: UTF8.self)
            return value.last == "*" ? value.dropLast() + ext : value
        }
        return nil
    }
}
