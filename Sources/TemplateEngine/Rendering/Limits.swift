extension Renderer {
    /// Resource limits for templates. Templates come from others and must not exhaust time or memory.
    public struct Limits: Sendable {
        /// The maximum nesting depth of sections and partials.
        public var depth: Int
        /// The maximum number of rendered nodes, counting repetitions.
        public var steps: Int
        /// The maximum size of the output in MiB.
        public var mebibytes: Int
        /// The number of problems after which rendering stops looking for more.
        public var problems: Int

        /// Whether Liquid texts may have the tags of Liquid 5: `render`, `liquid` and `echo`.
        package var allowsLiquid5 = false

        /// The maximum value of `depth`, which a thread's stack can hold.
        package static let mostDepth = 1000

        /// Whether the current command has options for the limits.
        package var hasOption = true

        /// Creates limits; omitted ones have their default values.
        public init(depth: Int = 100, steps: Int = 10_000_000, mebibytes: Int = 64, problems: Int = 100) {
            (self.depth, self.steps) = (depth, steps)
            (self.mebibytes, self.problems) = (mebibytes, problems)
        }

        var depthHint: String { hint("reduce the nesting", option: "depth") }

        /// Returns the hint for an exceeded limit.
        package func hint(_ advice: String, option: String) -> String {
            if !hasOption { return "\(advice), or generate with '--limit \(option)=N'" }
            return (option == "depth" ? "" : "\(advice), or ") + "allow more: '--limit \(option)=N'"
        }
    }

    /// What a template's renderings share: the resources that they have used so far, and the names of the last values.
    package struct Usage {
        var steps = 0
        package var bytes = 0
        var names: KeyNames?

        package init() {}

        /// Whether the usage exceeds the limits.
        package func exceeds(_ limits: Limits) -> Bool {
            steps > limits.steps || bytes > limits.mebibytes << 20
        }
    }
}

/// Thrown when continuing would exceed a limit. The reason is recorded among the problems.
struct LimitReached: Error {}
