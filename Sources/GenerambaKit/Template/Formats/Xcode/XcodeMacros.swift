import SourceText
import TemplateEngine

/// Turns the text macros of an Xcode template, such as `___VARIABLE_productName:identifier___`, into tags of Mustache.
struct XcodeMacros {
    /// A part of a text: as it is, or a tag with the expression in it.
    enum Piece: Equatable {
        case text(String)
        case tag(String)
        /// The module's name, with the prefix of the project.
        case module
    }

    private let template: XcodeTemplate?
    /// The texts of the project's own macros.
    private let own: [String: String]
    /// What is known of macros with their modifiers.
    private var known: [Substring: [Piece]?] = [:]
    /// The macros that nobody knows, with their places. They stay as they are.
    fileprivate(set) var unknown: [SourceRange] = []

    /// How deep computed options may refer to others.
    private static let maximumDepth = 20
    /// The maximum size of a macro's text in bytes. Computed options that repeat others could make it grow without end.
    private static let maximumSize = 1 << 20
    private static let fence = Array("___".utf8)

    init(_ template: XcodeTemplate? = nil, own: [String: String]) {
        (self.template, self.own) = (template, own)
    }

    /// Splits a text into its parts, each with its place.
    mutating func pieces(of range: SourceRange) -> [(piece: Piece, place: Range<Int>)] {
        let bytes = range.file.bytes
        var parts: [(piece: Piece, place: Range<Int>)] = []
        var start = range.offsets.lowerBound
        func text(to end: Int) -> [(piece: Piece, place: Range<Int>)] {
            start == end ? [] : [(.text(range.file.text(start..<end)), start..<end)]
        }
        var search = start
        while let opening = bytes[search..<range.offsets.upperBound].firstRange(of: Self.fence) {
            guard
                let (macro, end) = Self.macro(
                    in: bytes, after: opening.upperBound, to: range.offsets.upperBound)
            else {
                search = opening.lowerBound + 1
                continue
            }
            let place = opening.lowerBound..<end
            if let known = expansion(of: macro, depth: 0) {
                parts += text(to: place.lowerBound)
                parts += known.map { ($0, place) }
                start = place.upperBound
            } else {
                unknown.append(range.file.range(place))
            }
            search = place.upperBound
        }
        return parts + text(to: range.offsets.upperBound)
    }

    /// The name and the modifiers of a macro that begins at an offset, and the offset behind it; nil if none does.
    private static func macro(in bytes: [UInt8], after start: Int, to end: Int) -> (
        macro: Substring, end: Int
    )? {
        guard let close = bytes[start..<end].firstRange(of: fence), close.lowerBound > start else {
            return nil
        }
        // Names may end with underscores.
        var upper = close.upperBound
        while upper < end, bytes[upper] == UInt8(ascii: "_"), bytes[start..<upper - 3].count < 3 {
            upper += 1
        }
        let inner = bytes[start..<upper - 3]
        let isName = inner.allSatisfy { $0.isWordPart || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ",") }
        return isName ? (Substring(decoding: inner, as: UTF8.self), upper) : nil
    }

    private mutating func expansion(of macro: Substring, depth: Int) -> [Piece]? {
        if let known = known[macro] { return known }
        let found = newExpansion(of: macro, depth: depth).flatMap { $0.size > Self.maximumSize ? nil : $0 }
        known[macro] = .some(found)
        return found
    }

    private mutating func newExpansion(of macro: Substring, depth: Int) -> [Piece]? {
        let parts = macro.split(separator: ":", maxSplits: 1)
        guard let name = parts.first, depth < Self.maximumDepth,
            let known = expansion(of: String(name), depth)
        else {
            return nil
        }
        let filters =
            parts.dropFirst().first?.split(separator: ",").map { TextFilter(other: String($0)) } ?? []
        guard !filters.contains(nil) else { return nil }
        return filters.compactMap(\.self).reduce(known) { $0.applying($1) }
    }

    private mutating func expansion(of name: String, _ depth: Int) -> [Piece]? {
        if name.hasPrefix("VARIABLE_") {
            let id = String(name.dropFirst("VARIABLE_".count))
            if id == template?.nameOption { return [.module] }
            guard let option = template?.option(id) else { return id == "productName" ? [.module] : nil }
            guard option.kind == .static else { return [.tag(option.reference)] }
            return expanded(option.defaultText ?? "", depth: depth + 1)
        }
        if let text = own[name] { return expanded(text, depth: depth + 1) }
        switch name {
        case "FILEBASENAME": return [.tag("module_info.file_name | deleting_path_extension")]
        case "FILEBASENAMEASIDENTIFIER":
            return [.tag("module_info.file_name | deleting_path_extension | identifier")]
        case "FILEHEADER": return expanded(Self.header, depth: depth + 1)
        case "COPYRIGHT":
            return expanded(
                "Copyright © ___YEAR___ ___ORGANIZATIONNAME___. All rights reserved.", depth: depth + 1)
        default: return Self.names[name].map { [.tag($0)] }
        }
    }

    /// Expands a text that is not in a file; nil if it has an unknown macro.
    private mutating func expanded(_ text: String, depth: Int) -> [Piece]? {
        let file = SourceFile(path: "", text: text)
        var pieces: [Piece] = []
        var (start, search) = (0, 0)
        while let opening = file.bytes[search...].firstRange(of: Self.fence) {
            let found = Self.macro(in: file.bytes, after: opening.upperBound, to: file.bytes.count)
            guard let found else {
                search = opening.lowerBound + 1
                continue
            }
            guard let known = expansion(of: found.macro, depth: depth) else { return nil }
            if start < opening.lowerBound { pieces.append(.text(file.text(start..<opening.lowerBound))) }
            pieces += known
            (start, search) = (found.end, found.end)
        }
        if start < file.bytes.count { pieces.append(.text(file.text(start..<file.bytes.count))) }
        return pieces
    }

    /// The header of Xcode without an IDETemplateMacros.plist. It stands behind `//`.
    private static let header = """

        //  ___FILENAME___
        //  ___PROJECTNAME___
        //
        //  Created by ___FULLUSERNAME___ on ___DATE___.
        //
        """

    /// The expressions of macros, from Apple's page "Text macros reference".
    private static let names = [
        "FILENAME": "module_info.file_name", "PROJECTNAME": "module_info.project_name",
        "PROJECTNAMEASIDENTIFIER": "module_info.project_name | identifier",
        "PRODUCTNAME": "module_info.product_module_name", "PACKAGENAME": "module_info.project_name",
        "PACKAGENAMEASIDENTIFIER": "module_info.project_name | identifier",
        "TARGETNAME": "module_info.product_module_name",
        "TARGETNAMEASIDENTIFIER": "module_info.product_module_name",
        "FULLUSERNAME": "developer.name", "USERNAME": "developer.name", "DATE": "date", "YEAR": "year",
        "ORGANIZATIONNAME": "developer.company",
    ]
}

extension [XcodeMacros.Piece] {
    /// The size of the texts in bytes, and one for each tag.
    var size: Int { reduce(0) { if case .text(let text) = $1 { $0 + text.utf8.count } else { $0 + 1 } } }

    /// Applies a modifier to the text that the pieces make. What is between them stays, because names have neither dots
    /// nor slashes.
    fileprivate func applying(_ filter: TextFilter) -> Self {
        switch filter {
        case .deletingPathExtension, .pathExtension, .deletingTrailingDot, .lastPathComponent,
            .deletingLastPathComponent:
            guard let last = indices.last else { return self }
            let texts = indices.filter {
                if case .text(let text) = self[$0] { text.contains { "./".contains($0) } } else { false }
            }
            guard !texts.isEmpty || count == 1 else { return filter == .pathExtension ? [] : self }
            guard case .text(let text) = self[last] else { return self }
            let isPart = filter == .pathExtension || filter == .lastPathComponent && text.contains("/")
            let new = filter.spelling(of: text)
            return (isPart ? [] : dropLast()) + (new.isEmpty ? [] : [.text(new)])
        default:
            return enumerated().map { index, piece in
                switch piece {
                case .module: piece
                case .tag(let expression): .tag("\(expression) | \(filter.rawValue)")
                // The first character of a text that follows another one may be a digit.
                case .text(let text):
                    .text(
                        index == 0
                            ? filter.spelling(of: text) : String(filter.spelling(of: "_\(text)").dropFirst()))
                }
            }
        }
    }
}

extension XcodeMacros {
    /// Splits the name of a file or folder, in which the file's name is the module's name.
    mutating func pieces(ofName name: String) -> [Piece] {
        let known = unknown
        defer { unknown = known }
        let text = name.replacing(/___(FILEBASENAMEASIDENTIFIER|FILENAME)___/, with: "___FILEBASENAME___")
        return pieces(of: SourceFile(path: "", text: text).whole).map { part in
            part.piece == .tag("module_info.file_name | deleting_path_extension") ? .module : part.piece
        }
    }
}
