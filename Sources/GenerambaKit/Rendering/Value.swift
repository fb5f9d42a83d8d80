/// What a template sees.
package enum Value: Sendable, Equatable {
    /// What a known name without a value has: it renders nothing and is false in a section.
    case null
    /// A condition.
    case bool(Bool)
    /// A whole number.
    case integer(Int)
    /// A number with a fraction.
    case float(Double)
    /// A text; the empty one is false in a section.
    case string(String)
    /// What a section loops over; the empty one is false.
    case list([Value])
    /// Named values, which a dotted name leads to and which are seen inside of a section.
    case object(Object)

    /// Named values.
    package struct Object: Sendable, Equatable {
        /// The values by their names.
        package var fields: [String: Value]
        /// Whether a name that is missing here may be asked for in a section: it is then false.
        /// Else asking for it is an error.
        package var isOpen: Bool
        /// The names that a loop over the fields takes first; it takes the others after them, sorted.
        package var order: [String] = []

        /// An object of these fields.
        package init(_ fields: [String: Value], isOpen: Bool = false) {
            self.fields = fields
            self.isOpen = isOpen
        }

        /// The fields in the order of a loop over them.
        var ordered: [(key: String, value: Value)] {
            let first = order.compactMap { name in fields[name].map { (name, $0) } }
            let named = Set(order)
            return first + fields.filter { !named.contains($0.key) }.sorted { $0.key < $1.key }
        }
    }
}
