/// The name of a manifest's entry once it is rendered, and the rule by which a file gets its path: Generamba's
/// `<folder>/<Prefix><Name><File>`.
struct FilePlacement {
    /// The folders below that of the module, with a slash at the end; empty for none.
    let folder: Substring
    /// What ends the file's name.
    let basename: Substring

    init(_ text: String) {
        let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")).map { text.utf8.index(after: $0) }
        folder = text[..<(slash ?? text.startIndex)]
        basename = text[(slash ?? text.startIndex)...]
    }

    /// The path of a file below the folder of its module, as text that may not be a path.
    ///
    /// - Parameter customName: the file's own name, once it is rendered; nil for the usual one.
    func destination(of module: ModuleName, customName: String?) -> String {
        let fileName = customName ?? module.prefixed + basename
        return isAbsolutePath(fileName) ? fileName : folder + fileName
    }
}
