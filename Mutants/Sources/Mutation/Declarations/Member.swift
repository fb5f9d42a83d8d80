/// A method or a property that a module declares.
struct Member: Hashable {
    let name: String
    /// The labels of a method's arguments; nil for a property. An empty text means no label.
    let labels: [String]?
    /// Its type, parameter types and effects as text. Members of the same shape can replace each other.
    let shape: String
    /// The name of the type of its value or result.
    let type: TypeName?
    let isStatic: Bool
    /// Whether it is a stored property, and nothing notices when exactly it changes.
    var isPlain = false

    /// The number of arguments; nil for a property.
    var argumentCount: Int? { labels?.count }
}
