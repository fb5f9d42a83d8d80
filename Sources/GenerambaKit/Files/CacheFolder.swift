extension AbsolutePath {
    /// The folder for what can be made again: what `GENERAMBA_CACHE` names, else `generamba` in `XDG_CACHE_HOME` or the
    /// system's usual place for caches; nil where there is none.
    package static func cache(environment: [String: String]) -> AbsolutePath? {
        func path(_ name: String) -> AbsolutePath? {
            environment[name].flatMap { isAbsolutePath($0) ? AbsolutePath($0) : nil }
        }
        #if os(macOS)
            let usual = path("HOME")?.appending("Library/Caches")
        #else
            let usual = path("HOME")?.appending(".cache")
        #endif
        return path("GENERAMBA_CACHE") ?? (path("XDG_CACHE_HOME") ?? usual)?.appending("generamba")
    }
}
