/// An engine, used as is natural where it is to be fast. Its functions return how many bytes they made.
struct Engine {
    let name: String
    /// How many times as fast as the reference it is to be at least; nil where that does not matter.
    var floor: Floor?
    /// The text for a template's text and the values.
    let text: () throws -> String
    /// Makes the text of a template's text and the values.
    let parseAndRender: () throws -> Int
    /// Makes the text of a template that was parsed before and the values. These are plain ones each time: what an
    /// engine makes of them first is a part of the work, as each file of a module sees others.
    let render: () throws -> Int

    /// How many times as fast as the reference.
    struct Floor {
        let parseAndRender: Double
        let render: Double
    }
}
