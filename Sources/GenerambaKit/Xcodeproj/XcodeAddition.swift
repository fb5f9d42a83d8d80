import SourceText
import SystemAccess
import XcodeProject

/// How files are added to an Xcode project.
package struct XcodeAddition: Sendable {
    /// The targets that the files are to be members of. Without any, a file in a synchronized folder belongs to the
    /// targets that own the folder, and another one to the usual target.
    package var targets: [String] = []
    /// The group for the files; nil for the groups of their folders.
    package var group: String?
    /// Whether the files are resources, whatever their extensions are.
    package var isResource = false
    /// Whether new groups have no folders.
    package var createsLogicalGroups = false
    /// Whether files in synchronized folders of other targets become exceptions there.
    package var addsExceptions = false

    package init() {}
}

extension Xcodeproj {
    /// Plans to add files that exist on disk, and packages.
    ///
    /// - Parameters:
    ///   - names: the paths of the files and folders, relative to the folder that the command works in.
    ///   - diagnostics: receives warnings about options that have no effect on a file.
    /// - Throws: `Diagnostics` for a file that cannot be added, for an unknown target, and for a project that cannot be
    ///   edited safely; `FileProblem`; `PathProblem`.
    package func adding(
        _ names: [String], _ options: XcodeAddition, diagnostics: inout Diagnostics
    ) throws -> XcodeEdit {
        let named = try names.map { try NamedFile($0, in: self) }.distinct(by: \.path)
        let folders = try named.compactMap { file in try package(file).map { (file: file, package: $0) } }
        let files = try named.filter { file in !folders.contains { $0.file.path == file.path } }
            .flatMap { try $0.all(in: self) }.distinct(by: \.path)
        let bundle = try bundle()
        var found = Diagnostics()
        try found.collect { _ = try files.mapCollecting { try $0.check() } }
        let chosen = try found.collect {
            try options.targets.distinct(by: \.self).mapCollecting { try bundle.target($0).name }
        }
        try found.throwErrors()
        let added = try files.mapCollecting { file in
            let targets = try targets(for: file, chosen ?? [], in: bundle)
            if !options.addsExceptions { try check(file, targets, in: bundle) }
            // A file that cannot be read counts as text.
            return AddedFile(
                file.path, group: options.group, targets: targets, isResource: options.isResource,
                isBinary: (try? Disk.read(file.place))?.isBinary == true)
        }
        let packages = try folders.mapCollecting { folder, package in
            try folder.check(package, options, in: bundle)
            return AddedPackage(
                folder.path, products: package.libraries,
                targets: try targets(for: folder, chosen ?? [], in: bundle))
        }
        var edit = XcodeEdit(of: self)
        var form = EditOptions(
            module: (added.first?.path ?? packages.first?.path)?.description ?? "",
            createsLogicalGroups: options.createsLogicalGroups,
            addsExceptions: options.addsExceptions)
        form.installsHeaders = true
        // Files in synchronized folders of their targets need no edit.
        let isThere = packages.isEmpty && added.allSatisfy(bundle.isSynchronized)
        let change = try isThere ? nil : bundle.file.adding(added, packages: packages, options: form)
        diagnostics.add(contentsOf: change?.warnings ?? Diagnostics())
        edit.take(change, of: files + folders.map(\.file), .add, folder: bundle.folder(around:))
        for (file, added) in zip(edit.files, added) { file.warn(added, options, &diagnostics) }
        if let change, !change.isEmpty {
            edit.change = try bundle.change(from: bundle.file, to: change.bytes, in: root)
        }
        return edit
    }

    private func targets(for file: NamedFile, _ chosen: [String], in bundle: XcodeBundle) throws -> [String] {
        guard chosen.isEmpty else { return chosen }
        let owners = bundle.owners(of: file.path)
        guard owners.isEmpty else { return owners }
        if let usual = try ProjectTargets(bundle).usualTarget(in: root) { return [usual] }
        let names = bundle.targets.filter { $0.kind == .native }.map(\.name)
        throw Diagnostics.error(
            "it is not clear which target of '\(path)' is to have '\(file.shown)'",
            hint: names.isEmpty ? "it has none that takes files" : "name it with '--target': \(quoted(names))"
        )
    }

    /// Checks that a file is not in a synchronized folder of another target.
    private func check(_ file: NamedFile, _ targets: [String], in bundle: XcodeBundle) throws {
        // The editor refuses files outside.
        guard let path = file.place.below(root) else { return }
        for name in targets {
            let target = ModuleTarget(name: name, owner: .xcode(try bundle.target(name), bundle))
            try target.check("file", path, in: nil)
        }
    }
}

extension NamedFile {
    /// Checks that the folder of a package can be added to a project.
    fileprivate func check(
        _ package: SwiftPackage, _ options: XcodeAddition, in bundle: XcodeBundle
    ) throws {
        guard !package.libraries.isEmpty else {
            throw Diagnostics.error(
                "the package in '\(shown)' has no library that a target could link",
                hint: "add '.library(name: …, targets: […])' to its products")
        }
        if let folder = bundle.folder(around: path) {
            throw Diagnostics.error(
                "'\(shown)' has a package, but Xcode puts the files in '\(folder)' into targets",
                hint: "move the package to another folder")
        }
        guard options.group == nil, !options.isResource else {
            throw Diagnostics.error(
                "'\(shown)' has a package, which is neither a resource nor in a group",
                hint: "leave out '--group' and '--resource', or name files in the folder")
        }
    }
}

extension XcodeEdit.File {
    /// Adds warnings about options that have no effect on the file.
    fileprivate func warn(_ added: AddedFile, _ options: XcodeAddition, _ diagnostics: inout Diagnostics) {
        if let folder {
            guard options.group != nil else { return }
            diagnostics.addWarning(
                "'\(path)' gets no group: Xcode synchronizes '\(folder)'",
                hint: "leave out '--group', or move the file out of the folder")
        } else if added.phase == nil, !options.targets.isEmpty, targets.isEmpty {
            diagnostics.addWarning(
                "'\(path)' is not in the \(quotedTargets(options.targets)): its type is neither compiled nor copied",
                hint: added.path.name.hasSuffix(".h") ? nil : "to copy it, pass '--resource'")
        }
    }
}

extension XcodeBundle {
    fileprivate func target(_ name: String) throws -> Target {
        let native = targets.filter { $0.kind == .native }.map(\.name)
        guard let target = targets.first(where: { $0.name == name }) else {
            let list = native.isEmpty ? nil : "it has \(quoted(native, most: .max))"
            throw Diagnostics.error(
                "no target '\(name)' in '\(path)'", hint: didYouMean(name, in: native) ?? list)
        }
        guard target.kind == .native else {
            throw Diagnostics.error(
                "the target '\(name)' compiles no files",
                hint: native.isEmpty ? nil : "name one of \(quoted(native, most: .max))")
        }
        return target
    }
}
