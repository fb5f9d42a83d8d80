// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The part of Foundation that the stand-in for UIKit uses, as macOS 13 declares it; only for type-checking.
public struct CGFloat: Hashable, Sendable, BinaryFloatingPoint, SignedNumeric, ExpressibleByFloatLiteral {
    public typealias RawSignificand = UInt
    public typealias Exponent = Int
    public typealias RawExponent = UInt
    public typealias Magnitude = CGFloat
    public typealias Stride = CGFloat
    public typealias IntegerLiteralType = Int
    public var native: Double
    public init() { native = 0 }
    public init(_ value: Double) { native = value }
    public init(_ value: Int) { native = Double(value) }
    public init<I: BinaryInteger>(_ value: I) { native = Double(value) }
    public init(integerLiteral value: Int) { native = Double(value) }
    public init(floatLiteral value: Double) { native = value }
    public init(sign: FloatingPointSign, exponent: Int, significand: CGFloat) { native = 0 }
    public init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt) { native = 0 }
    public static var exponentBitCount: Int { 11 }
    public static var significandBitCount: Int { 52 }
    public static var nan: CGFloat { 0 }
    public static var signalingNaN: CGFloat { 0 }
    public static var infinity: CGFloat { 0 }
    public static var greatestFiniteMagnitude: CGFloat { 0 }
    public static var pi: CGFloat { 0 }
    public static var leastNormalMagnitude: CGFloat { 0 }
    public static var leastNonzeroMagnitude: CGFloat { 0 }
    public var sign: FloatingPointSign { .plus }
    public var exponent: Int { 0 }
    public var significand: CGFloat { self }
    public var ulp: CGFloat { self }
    public var binade: CGFloat { self }
    public var significandWidth: Int { 0 }
    public var exponentBitPattern: UInt { 0 }
    public var significandBitPattern: UInt { 0 }
    public var magnitude: CGFloat { self }
    public var nextUp: CGFloat { self }
    public var isNormal: Bool { true }
    public var isFinite: Bool { true }
    public var isZero: Bool { true }
    public var isSubnormal: Bool { true }
    public var isInfinite: Bool { true }
    public var isNaN: Bool { true }
    public var isSignalingNaN: Bool { true }
    public var isCanonical: Bool { true }
    public static func + (a: CGFloat, b: CGFloat) -> CGFloat { a }
    public static func - (a: CGFloat, b: CGFloat) -> CGFloat { a }
    public static func * (a: CGFloat, b: CGFloat) -> CGFloat { a }
    public static func / (a: CGFloat, b: CGFloat) -> CGFloat { a }
    public static func += (a: inout CGFloat, b: CGFloat) {}
    public static func -= (a: inout CGFloat, b: CGFloat) {}
    public static func *= (a: inout CGFloat, b: CGFloat) {}
    public static func /= (a: inout CGFloat, b: CGFloat) {}
    public mutating func formRemainder(dividingBy other: CGFloat) {}
    public mutating func formTruncatingRemainder(dividingBy other: CGFloat) {}
    public mutating func formSquareRoot() {}
    public mutating func addProduct(_ a: CGFloat, _ b: CGFloat) {}
    public mutating func round(_ rule: FloatingPointRoundingRule) {}
    public func isEqual(to other: CGFloat) -> Bool { true }
    public func isLess(than other: CGFloat) -> Bool { true }
    public func isLessThanOrEqualTo(_ other: CGFloat) -> Bool { true }
    public func distance(to other: CGFloat) -> CGFloat { self }
    public func advanced(by amount: CGFloat) -> CGFloat { self }
}
public struct CGPoint: Equatable, Sendable {
    public var x: CGFloat = 0
    public var y: CGFloat = 0
    public init() {}
    public init(x: CGFloat, y: CGFloat) {}
    public static var zero: CGPoint { CGPoint() }
}
public struct CGSize: Equatable, Sendable {
    public var width: CGFloat = 0
    public var height: CGFloat = 0
    public init() {}
    public init(width: CGFloat, height: CGFloat) {}
    public static var zero: CGSize { CGSize() }
}
public struct CGRect: Equatable, Sendable {
    public var origin = CGPoint()
    public var size = CGSize()
    public init() {}
    public init(origin: CGPoint, size: CGSize) {}
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {}
    public static var zero: CGRect { CGRect() }
    public static var null: CGRect { CGRect() }
    public var width: CGFloat { 0 }
    public var height: CGFloat { 0 }
    public var minX: CGFloat { 0 }
    public var minY: CGFloat { 0 }
    public var midX: CGFloat { 0 }
    public var midY: CGFloat { 0 }
    public var maxX: CGFloat { 0 }
    public var maxY: CGFloat { 0 }
    public func contains(_ point: CGPoint) -> Bool { true }
}
public struct IndexPath: Hashable, Sendable, RandomAccessCollection {
    public init(indexes: [Int]) {}
    public init() {}
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> Int {
        get { 0 }
        set {}
    }
}
public struct IndexSet: Hashable, Sendable {
    public init() {}
    public init(integer: Int) {}
    public func contains(_ index: Int) -> Bool { true }
}
public struct Notification {
    public struct Name: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}
public struct AttributedString: Hashable, Sendable {}
public struct Calendar: Hashable, Sendable { public static var current: Calendar { Calendar() } }
public struct TimeZone: Hashable, Sendable {}
public struct URLRequest: Hashable, Sendable {
    public init(url: URL) {}
    public var url: URL?
}
public protocol NSCopying: AnyObject { func copy(with zone: NSZone?) -> Any }
open class NSUUID: NSObject, NSCopying, @unchecked Sendable {
    open func copy(with zone: NSZone?) -> Any { self }
}
open class NSValue: NSObject {}
open class NSNumber: NSValue, @unchecked Sendable {}
open class Progress: NSObject, @unchecked Sendable { open var fractionCompleted: Double { 0 } }
open class NSCoder: NSObject {}
open class NSAttributedString: NSObject, @unchecked Sendable {
    public struct Key: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    public init(string: String, attributes: [Key: Any]? = nil) {}
    open var string: String { "" }
}
extension NSNotification { public typealias Name = Notification.Name }
open class NSNotification: NSObject {}
public func NSLog(_ format: String, _ arguments: Any...) {}
extension FileManager { public func contents(atPath: String) -> Data? { nil } }
extension UUID { public init(uuid: uuid_t) {} }
