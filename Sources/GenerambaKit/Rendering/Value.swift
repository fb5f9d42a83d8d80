/// What a template sees.
package enum Value: Sendable, Equatable {
    case null
    case bool(Bool)
    case string(String)
    case list([Value])
    case object(Object)

    /// Named values.
    package struct Object: Sendable, Equatable {
        /// The values by their names.
        package var fields: [String: Value]
        /// Whether a name that is missing here may be asked for in a section: it is then false.
        /// Else asking for it is an error.
        package var isOpen: Bool

        /// An object of these fields.
        package init(_ fields: [String: Value], isOpen: Bool = false) {
            self.fields = fields
            self.isOpen = isOpen
        }
    }
}
