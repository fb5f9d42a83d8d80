import SourceText
import SystemAccess

extension Located<String> {
    /// Returns the text as a path. Records an error and returns nil if it is not a relative path inside a folder.
    ///
    /// - Parameter climbing: whether the path may contain `..`.
    package func path(climbing: Bool = true, hint: String, _ found: inout Diagnostics) -> Located<
        RelativePath
    >? {
        do throws(PathProblem) {
            guard climbing || !pathNames(value).contains("..") else { throw .leaves }
            return Located<RelativePath>(try RelativePath(untrusted: value), range)
        } catch {
            found.addError("the path '\(value)' \(error.reason)", at: range, hint: hint)
            return nil
        }
    }
}
