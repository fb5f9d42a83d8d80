/// A method or a property that a module declares.
struct Member: Hashable {
    let name: String
    /// The labels of a method's arguments; nil for a property. An empty one is none.
    let labels: [String]?
    /// Its type, parameters' types and effects as text: what is alike can stand for it.
    let shape: String
    /// The name of the type of its value or result.
    let type: TypeName?
    let isStatic: Bool

    /// How many arguments it takes; nil for a property.
    var argumentCount: Int? { labels?.count }
}
