// Stands in for the module of Apple's systems that `#selector` and `@objc` need. It is compiled, but there is
// no runtime that could find a method by its name, and what imports it cannot be linked.

/// The name of a method.
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable, CustomStringConvertible {
    public let description: String

    public init(_ str: String) {
        description = str
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
    Selector(aSelectorName)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSStringFromSelector(_ aSelector: Selector) -> String {
    aSelector.description
}

public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}

/// Stops the program, because such code cannot run without the Objective-C runtime.
func needsTheRuntime(_ name: StaticString = #function) -> Never {
    fatalError("\(name) needs the Objective-C runtime")
}
