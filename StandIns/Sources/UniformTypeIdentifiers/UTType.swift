import Foundation

/// The type of a file or of data.
public struct UTType: Hashable, Codable, Sendable {
    public let identifier: String

    public init?(_ identifier: String) {
        guard !identifier.isEmpty else { return nil }
        self.identifier = identifier
    }

    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }

    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }

    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        guard let type = Self.extensions.first(where: { $0.value == filenameExtension })?.key else {
            return nil
        }
        identifier = type
    }

    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        guard let type = Self.mimeTypes.first(where: { $0.value == mimeType })?.key else { return nil }
        identifier = type
    }

    public var preferredFilenameExtension: String? { Self.extensions[identifier] }
    public var preferredMIMEType: String? { Self.mimeTypes[identifier] }
    public var description: String { identifier }

    /// Knows only that everything else conforms to `item` and `data`.
    public func conforms(to type: UTType) -> Bool { self == type || type == .item || type == .data }

    private static let extensions = [
        "public.plain-text": "txt", "public.json": "json", "public.png": "png", "public.jpeg": "jpeg",
        "com.adobe.pdf": "pdf", "public.html": "html", "public.xml": "xml", "public.zip-archive": "zip",
        "public.comma-separated-values-text": "csv",
    ]
    private static let mimeTypes = [
        "public.plain-text": "text/plain", "public.json": "application/json", "public.png": "image/png",
        "public.jpeg": "image/jpeg", "com.adobe.pdf": "application/pdf", "public.html": "text/html",
    ]

    public static let item = UTType(importedAs: "public.item")
    public static let content = UTType(importedAs: "public.content")
    public static let data = UTType(importedAs: "public.data")
    public static let text = UTType(importedAs: "public.text")
    public static let plainText = UTType(importedAs: "public.plain-text")
    public static let utf8PlainText = UTType(importedAs: "public.utf8-plain-text")
    public static let commaSeparatedText = UTType(importedAs: "public.comma-separated-values-text")
    public static let json = UTType(importedAs: "public.json")
    public static let xml = UTType(importedAs: "public.xml")
    public static let yaml = UTType(importedAs: "public.yaml")
    public static let html = UTType(importedAs: "public.html")
    public static let pdf = UTType(importedAs: "com.adobe.pdf")
    public static let rtf = UTType(importedAs: "public.rtf")
    public static let propertyList = UTType(importedAs: "com.apple.property-list")
    public static let image = UTType(importedAs: "public.image")
    public static let png = UTType(importedAs: "public.png")
    public static let jpeg = UTType(importedAs: "public.jpeg")
    public static let heic = UTType(importedAs: "public.heic")
    public static let gif = UTType(importedAs: "com.compuserve.gif")
    public static let svg = UTType(importedAs: "public.svg-image")
    public static let movie = UTType(importedAs: "public.movie")
    public static let video = UTType(importedAs: "public.video")
    public static let mpeg4Movie = UTType(importedAs: "public.mpeg-4")
    public static let quickTimeMovie = UTType(importedAs: "com.apple.quicktime-movie")
    public static let audio = UTType(importedAs: "public.audio")
    public static let mp3 = UTType(importedAs: "public.mp3")
    public static let url = UTType(importedAs: "public.url")
    public static let fileURL = UTType(importedAs: "public.file-url")
    public static let folder = UTType(importedAs: "public.folder")
    public static let directory = UTType(importedAs: "public.directory")
    public static let zip = UTType(importedAs: "public.zip-archive")
    public static let archive = UTType(importedAs: "public.archive")
    public static let calendarEvent = UTType(importedAs: "public.calendar-event")
    public static let contact = UTType(importedAs: "public.contact")
    public static let vCard = UTType(importedAs: "public.vcard")
    public static let swiftSource = UTType(importedAs: "public.swift-source")
    public static let sourceCode = UTType(importedAs: "public.source-code")
}

extension UTType: CustomStringConvertible {}
