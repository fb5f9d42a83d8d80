/// The words that need backticks to be the name of a function or of what it takes.
package let swiftKeywords = Set(
    """
    associatedtype class deinit enum extension fileprivate func import init inout internal let operator
    private precedencegroup protocol public rethrows static struct subscript typealias var break case catch
    continue default defer do else fallthrough for guard if in repeat return switch throw where while Any as
    await false is nil self Self super throws true try
    """
    .split(whereSeparator: \.isWhitespace).map(String.init))

extension SwiftToken {
    /// The name that it gives, in backticks where Swift needs them.
    var swiftName: String { swiftKeywords.contains(bare) ? "`\(bare)`" : bare }

    /// The label that it gives: any other keyword may be one as it is.
    var swiftLabel: String { Self.noLabels.contains(bare) ? "`\(bare)`" : bare }

    /// The keywords that need backticks to be a label.
    static let noLabels: Set = ["inout", "let", "var"]
}
