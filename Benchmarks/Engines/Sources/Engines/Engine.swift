/// A template engine, used the way one would for speed. The functions return the number of bytes produced.
struct Engine {
    let name: String
    /// Renders the template and returns the text.
    let text: () throws -> String
    /// Parses the template and renders it.
    let parseAndRender: () throws -> Int
    /// Renders the parsed template. The engine must convert the plain values each time, because each file of a module
    /// has different values.
    let render: () throws -> Int
}
