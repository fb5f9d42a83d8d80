import SourceText
import SystemAccess
import XcodeProject

/// A target that modules or their tests can go into.
package struct ModuleTarget: Sendable {
    /// What the target belongs to.
    package enum Owner: Sendable {
        case package(SwiftPackage.Target, SwiftPackage, folder: RelativePath)
        case xcode(XcodeProject.Target, XcodeBundle)
        /// A folder that another tool puts into a target, or that belongs to no target.
        case folder(isTest: Bool)
    }

    package let name: String
    package let owner: Owner

    /// Whether code can go into the target.
    package var takesCode: Bool {
        switch owner {
        case .package(let target, _, _): target.takesCode
        case .xcode(let target, _): target.kind == .native && !target.isTest
        case .folder(let isTest): !isTest
        }
    }

    /// Whether tests can go into the target.
    package var takesTests: Bool {
        switch owner {
        case .package(let target, _, _): target.takesTests
        case .xcode(let target, _): target.isTest
        case .folder(let isTest): isTest
        }
    }

    /// Whether it is an app of an Xcode project.
    package var isApplication: Bool {
        if case .xcode(let target, _) = owner { target.isApplication } else { false }
    }

    /// Why the target takes neither code nor tests, in words.
    package var type: String {
        switch owner {
        case .package(let target, _, _): "its type is '\(target.type)'"
        case .xcode(let target, _): target.kind == .native ? "it is a test target" : "it compiles no files"
        case .folder: ""
        }
    }

    /// The name of its Swift module.
    package var moduleName: String {
        if case .xcode(let target, let bundle) = owner { return bundle.moduleName(of: target) }
        return swiftModuleName(name)
    }

    /// Whether it belongs to an Xcode project.
    package var isInXcodeProject: Bool { bundle != nil }

    /// The Xcode group for files in a folder, with `/` between the names; nil if it has the names of the folder.
    package func group(of folder: RelativePath) -> String? {
        guard let bundle, case .classic = bundle.placement(of: folder.appending("File.swift"), in: name)
        else { return nil }
        let path = bundle.projectPath(folder)
        return (try? bundle.file.group(of: path)).flatMap {
            $0 == path.components.filter { $0 != ".." } ? nil : $0?.joined(separator: "/")
        }
    }

    /// The package's target; nil for other targets.
    var packageTarget: SwiftPackage.Target? {
        if case .package(let target, _, _) = owner { target } else { nil }
    }

    /// The Xcode project; nil for other targets.
    var bundle: XcodeBundle? { if case .xcode(_, let bundle) = owner { bundle } else { nil } }

    /// Whether it is a plain folder, which belongs to neither a package nor an Xcode project.
    var isFolder: Bool { if case .folder = owner { true } else { false } }

    /// Finds the target's own folder, where modules go by default.
    package func folder(in root: AbsolutePath) throws -> RelativePath {
        switch owner {
        case .package(let target, let package, let folder):
            return folder.appending(try target.folder(in: root.appending(folder), of: package))
        case .xcode(let target, let bundle):
            if let folder = try bundle.folder(of: target, in: root) { return folder }
            let key = target.isTest ? "test_file_path" : "project_file_path"
            throw Diagnostics.error(
                "it is not clear where the files of the target '\(name)' belong",
                hint: "name the folder with '\(key)' in the Rambafile or with '--\(key)'")
        case .folder(let isTest):
            let (what, key) = isTest ? ("tests", "test_file_path") : ("modules", "project_file_path")
            throw Diagnostics.error(
                "there is neither a Package.swift nor an Xcode project that tells where the \(what) belong",
                hint: "name the folder with '\(key)'")
        }
    }

    /// Why a folder or file does not belong to the target, whose own folder is `home`; nil when it does, or when the
    /// Xcode project can be edited so that it does.
    package func rejectionReason(to path: RelativePath, home: RelativePath?) -> String? {
        switch owner {
        case .package(let target, _, _): return home.flatMap { target.rejectionReason(to: path, home: $0) }
        case .xcode(_, let bundle):
            switch bundle.placement(of: path, in: name) {
            case .synchronized, .classic: return nil
            case .excluded(let folder):
                return "an exception in '\(bundle.path)' takes it out of the target's folder '\(folder)'"
            case .ownedByAnother(let folder, let owners):
                let names = "the target\(owners.count == 1 ? "" : "s") \(quoted(owners, most: .max))"
                return "the folder '\(folder)' belongs to \(owners.isEmpty ? "no target" : names)"
            }
        case .folder: return nil
        }
    }

    /// Why the files of a folder do not belong to the target, whose own folder is `home`; nil when they do.
    package func rejectionReason(toFolder path: RelativePath, home: RelativePath?) -> String? {
        rejectionReason(to: bundle == nil ? path : path.appending("File.swift"), home: home)
    }

    /// What to do about a file in a folder that belongs to another target; nil in a package.
    ///
    /// - Parameter others: all targets that the file is to belong to.
    private func way(for path: RelativePath, besides others: [ModuleTarget]) -> String? {
        guard case .xcode(let target, let bundle) = owner else { return nil }
        if case .excluded = bundle.placement(of: path, in: name) {
            if bundle.projectPath(path).isInfoPlist {
                return "it needs no target: the build setting INFOPLIST_FILE names it"
            }
            return "choose another folder, or pass '--add-exception'"
        }
        let own = target.synchronizedFolders.compactMap { bundle.path($0) }.filter { folder in
            others.allSatisfy { $0.owns(folder, home: folder) }
        }
        return (own.isEmpty ? "" : "put the files below \(quoted(own.map(\.text), most: .max)), or ")
            + "pass '--add-exception'"
    }

    /// Checks that a file or folder belongs to the target.
    ///
    /// - Parameter others: all targets that a file of an Xcode project is to belong to.
    package func check(
        _ kind: String, _ path: RelativePath, in home: RelativePath?, besides others: [ModuleTarget] = [],
        at range: SourceRange? = nil, hint: @autoclosure () throws -> String? = nil
    ) throws {
        guard let reason = rejectionReason(to: path, home: home) else { return }
        let advice = [reason, way(for: path, besides: others)].compactMap(\.self).joined(separator: "; ")
        throw Diagnostics.error(
            "the \(kind) '\(path)' does not belong to the target '\(name)'", at: range,
            hint: try hint() ?? advice)
    }

    /// Whether a folder is one of the target's, so that it can stand for the target.
    func owns(_ path: RelativePath, home: RelativePath) -> Bool {
        guard case .xcode(_, let bundle) = owner else { return rejectionReason(to: path, home: home) == nil }
        switch bundle.placement(of: path.appending("File.swift"), in: name) {
        case .synchronized: return true
        case .classic: return path.isInside(home)
        case .excluded, .ownedByAnother: return false
        }
    }
}

/// The name of a Swift module. As in SwiftPM, `_` replaces a leading digit and what C99 does not allow.
func swiftModuleName(_ target: String) -> String {
    func isWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
    }
    let name = String(String.UnicodeScalarView(target.unicodeScalars.map { isWord($0) ? $0 : "_" }))
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
}
