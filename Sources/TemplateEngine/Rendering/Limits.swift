extension Renderer {
    /// What a template may take. It is somebody else's file: it must not exhaust time or memory.
    public struct Limits: Sendable {
        /// How deep sections and partials may be nested in one another.
        public var depth: Int
        /// How many nodes may be rendered, each time counted.
        public var steps: Int
        /// How many bytes may be written, in MiB.
        public var mebibytes: Int
        /// After how many problems to stop looking for more.
        public var problems: Int

        /// The highest depth that can be set: what the stack of a thread takes.
        package static let mostDepth = 1000

        /// Whether the command at hand has an option for them.
        package var hasOption = true

        /// The usual limits, or others.
        public init(depth: Int = 100, steps: Int = 10_000_000, mebibytes: Int = 64, problems: Int = 100) {
            self.depth = depth
            self.steps = steps
            self.mebibytes = mebibytes
            self.problems = problems
        }

        /// What to do about a text that is nested too deep.
        var depthHint: String { hint("nest it less deep", option: "depth") }

        /// What to do where one of them is reached.
        package func hint(_ advice: String, option: String) -> String {
            if !hasOption { return "\(advice), or generate with '--limit \(option)=N'" }
            return (option == "depth" ? "" : "\(advice), or ") + "allow more: '--limit \(option)=N'"
        }
    }

    /// What the renderings of a template have taken of its limits so far.
    package struct Usage: Sendable {
        var steps = 0
        package var bytes = 0

        package init() {}

        /// Whether that is more than the limits allow.
        package func exceeds(_ limits: Limits) -> Bool {
            steps > limits.steps || bytes > limits.mebibytes << 20
        }
    }
}

/// Thrown when to go on would take more than a template may; why is among the problems.
struct LimitReached: Error {}
