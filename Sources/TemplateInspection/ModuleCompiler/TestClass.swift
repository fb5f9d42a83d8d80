import SystemAccess

/// A test class with its tests, including inherited ones.
package struct TestClass: Sendable, Equatable {
    /// The name as in source code: `Outer.ProfileTests`.
    package var name: String
    package var methods: [TestMethod]
}

/// A test of a class.
package struct TestMethod: Sendable, Equatable {
    /// The method's name, without parentheses.
    package var name: String
    package var isAsync: Bool
    /// Whether it runs on the main actor.
    package var isMainActor: Bool
    /// The place of its name; nil if it is unknown.
    package var place: CodePlace?
}

/// A line in a source file.
package struct CodePlace: Sendable, Equatable {
    package var path: AbsolutePath
    /// The number of the line, from 1.
    package var line: Int
}
