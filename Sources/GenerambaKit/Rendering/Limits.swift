extension Renderer {
    /// What a template may take. It is somebody else's file: it must not exhaust time or memory.
    package struct Limits: Sendable {
        /// How deep sections and partials may be nested in one another.
        package var depth = 100
        /// How many nodes may be rendered, each time counted.
        package var steps = 10_000_000
        /// How many bytes may be written, in MiB.
        package var mebibytes = 64
        /// After how many problems to stop looking for more.
        package var problems = 100

        /// The highest depth that can be set: what the stack of a thread takes.
        package static let mostDepth = 1000

        /// Whether the command at hand has an option for them.
        package var hasOption = true

        /// What to do about a text that is nested too deep.
        var depthHint: String { hint("nest it less deep", option: "depth") }

        /// What to do where one of them is reached.
        func hint(_ advice: String, option: String) -> String {
            if !hasOption { return "\(advice), or generate with '--limit \(option)=N'" }
            return (option == "depth" ? "" : "\(advice), or ") + "allow more: '--limit \(option)=N'"
        }
    }

    /// What the renderings of a template have taken of its limits so far.
    struct Expense: Sendable {
        var steps = 0
        var bytes = 0

        /// Whether that is more than the limits allow.
        func exceeds(_ limits: Limits) -> Bool {
            steps > limits.steps || bytes > limits.mebibytes << 20
        }
    }
}
