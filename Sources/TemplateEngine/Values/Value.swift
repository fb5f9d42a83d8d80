/// What a template sees.
public enum Value: Sendable, Equatable {
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
    public struct Object: Sendable, Equatable {
        /// The names and their values.
        private(set) var entries: Entries
        /// Whether a name that is missing here may be asked for in a section: it is then false.
        /// Else asking for it is an error.
        public var isOpen: Bool

        /// An object of these fields.
        public init(_ fields: [String: Value], isOpen: Bool = false) {
            entries = Entries(fields, order: [])
            self.isOpen = isOpen
        }

        /// The values by their names. To set one takes the time to set all.
        public var fields: [String: Value] {
            get { entries.fields }
            set { entries = Entries(newValue, order: order) }
        }

        /// The names that a loop over the fields takes first; it takes the others after them, sorted.
        package var order: [String] {
            get { entries.order }
            set { entries = Entries(fields, order: newValue) }
        }
    }

    /// What an object holds. It never changes; it is a class so that to hand an object on is to count one
    /// reference.
    final class Entries: Sendable, Equatable {
        /// The names, in the order in which a loop takes them.
        let names: SymbolList
        /// For each name its value.
        let values: [Value]
        let order: [String]

        init(_ fields: [String: Value], order: [String]) {
            var rest = fields
            let first = order.compactMap { name in rest.removeValue(forKey: name).map { (name, $0) } }
            let all = first + rest.sorted { $0.key < $1.key }
            names = SymbolList(all.map(\.0))
            values = all.map(\.1)
            self.order = order
        }

        var fields: [String: Value] {
            Dictionary(uniqueKeysWithValues: values.indices.map { (names.text(of: $0), values[$0]) })
        }

        static func == (a: Entries, b: Entries) -> Bool { a.fields == b.fields && a.order == b.order }
    }
}

extension Value {
    /// The text, or null.
    public init(_ text: String?) { self = text.map { .string($0) } ?? .null }
}
