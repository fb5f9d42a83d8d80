extension Subscribers {
    /// The number of values that a subscriber requests.
    public struct Demand: Equatable, Comparable, Hashable, Sendable {
        public static let unlimited = Demand(limit: .max)
        public static let none = Demand(limit: 0)

        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "a demand cannot be negative")
            return Demand(limit: value)
        }

        private var limit: Int

        private init(limit: Int) {
            self.limit = limit
        }

        /// The number of values; nil when there is no limit.
        public var max: Int? { self == .unlimited ? nil : limit }

        public static func < (lhs: Demand, rhs: Demand) -> Bool {
            lhs.limit < rhs.limit
        }

        public static func + (lhs: Demand, rhs: Demand) -> Demand {
            let (sum, isTooLarge) = lhs.limit.addingReportingOverflow(rhs.limit)
            return isTooLarge ? .unlimited : Demand(limit: sum)
        }

        public static func += (lhs: inout Demand, rhs: Demand) {
            lhs = lhs + rhs
        }

        public static func - (lhs: Demand, rhs: Demand) -> Demand {
            guard lhs != .unlimited else { return .unlimited }
            return Demand(limit: Swift.max(0, lhs.limit - rhs.limit))
        }

        public static func -= (lhs: inout Demand, rhs: Demand) {
            lhs = lhs - rhs
        }
    }
}
