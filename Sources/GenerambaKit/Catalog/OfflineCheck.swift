import SourceText

extension RepositoryCache {
    /// Checks that fetching is allowed: that `--offline` was not given.
    ///
    /// - Parameter lack: the problem to report when it is not.
    func checkOnline(_ lack: String, hint: String = "run the command once without '--offline'") throws {
        if isOffline { throw Diagnostics.error(lack, hint: hint) }
    }
}
