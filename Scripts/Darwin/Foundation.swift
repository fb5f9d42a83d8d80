// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The part of Foundation that the product uses, as macOS 13 declares it; only for type-checking.
@_exported import Darwin

public typealias TimeInterval = Double
public struct Data: Sendable, Hashable, Codable, RandomAccessCollection, MutableCollection,
    RangeReplaceableCollection
{
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let atomic = WritingOptions(rawValue: 1)
    }
    public init() {}
    public init<S: Sequence>(_ s: S) where S.Element == UInt8 {}
    public init(contentsOf url: URL) throws {}
    public func write(to url: URL, options: WritingOptions = []) throws {}
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(i: Int) -> UInt8 {
        get { 0 }
        set {}
    }
    public mutating func replaceSubrange<C: Collection>(_ r: Range<Int>, with c: C) where C.Element == UInt8 {
    }
}
open class JSONEncoder: @unchecked Sendable {
    public struct OutputFormatting: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let prettyPrinted = OutputFormatting(rawValue: 1)
        public static let sortedKeys = OutputFormatting(rawValue: 2)
        public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
    }
    public init() {}
    open var outputFormatting: OutputFormatting {
        get { [] }
        set {}
    }
    open func encode<T: Encodable>(_ value: T) throws -> Data { Data() }
}
open class JSONDecoder: @unchecked Sendable {
    public init() {}
    open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}
open class PropertyListDecoder: @unchecked Sendable {
    public init() {}
    open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}
public protocol LocalizedError: Error { var errorDescription: String? { get } }
#if OBJECTIVE_C
    @_exported import ObjectiveC
#else
    open class NSObject {
        public init() {}
        open func isEqual(_ object: Any?) -> Bool { false }
    }
#endif
open class NSError: NSObject, Error, @unchecked Sendable {}
extension Error { public var localizedDescription: String { "" } }
public struct CocoaError: Error {
    public struct Code: Sendable {
        public static let executableNotLoadable = Code()
        public static let fileReadUnknown = Code()
        public static let fileReadNoSuchFile = Code()
        public static let propertyListReadCorrupt = Code()
    }
    public init(_ code: Code, userInfo: [String: Any] = [:]) {}
}
public let NSFilePathErrorKey: String = ""
extension String {
    public struct Encoding: Sendable, Hashable { public static let utf8 = Encoding() }
    public init?(data: Data, encoding: Encoding) { nil }
    public init(contentsOf url: URL, encoding: Encoding) throws { self = "" }
    public init(contentsOfFile path: String, encoding: Encoding) throws { self = "" }
}
extension StringProtocol {
    public func write(to url: URL, atomically: Bool, encoding: String.Encoding) throws {}
    public func write<T: StringProtocol>(toFile path: T, atomically: Bool, encoding: String.Encoding) throws {
    }
    public func components<T: StringProtocol>(separatedBy separator: T) -> [String] { [] }
    public func components(separatedBy separator: CharacterSet) -> [String] { [] }
    public func trimmingCharacters(in set: CharacterSet) -> String { "" }
    public func contains<T: StringProtocol>(_ other: T) -> Bool { false }
    public func range<T: StringProtocol>(
        of s: T, options: String.CompareOptions = [], range r: Range<Index>? = nil, locale: Locale? = nil
    ) -> Range<Index>? { nil }
    public func replacingOccurrences<T: StringProtocol, R: StringProtocol>(
        of t: T, with r: R, options: String.CompareOptions = [], range: Range<Index>? = nil
    ) -> String { "" }
    public var capitalized: String { "" }
    public var lastPathComponent: Int { 0 }
}
extension String {
    public struct CompareOptions: OptionSet, Sendable {
        public static let backwards = CompareOptions(rawValue: 4)
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
}
public struct Locale: Sendable {}
public struct CharacterSet: Sendable {
    public static var whitespaces: CharacterSet { CharacterSet() }
    public static var newlines: CharacterSet { CharacterSet() }
}
public struct URLResourceKey: Hashable, Sendable { public static let isRegularFileKey = URLResourceKey() }
public struct URLResourceValues { public var isRegularFile: Bool? { nil } }
public struct URL: Sendable, Hashable {
    public enum DirectoryHint: Sendable { case inferFromPath }
    public init(fileURLWithPath: String) {}
    public var path: String { "" }
    public var lastPathComponent: String { "" }
    public var standardizedFileURL: URL { self }
    public var standardized: URL { self }
    public func deletingLastPathComponent() -> URL { self }
    public func appendingPathComponent(_ c: String) -> URL { self }
    @available(macOS 13.0, *) public func appending<S: StringProtocol>(
        path: S, directoryHint: DirectoryHint = .inferFromPath
    ) -> URL { self }
    public func resourceValues(forKeys: Set<URLResourceKey>) throws -> URLResourceValues { fatalError() }
}
public struct URLComponents: Sendable {
    public init?(url: URL, resolvingAgainstBaseURL resolve: Bool) {}
    public var percentEncodedPath: String { "" }
    public var host: String? { nil }
}
public struct Date: Sendable, Hashable, Comparable {
    public init() {}
    public static func < (a: Date, b: Date) -> Bool { false }
    public static func + (a: Date, b: TimeInterval) -> Date { a }
    public var timeIntervalSince1970: TimeInterval { 0 }
    public func timeIntervalSince(_ d: Date) -> TimeInterval { 0 }
}
public struct UUID: Sendable, Hashable {
    public init() {}
    public var uuidString: String { "" }
}
public struct FileAttributeKey: Hashable, Sendable {
    public static let posixPermissions = FileAttributeKey()
    public static let modificationDate = FileAttributeKey()
    public static let type = FileAttributeKey()
    public static let size = FileAttributeKey()
    public static let ownerAccountID = FileAttributeKey()
}
public struct FileAttributeType: Hashable, Sendable {
    public static let typeDirectory = FileAttributeType()
    public static let typeRegular = FileAttributeType()
    public static let typeSymbolicLink = FileAttributeType()
}
open class NSEnumerator: NSObject {}
extension NSEnumerator: Sequence {
    public struct Iterator: IteratorProtocol { public mutating func next() -> Any? { nil } }
    public func makeIterator() -> Iterator { Iterator() }
}
open class FileManager: NSObject, @unchecked Sendable {
    public class DirectoryEnumerator: NSEnumerator {
        open func nextObject() -> Any? { nil }
        open func skipDescendants() {}
    }
    public struct DirectoryEnumerationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    public class var `default`: FileManager { FileManager() }
    open var temporaryDirectory: URL { URL(fileURLWithPath: "") }
    open func removeItem(atPath: String) throws {}
    open func removeItem(at url: URL) throws {}
    open func subpathsOfDirectory(atPath: String) throws -> [String] { [] }
    open func fileExists(atPath: String, isDirectory: UnsafeMutablePointer<ObjCBool>?) -> Bool { false }
    open func createDirectory(
        at url: URL, withIntermediateDirectories: Bool, attributes: [FileAttributeKey: Any]? = nil
    ) throws {}
    open func createDirectory(
        atPath: String, withIntermediateDirectories: Bool, attributes: [FileAttributeKey: Any]? = nil
    ) throws {}
    open func copyItem(atPath: String, toPath: String) throws {}
    open func createSymbolicLink(atPath: String, withDestinationPath: String) throws {}
    open func destinationOfSymbolicLink(atPath: String) throws -> String { "" }
    open func setAttributes(_ a: [FileAttributeKey: Any], ofItemAtPath: String) throws {}
    open func attributesOfItem(atPath: String) throws -> [FileAttributeKey: Any] { [:] }
    open func contentsOfDirectory(atPath: String) throws -> [String] { [] }
    open func isExecutableFile(atPath: String) -> Bool { false }
    open func fileExists(atPath: String) -> Bool { false }
    open func enumerator(atPath: String) -> DirectoryEnumerator? { nil }
    open func enumerator(
        at url: URL, includingPropertiesForKeys: [URLResourceKey]?, options: DirectoryEnumerationOptions = [],
        errorHandler: ((URL, any Error) -> Bool)? = nil
    ) -> DirectoryEnumerator? { nil }
}
open class ProcessInfo: NSObject, @unchecked Sendable {
    open class var processInfo: ProcessInfo { ProcessInfo() }
    open var environment: [String: String] { [:] }
    open var processIdentifier: Int32 { 0 }
    open var activeProcessorCount: Int { 0 }
}
open class Bundle: NSObject, @unchecked Sendable {
    open class var main: Bundle { Bundle() }
    open class var allBundles: [Bundle] { [] }
    open var bundleURL: URL { URL(fileURLWithPath: "") }
    open var bundlePath: String { "" }
    public convenience init(for c: AnyClass) { self.init() }
}
open class JSONSerialization: NSObject {
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    open class func jsonObject(with data: Data, options: ReadingOptions = []) throws -> Any { data }
}
open class FileHandle: NSObject, @unchecked Sendable {
    open class var standardOutput: FileHandle { FileHandle() }
    open class var standardError: FileHandle { FileHandle() }
    open func write(_ data: Data) {}
    open func truncate(atOffset: UInt64) throws {}
    open func close() throws {}
    public convenience init?(forWritingAtPath: String) { self.init() }
}
open class Pipe: NSObject, @unchecked Sendable {}
open class Process: NSObject, @unchecked Sendable {
    open var executableURL: URL?
    open var arguments: [String]?
    open var terminationStatus: Int32 { 0 }
    open func run() throws {}
    open class func run(
        _ url: URL, arguments: [String], terminationHandler: (@Sendable (Process) -> Void)? = nil
    ) throws -> Process { Process() }
    open func waitUntilExit() {}
}
public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
    public init(booleanLiteral: Bool) {}
    public var boolValue: Bool { false }
}
open class NSDictionary: NSObject, @unchecked Sendable {
    public init(dictionary: [AnyHashable: Any]) { super.init() }
}
open class PropertyListSerialization: NSObject {
    public struct ReadOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    public enum PropertyListFormat: UInt, Sendable { case openStep = 1 }
    open class func propertyList(
        from data: Data, options: ReadOptions = [], format: UnsafeMutablePointer<PropertyListFormat>?
    ) throws -> Any { data }
}
open class Operation: NSObject, @unchecked Sendable {}
open class Thread: NSObject {}
open class Scanner: NSObject {}
open class Unit: NSObject {}
open class NSString: NSObject, @unchecked Sendable {
    open var deletingLastPathComponent: String { "" }
    open var lastPathComponent: String { "" }
    open var length: Int { 0 }
    open func substring(to index: Int) -> String { "" }
    open func substring(with range: NSRange) -> String { "" }
}
public struct NSRange: Sendable {
    public init(location: Int, length: Int) {}
    public var location: Int { 0 }
    public var length: Int { 0 }
}
public let NSNotFound = Int.max
open class NSTextCheckingResult: NSObject {
    open var range: NSRange { NSRange(location: 0, length: 0) }
    open var numberOfRanges: Int { 0 }
    open func range(at index: Int) -> NSRange { range }
}
open class NSRegularExpression: NSObject, @unchecked Sendable {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let caseInsensitive = Options(rawValue: 1)
        public static let anchorsMatchLines = Options(rawValue: 16)
    }
    public struct MatchingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    public init(pattern: String, options: Options = []) throws {}
    open func matches(
        in text: String, options: MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] { [] }
}
extension String: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSString { NSString() }
    public static func _forceBridgeFromObjectiveC(_ x: NSString, result: inout String?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ x: NSString, result: inout String?) -> Bool {
        false
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> String { "" }
}
public func NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String { key }
