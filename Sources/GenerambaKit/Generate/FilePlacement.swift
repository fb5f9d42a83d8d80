import SystemAccess

/// The rendered name of a manifest's entry, and Generamba's rule for the path of a file:
/// `<folder>/<Prefix><Name><File>`.
package struct FilePlacement {
    /// The folders below the module's folder, with a trailing slash; empty if there are none.
    package let folder: Substring
    /// The end of the file name.
    package let basename: Substring

    package init(_ text: String) {
        let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")).map { text.utf8.index(after: $0) }
        folder = text[..<(slash ?? text.startIndex)]
        basename = text[(slash ?? text.startIndex)...]
    }

    /// Returns the path of a file below its module's folder. The text may not be a valid path.
    ///
    /// - Parameter customName: the rendered custom name; nil for the usual file name.
    package func destination(of module: ModuleName, customName: String?) -> String {
        let fileName = customName ?? module.prefixed + basename
        return isAbsolutePath(fileName) ? fileName : folder + fileName
    }
}
