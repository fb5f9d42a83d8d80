/// A class of tests, with those that it inherits.
package struct TestClass: Sendable, Equatable {
    /// The name as sources write it: `Outer.ProfileTests`.
    package var name: String
    package var methods: [TestMethod]
}

/// A test of a class.
package struct TestMethod: Sendable, Equatable {
    /// The name without brackets.
    package var name: String
    package var isAsync: Bool
    /// Whether it runs on the main actor.
    package var isMainActor: Bool
    /// Where its name stands; nil where that is unknown.
    package var place: CodePlace?
}

/// A line of a source.
package struct CodePlace: Sendable, Equatable {
    package var path: AbsolutePath
    /// From 1.
    package var line: Int
}
