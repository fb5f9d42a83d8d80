@_exported import Foundation
import UniformTypeIdentifiers

/// A value that people can copy, drag and share.
public protocol Transferable {
    associatedtype Representation: TransferRepresentation

    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form in which a value is handed on.
public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item: Transferable
}

/// No form: this machine hands nothing on.
public struct _NoRepresentation<Item: Transferable>: TransferRepresentation {
    public init() {}
}

@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item {
        content
    }
    public static func buildBlock<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item {
        content
    }
    public static func buildBlock<each R: TransferRepresentation>(
        _ content: repeat each R
    ) -> _NoRepresentation<Item> { _NoRepresentation() }
}

public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    public init(contentType: UTType) {}
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {}
    public init(
        exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
    ) {}
    public init(
        importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
    ) {}
}

public struct SentTransferredFile: Sendable {
    public let file: URL

    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
    }
}

public struct ReceivedTransferredFile: Sendable {
    public let file: URL
    public let isOriginalFile: Bool
}

public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {}
    public init(
        exportedContentType: UTType,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {}
    public init(
        importedContentType: UTType,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {}
}

public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
    public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}
    public init(
        exporting: @escaping @Sendable (Item) throws -> Proxy,
        importing: @escaping @Sendable (Proxy) throws -> Item
    ) {}
}

extension String: Transferable {
    public static var transferRepresentation: _NoRepresentation<String> { _NoRepresentation() }
}

extension Data: Transferable {
    public static var transferRepresentation: _NoRepresentation<Data> { _NoRepresentation() }
}

extension URL: Transferable {
    public static var transferRepresentation: _NoRepresentation<URL> { _NoRepresentation() }
}

extension AttributedString: Transferable {
    public static var transferRepresentation: _NoRepresentation<AttributedString> { _NoRepresentation() }
}
