/// An API that the stand-ins lack, found in an error message of the compiler.
struct MissingStandIn {
    let message: String
    private(set) var hint = """
        if this is an old name, write the current one; otherwise do without it, or compile against \
        Apple's SDK on a Mac: 'generamba template check --sdk iphonesimulator'
        """

    /// Nil for an error in the template's own code.
    ///
    /// - Parameter own: the module names. Every name that a template makes contains one of them.
    init?(_ complaint: String, own: [String]) {
        let quoted = complaint.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
        guard let first = quoted.first else { return nil }
        func isApples(_ name: String) -> Bool { Self.isApples(name) && !own.contains { name.contains($0) } }
        if complaint.hasPrefix("no such module '") {
            message = "the stand-ins have no module '\(first)'"
        } else if complaint.hasPrefix("cannot find '") || complaint.hasPrefix("cannot find type '"),
            isApples(first)
        {
            message = "the stand-ins have no '\(first)'"
        } else if complaint.contains("has no member '"), quoted.count > 1, isApples(Self.type(first)) {
            let (type, member) = (Self.type(first), quoted[1])
            if let name = RenamedAPI.today(member, of: type) {
                message = "'\(type).\(member)' is a name from before Swift 3"
                hint = "write '\(type).\(name)'"
            } else {
                message = "the stand-ins have no '\(type).\(member)'"
            }
        } else {
            return nil
        }
    }

    /// Returns `UIView` for `UIView?`, `UIView.Type` or `any UIView`.
    private static func type(_ text: String) -> String {
        var name = text[...]
        if name.hasPrefix("any ") { name = name.dropFirst(4) }
        return String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }

    /// Whether a name has the prefix of one of Apple's UI frameworks, or belongs to SwiftUI or Combine.
    private static func isApples(_ name: String) -> Bool {
        let prefixes = [
            "AV", "CA", "CG", "CI", "CK", "CL", "CM", "CN", "EK", "HK", "LA", "MF", "MK", "MTK", "NS", "PH",
            "PK", "SCN", "SK", "UI", "UN", "WK",
        ]
        return prefixes.contains { prefix in
            name.hasPrefix(prefix)
                && name.dropFirst(prefix.count).first?.isUppercase == true
                && name.dropFirst(prefix.count + 1).contains { $0.isLowercase }
        }
    }
}
