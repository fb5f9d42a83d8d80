// What Swift's own overlay adds to Objective-C's headers: only declarations, for type-checking.
@_exported import ObjectiveC

public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable, CustomStringConvertible {
    public var description: String { "" }
    public init(_ text: String) {}
    public init(stringLiteral value: String) {}
}

public struct NSZone {}

extension NSObject: Equatable, Hashable {
    public static func == (a: NSObject, b: NSObject) -> Bool { true }
    public func hash(into hasher: inout Hasher) {}
}
