import SourceText
import SystemAccess

/// Finding Xcode's file templates, which may be at any depth of a folder or repository.
extension XcodeTemplate {
    /// Returns the folders of the templates below a folder, sorted: none in hidden folders, behind symbolic links, or in
    /// folders for dependencies and products.
    package static func folders(below top: AbsolutePath) throws -> [RelativePath] {
        var found: [RelativePath] = []
        var unread = [RelativePath.here]
        while let folder = unread.popLast() {
            for (name, kind) in try Disk.entries(in: top.appending(folder)) {
                guard kind == .folder, !name.hasPrefix("."), !othersFolders.contains(name),
                    let child = try? folder.appending(untrusted: name)
                else { continue }
                let isTemplate =
                    try name.hasSuffix(ending)
                    && Disk.kind(of: top.appending(child).appending(manifest)) != nil
                if isTemplate {
                    found.append(child)
                } else if child.components.count < TemplateLimits.depth {
                    unread.append(child)
                }
            }
        }
        return found.sorted()
    }

    /// The folder in which Xcode looks for the user's templates; nil without a home folder.
    package static func library(environment: [String: String]) -> AbsolutePath? {
        guard let home = environment["HOME"], isAbsolutePath(home) else { return nil }
        return AbsolutePath(home).appending("Library/Developer/Xcode/Templates")
    }

    private static let othersFolders: Set = ["Carthage", "DerivedData", "Pods", "build", "node_modules"]

    /// The name of the template in a folder, which is that of the folder without its ending; nil if it is invalid.
    static func name(ofFolder folder: String) -> TemplateName? {
        TemplateName(folder.hasSuffix(ending) ? String(folder.dropLast(ending.count)) : folder)
    }
}

extension TemplateFolder {
    /// Whether the folder has a template of this name, or a symbolic link in place of its manifest: reading that reports
    /// the reason.
    func hasManifest(of name: TemplateName) throws -> Bool {
        try isFileOrBadLink(name.rambaspec) || isFile(XcodeTemplate.manifest)
    }

    /// Reads the rambaspec of a template, or only its first lines for a file template of Xcode; nil if there is neither.
    func rambaspec(of name: TemplateName) throws -> [UInt8]? {
        if let bytes = try read(name.rambaspec) { return bytes }
        return try isFile(XcodeTemplate.manifest) ? XcodeTemplate(xcodeManifest()).head(name) : nil
    }
}

extension ResolvedTemplate {
    /// The template as it can be used: a file template of Xcode is converted, others are as they are. The manifest of one
    /// that cannot be converted cannot be read.
    ///
    /// - Parameter macros: Xcode's text macros of the project, with which a converted template is converted again.
    func opened(with macros: TextMacros? = nil) throws -> ResolvedTemplate {
        let folder = original ?? folder
        guard original == nil || macros != nil, let name = TemplateName(name),
            try !folder.isFileOrBadLink(name.rambaspec), try folder.isFile(XcodeTemplate.manifest)
        else { return self }
        var template = self
        template.original = folder
        do {
            let conversion = try XcodeConversion(folder, named: name, macros)
            template.folder = .converted(conversion.files, shown: folder.shown)
            template.found = conversion.found
        } catch let problems as Diagnostics {
            template.folder = .converted(
                [name.rambaspec: SourceFile(path: "", bytes: [])], shown: folder.shown)
            template.found = problems
        }
        return template
    }
}
