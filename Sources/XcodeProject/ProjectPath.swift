/// The path of a file or folder relative to the folder that contains the `.xcodeproj` bundle, or an absolute path.
package struct ProjectPath: Sendable, CustomStringConvertible {
    /// The names from the top down. Leading ones may be `..`; none is `.` or empty.
    package private(set) var components: [String] = []
    package let isAbsolute: Bool

    /// The folder that contains the bundle.
    package static let projectFolder = ProjectPath("")

    /// Creates a path from a text, without `.`, doubled slashes and `..` behind a name.
    package init(_ text: String) {
        isAbsolute = text.utf8.first == UInt8(ascii: "/")
        append(text)
    }

    private mutating func append(_ text: String) {
        for name in text.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init) where name != "." {
            if name == "..", let last = components.last, last != ".." {
                components.removeLast()
            } else if name != ".." || !isAbsolute {
                components.append(String(name))
            }
        }
    }

    /// Returns a path relative to this one. An absolute path replaces it.
    package func appending(_ text: String) -> ProjectPath {
        var result = text.utf8.first == UInt8(ascii: "/") ? ProjectPath("/") : self
        result.append(text)
        return result
    }

    /// The path without its last name.
    package var folder: ProjectPath {
        var result = self
        if !result.components.isEmpty { result.components.removeLast() }
        return result
    }

    /// The last name, or an empty text.
    package var name: String { components.last ?? "" }

    /// Whether the file has the name of a target's Info.plist, which must not be copied as a resource.
    package var isInfoPlist: Bool { name == "Info.plist" || name.hasSuffix("-Info.plist") }

    /// The path as text: empty for the folder that contains the bundle.
    package var description: String { (isAbsolute ? "/" : "") + components.joined(separator: "/") }

    /// Returns the path as it is written relative to a folder: empty for the folder itself. Nil if only one of both is
    /// absolute, or if the way leads through a folder whose name is unknown.
    package func relative(to folder: ProjectPath) -> String? {
        guard isAbsolute == folder.isAbsolute else { return nil }
        let common = zip(components, folder.components).prefix { isSameName($0, $1) }.count
        let up = folder.components.dropFirst(common)
        guard !up.contains("..") else { return nil }
        return (up.map { _ in ".." } + components.dropFirst(common)).joined(separator: "/")
    }

    /// Returns whether this path is below a folder. A folder is not below itself.
    package func isBelow(_ folder: ProjectPath) -> Bool {
        guard isAbsolute == folder.isAbsolute, components.count > folder.components.count
        else { return false }
        return zip(components, folder.components).allSatisfy(isSameName)
            && components[folder.components.count] != ".."
    }
}

extension ProjectPath: Hashable {
    /// Returns whether a Mac finds the same file at both paths.
    package static func == (first: ProjectPath, second: ProjectPath) -> Bool {
        first.isAbsolute == second.isAbsolute && first.components.count == second.components.count
            && zip(first.components, second.components).allSatisfy(isSameName)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(key) }

    /// The path without what macOS does not tell apart: upper and lower case. Swift already compares composed and
    /// decomposed letters as equal.
    private var key: String {
        var bytes: [UInt8] = isAbsolute ? [UInt8(ascii: "/")] : []
        for name in components {
            for byte in name.utf8 {
                guard byte < 0x80 else {
                    return (isAbsolute ? "/" : "") + components.map { $0.lowercased() + "/" }.joined()
                }
                bytes.append(byte.asciiLowercased)
            }
            bytes.append(UInt8(ascii: "/"))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// Returns whether macOS takes both names for one.
func isSameName(_ first: String, _ second: String) -> Bool {
    var (left, right) = (first.utf8.makeIterator(), second.utf8.makeIterator())
    while let one = left.next() {
        guard let other = right.next() else { return false }
        guard one | other < 0x80 else { return first.lowercased() == second.lowercased() }
        guard one.asciiLowercased == other.asciiLowercased else { return false }
    }
    return right.next() == nil
}

extension UInt8 {
    fileprivate var asciiLowercased: UInt8 { 65..<91 ~= self ? self | 0x20 : self }
}
