extension AbsolutePath {
    /// The folder for data that can be recreated: `GENERAMBA_CACHE`, or else `generamba` in `XDG_CACHE_HOME` or in the
    /// system's usual folder for caches. Nil if none of these is known.
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
