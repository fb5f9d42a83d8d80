import SourceText
import SystemAccess
import TemplateEngine

/// The comment above each generated Swift file, in Mustache.
struct FileHeader: Sendable {
    let document: Document

    /// Whether the header has the author's name.
    var mentionsDeveloper: Bool { document.names.contains { $0.hasPrefix("developer") } }

    /// Finds the header of a project: that of the Rambafile or, without one, that of Xcode, which members of a team share
    /// in the Xcode project, in its workspace or in the package.
    ///
    /// - Parameter diagnostics: receives a warning for settings of Xcode that cannot be read.
    /// - Returns: nil without either.
    static func find(
        for project: Project, code: Destination.Side, _ diagnostics: inout Diagnostics
    ) throws -> FileHeader? {
        if let header = project.rambafile.header {
            return header.value.isEmpty ? nil : FileHeader(document: try .mustache(header.textRange))
        }
        // The bundles with macros, in the order in which they win.
        var bundles: [RelativePath] = [".swiftpm/xcode/package.xcworkspace"]
        if let bundle = code.target.bundle {
            let workspaces = try XcodeBundle.names(in: project.root, endingWith: ".xcworkspace")
            bundles = [bundle.path] + workspaces.compactMap { try? RelativePath(untrusted: $0) }
        }
        for bundle in bundles {
            let file = project.root.appending(bundle).appending("xcshareddata/IDETemplateMacros.plist")
            guard let bytes = try Disk.read(file) else { continue }
            let shown = file.shown(from: project.user)
            do {
                return try FileHeader(macros: bytes, path: shown)
            } catch let thrown as Diagnostics {
                diagnostics.addWarning(
                    "'\(shown)' cannot be used: \(thrown.all[0].message)",
                    hint: "write 'header:' in the Rambafile")
            }
        }
        return nil
    }
}

/// Xcode's macros for the text of new files: Xcode Help, "Customize text macros".
extension FileHeader {
    /// Reads a file with macros; nil if they do not set a header.
    private init?(macros bytes: [UInt8], path: String) throws {
        guard let values = try? JSON.texts(ofPropertyList: bytes) else {
            throw Diagnostics.error("it is not a property list of texts")
        }
        guard let text = values["FILEHEADER"] else { return nil }
        // Xcode writes the two slashes in front of the text.
        let mustache = try Self.replacing(in: "//\(text)", values)
        document = try .mustache(SourceFile(path: path, text: mustache).whole)
    }

    /// Returns a text with Mustache tags instead of macros.
    private static func replacing(in text: String, _ values: [String: String], depth: Int = 0) throws
        -> String
    {
        var result = ""
        var rest = text[...]
        while let match = rest.firstMatch(of: /___(?<name>[A-Z][A-Z_]*?)(?::[A-Za-z,]+)?___/) {
            result += rest[..<match.range.lowerBound]
            rest = rest[match.range.upperBound...]
            // Xcode's modifiers change what Swift files do not need changed, such as ':identifier'.
            let name = String(match.output.name)
            if let own = values[name], name != "FILEHEADER", depth < mostNested {
                result += try replacing(in: own, values, depth: depth + 1)
            } else if let tag = tags[name] {
                result += tag
            } else {
                throw Diagnostics.error("it has the unknown macro '\(match.output.0)'")
            }
        }
        return result + rest
    }

    /// The maximum number of macros in each other, which ends those that contain themselves.
    private static let mostNested = 10

    /// What a template prints for a macro.
    private static let tags = [
        "FILENAME": "{{ module_info.file_name }}",
        "FILEBASENAME": "{{ file_basename }}",
        "FILEBASENAMEASIDENTIFIER": "{{ file_basename }}",
        "FULLUSERNAME": "{{ developer.name }}",
        "USERNAME": "{{ developer.name }}",
        "ORGANIZATIONNAME": "{{ developer.company }}",
        "COPYRIGHT":
            "Copyright © {{ year }}{{#developer.company}} {{ . }}{{/developer.company}}. All rights reserved.",
        "DATE": "{{ date }}",
        "YEAR": "{{ year }}",
        "PROJECTNAME": "{{ module_info.project_name }}",
        "PROJECTNAMEASIDENTIFIER": "{{ module_info.project_name }}",
        "PACKAGENAME": "{{ module_info.project_name }}",
        "PACKAGENAMEASIDENTIFIER": "{{ module_info.project_name }}",
        "TARGETNAME":
            "{{#module_info.project_targets}}{{#-first}}{{ . }}{{/-first}}{{/module_info.project_targets}}",
        "PRODUCTNAME": "{{ module_info.product_module_name }}",
    ]
}
