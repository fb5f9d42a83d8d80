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
}
