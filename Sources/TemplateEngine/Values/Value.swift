import SourceText

/// A value that templates can use.
public enum Value: Sendable, Equatable {
    /// The value of a known name without a value. Renders as nothing and is false in a section.
    case null
    /// A Boolean.
    case bool(Bool)
    /// An integer.
    case integer(Int)
    /// A number with a fraction.
    case float(Double)
    /// A text. The empty text is false in a section.
    case string(String)
    /// A list, which sections loop over. The empty list is false.
    case list([Value])
    /// Named values, reached by a dotted name or by their own names inside a section.
    case object(Object)

    /// Creates a text value, or null for nil.
    public init(_ text: String?) { self = text.map { .string($0) } ?? .null }

    /// Named values.
    public struct Object: Sendable, Equatable {
        private(set) var entries: Entries
        /// Whether a section may test names that this object lacks; they are then false. If not, using such a name is
        /// an error.
        public var isOpen: Bool

        /// Creates an object with the given fields.
        public init(_ fields: [String: Value], isOpen: Bool = false) {
            entries = Entries(fields, order: [])
            self.isOpen = isOpen
        }

        /// The values by name. Setting one takes as long as setting all.
        public var fields: [String: Value] {
            get { entries.fields }
            set { entries = Entries(newValue, order: order) }
        }

        /// Returns the value of a name, which takes less time than to make a dictionary of all; nil if there is none.
        package func value(of name: String) -> Value? {
            entries.names.firstIndex(of: name).map { entries.values[$0] }
        }

        /// The names that a loop over the fields visits first. The other names follow, sorted.
        package var order: [String] {
            get { entries.order }
            set { entries = Entries(fields, order: newValue) }
        }
    }

    /// The contents of an object. Immutable, and a class so that passing an object on only updates one reference count.
    final class Entries: Sendable, Equatable {
        /// The names, in the order in which a loop visits them.
        let names: [String]
        let values: [Value]
        let order: [String]

        init(_ fields: [String: Value], order: [String]) {
            let first = order.distinct(by: \.self).filter { fields[$0] != nil }
            names = first + Set(fields.keys).subtracting(first).sorted()
            values = names.compactMap { fields[$0] }
            self.order = order
        }

        var fields: [String: Value] { Dictionary(uniqueKeysWithValues: zip(names, values)) }

        static func == (a: Entries, b: Entries) -> Bool { a.fields == b.fields && a.order == b.order }
    }
}
