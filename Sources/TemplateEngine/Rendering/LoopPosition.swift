/// The position of a loop in its list.
struct LoopPosition {
    /// The number of the current item, and those of all items.
    let item: Int
    let items: Range<Int>

    subscript(name: LoopName) -> ValueArena.Item {
        switch name {
        case .first: .bool(item == items.lowerBound)
        case .last: .bool(item == items.upperBound - 1)
        case .index: .integer(item - items.lowerBound + 1)
        }
    }
}
