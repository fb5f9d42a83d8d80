extension Renderer {
    /// What a template may take. It is somebody else's file: it must not exhaust time or memory.
    struct Limits: Sendable {
        /// How deep sections and partials may be nested in one another.
        var depth = 100
        /// How many nodes may be rendered, each time counted.
        var steps = 10_000_000
        /// How many bytes may be written, in MiB.
        var mebibytes = 64
        /// After how many problems to stop looking for more.
        var problems = 100
    }
}
