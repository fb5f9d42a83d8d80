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
        if compiled.contains(ext) || compiled.contains(ext.lowercased()) { return "PBXSourcesBuildPhase" }
        return resources.contains(ext.lowercased()) ? "PBXResourcesBuildPhase" : nil
    }

    /// Returns whether a file is a header of C, C++ or Objective-C.
    static func isHeader(_ name: String) -> Bool {
        ["h", "hh", "hp", "hpp", "hxx", "H", "h++"].contains(fileExtension(of: name))
    }

    private static func fileExtension(of name: String) -> String {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return String(name[name.index(after: dot)...])
    }

    private static let compiled = words(
        """
        swift m mm M c cc cp cpp cxx c++ C tcc i ii mi mii metal s asm nasm d y ym ymm yp ypp yxx yy l lm lmm lp
        lpp lxx intentdefinition xcdatamodel xcdatamodeld xcmappingmodel mlmodel mlkitmodel mlpackage docc defs mig
        iig r rez cl f f77 f90 f95 for applescript
        """)

    private static let resources = words(
        """
        xib nib storyboard xcassets strings stringsdict xcstrings json png jpg jpeg gif pdf svg heic tif tiff bmp
        icns ico ttf otf ttc html htm css js wav mp3 m4a aiff au caf mid midi mov mp4 m4v avi mpeg mpg sks scnassets
        scnp dae usdz reality atlas xcstickers rtf rtfd bundle xcprivacy skybox icon
        """)

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    /// The type of each extension, from the specifications of Xcode's build system. Each line of the table has a type, then
    /// its extensions, which `*` stands for.
    private static let byExtension: [String: String] = {
        var types: [String: String] = [:]
        for line in builtInTables[0].text.description.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            for ext in words.dropFirst() { types[ext] = words[0].replacing("*", with: ext) }
        }
        return types
    }()
}
