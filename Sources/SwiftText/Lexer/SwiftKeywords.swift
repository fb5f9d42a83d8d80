/// The keywords that need backticks as the name of a function or an argument.
package let swiftKeywords = Set(
    """
    associatedtype class deinit enum extension fileprivate func import init inout internal let operator
    private precedencegroup protocol public rethrows static struct subscript typealias var break case catch
    continue default defer do else fallthrough for guard if in repeat return switch throw where while Any as
    await false is nil self Self super throws true try
    """
    .split(whereSeparator: \.isWhitespace).map(String.init))

extension SwiftToken {
    /// The identifier, in backticks where Swift needs them.
    var swiftName: String { swiftKeywords.contains(bare) ? "`\(bare)`" : bare }

    /// The argument label, in backticks where Swift needs them. Most keywords can be labels without backticks.
    var swiftLabel: String { Self.noLabels.contains(bare) ? "`\(bare)`" : bare }

    /// The keywords that need backticks as labels.
    static let noLabels: Set = ["inout", "let", "var"]
    /// The keywords in front of the names of declarations, except for macros.
    package static let declarationWords: Set = [
        "actor", "associatedtype", "case", "class", "enum", "func", "let", "protocol", "struct", "typealias",
        "var",
    ]
}
