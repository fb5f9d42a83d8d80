import SourceText
import SwiftText
import SystemAccess

/// The name of a module and the prefix of its types. The name is a valid Swift identifier both with and without the
/// prefix.
public struct ModuleName: Sendable, Hashable {
    /// The name without the prefix.
    public let text: String
    /// The prefix in the names of types and files; nil or empty for none.
    public let prefix: String?

    /// Creates a module name.
    ///
    /// - Throws: `Diagnostics` if the name, with or without the prefix, is not a valid Swift identifier.
    public init(_ text: String, prefix: String? = nil) throws {
        let hint = "use letters, digits and '_', starting with a letter"
        guard isSwiftIdentifier(text) else {
            throw Diagnostics.error(
                "'\(text)' is not a valid module name: it is not a Swift identifier", hint: hint)
        }
        if let prefix, !prefix.isEmpty, !isSwiftIdentifier(prefix + text) {
            throw Diagnostics.error(
                "'\(prefix)' is not a valid prefix: '\(prefix + text)' is not a valid Swift identifier",
                hint: hint)
        }
        (self.text, self.prefix) = (text, prefix)
    }

    private init(checked text: String, prefix: String?) { (self.text, self.prefix) = (text, prefix) }

    /// The name of example modules.
    package static let example = ModuleName(checked: "Profile", prefix: nil)
    static let prefixedExample = ModuleName(checked: "Profile", prefix: "XY")
    static let otherExample = ModuleName(checked: "Settings", prefix: nil)

    /// The placeholder for any name.
    package static let placeholder = ModuleName(checked: "NAME", prefix: nil)

    /// The hint for a name that conflicts with existing code in a target.
    static let otherHint = "rename the module, or give it a prefix with '--prefix'"

    /// Returns the name with a suffix.
    package func appending(_ identifier: StaticString) -> ModuleName {
        ModuleName(checked: "\(text)\(identifier)", prefix: prefix)
    }

    /// Prefix and name: the beginning of the names of the module's types and files.
    package var prefixed: String { (prefix ?? "") + text }

    /// The module's folder, relative to its target's folder.
    package var folder: RelativePath { RelativePath(name: text) }
}
