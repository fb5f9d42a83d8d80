import Combine
import Foundation

/// Which values the publisher for a key path sends.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)

    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}

public protocol _KeyValueCodingAndObservingPublishing {}

extension NSObject: _KeyValueCodingAndObservingPublishing {}

extension _KeyValueCodingAndObservingPublishing where Self: NSObject {
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

extension NSObject {
    /// Sends a property's value at the beginning. Without the Objective-C runtime, nobody learns of its changes.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Equatable {
        public let object: Subject
        public let keyPath: KeyPath<Subject, Value>
        public let options: NSKeyValueObservingOptions

        public init(
            object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions
        ) {
            (self.object, self.keyPath, self.options) = (object, keyPath, options)
        }

        public static func == (lhs: Self, rhs: Self) -> Bool {
            lhs.object === rhs.object && lhs.keyPath == rhs.keyPath && lhs.options == rhs.options
        }
    }
}

extension NSObject.KeyValueObservingPublisher: Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
        guard options.contains(.initial) else {
            return PassthroughSubject<Value, Never>().receive(subscriber: subscriber)
        }
        CurrentValueSubject<Value, Never>(object[keyPath: keyPath]).receive(subscriber: subscriber)
    }
}
