import SourceText
import SwiftText

/// The name of a module, and the prefix of its types: together, and the name alone, they can name a type of Swift.
public struct ModuleName: Sendable, Hashable {
    /// The name without the prefix.
    public let text: String
    /// What stands before the name in the names of types and files; nil or empty for nothing.
    public let prefix: String?

    /// Reads a name that a person or an option gave.
    ///
    /// - Throws: `Diagnostics` when it is not an identifier of Swift, alone or with the prefix.
    public init(_ text: String, prefix: String? = nil) throws {
        let hint = "use letters, digits and '_', a letter first"
        guard isSwiftIdentifier(text) else {
            throw Diagnostics.error("'\(text)' cannot name a module: it is no Swift identifier", hint: hint)
        }
        if let prefix, !prefix.isEmpty, !isSwiftIdentifier(prefix + text) {
            throw Diagnostics.error(
                "'\(prefix)' cannot be a prefix: '\(prefix + text)' is no Swift identifier", hint: hint)
        }
        (self.text, self.prefix) = (text, prefix)
    }

    private init(checked text: String, prefix: String?) { (self.text, self.prefix) = (text, prefix) }

    /// The names that examples have.
    package static let example = ModuleName(checked: "Profile", prefix: nil)
    static let prefixedExample = ModuleName(checked: "Profile", prefix: "XY")
    static let otherExample = ModuleName(checked: "Settings", prefix: nil)

    /// The name that stands for any.
    static let placeholder = ModuleName(checked: "NAME", prefix: nil)

    /// What to do when a name does not go with what stands in a target.
    static let otherHint = "name the module otherwise, or give it a prefix: '--prefix'"

    /// The name with something behind it.
    func appending(_ identifier: StaticString) -> ModuleName {
        ModuleName(checked: "\(text)\(identifier)", prefix: prefix)
    }

    /// The prefix and the name: how the module's types and files begin.
    var prefixed: String { (prefix ?? "") + text }

    /// The folder that a module has in its target's.
    var folder: RelativePath { RelativePath(name: text) }
}
