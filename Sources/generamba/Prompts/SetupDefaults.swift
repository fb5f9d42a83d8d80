import GenerambaKit
import SourceText
import SwiftText
import SystemAccess

/// The default answers of `setup`: those in the Rambafile and, where it has none, those that follow from Package.swift or
/// the Xcode project.
struct SetupDefaults {
    /// The answers in the Rambafile; nil when it is to be written anew.
    let existing: RambafileAnswers?
    let author: String?
    let knownTemplates: KnownTemplates
    /// The Xcode project; nil when modules go into a package or into a plain folder.
    let xcodeproj: String?
    /// The targets of the package or the Xcode project; nil when there is neither.
    private let known: ProjectTargets?
    /// The tool that generates the Xcode project; nil for none.
    let generator: ProjectGenerator?
    private let root: AbsolutePath
    /// Whether the answers of a Rambafile stay unless options give others.
    private let isUnasked: Bool
    /// Whether an option names another Xcode project than the Rambafile, whose targets may be missing there.
    private let isMoved: Bool

    /// - Parameters:
    ///   - root: the project's folder.
    ///   - rambafile: the existing Rambafile; nil to write one anew.
    ///   - xcodeproj: the Xcode project that an option names.
    ///   - isQuiet: whether not to tell that modules go into a package beside an Xcode project.
    ///   - isAsking: whether to ask which Xcode project to use if there are several.
    init(
        in root: AbsolutePath, _ rambafile: SourceFile?, xcodeproj: String?, isQuiet: Bool, isAsking: Bool,
        _ context: CommandContext
    ) throws {
        self.root = root
        existing = try rambafile.map { try RambafileAnswers($0) }
        var settings = existing ?? RambafileAnswers()
        settings.xcodeprojPath =
            try xcodeproj.map { (try? RelativePath(untrusted: $0))?.text ?? $0 } ?? settings.xcodeprojPath
            ?? (existing == nil
                ? context.xcodeproj(
                    in: root, isQuiet: isQuiet, isAsking: isAsking, option: "--xcodeproj_path") : nil)
        isMoved = existing.map { $0.xcodeprojPath != settings.xcodeprojPath } ?? false
        isUnasked = existing != nil && !isAsking && !isMoved
        self.xcodeproj = settings.xcodeprojPath.flatMap { $0.isEmpty ? nil : $0 }
        let targets = try ProjectTargets(
            of: Project(settings, in: root, user: context.user), environment: context.environment)
        generator = targets.generator
        known = targets.areFolders ? nil : targets
        author = try context.author()
        knownTemplates = try KnownTemplates(
            listed: existing?.templates ?? [],
            catalogs: rambafile.map { try RambafileAnswers.catalogs(in: $0) } ?? [],
            xcode: try XcodeTemplate.folders(below: root), in: root,
            usesUIKit: targets.usesUIKit(in: root))
    }

    var projectName: String {
        existing.flatMap { $0.projectName.isEmpty ? nil : $0.projectName } ?? known?.projectName ?? root.name
    }

    /// The names of the targets that can receive modules.
    var targets: [String] { known?.codeTargets ?? [] }

    /// The names of the targets that can receive tests.
    var testTargets: [String] { known?.all.filter(\.takesTests).map(\.name) ?? [] }

    /// The target for modules; nil when nothing suggests one.
    ///
    /// - Parameter isAsking: whether the user sees the answer. If not, that of the Rambafile stays.
    func target(isAsking: Bool) throws -> String? {
        let usual = try known?.usualTarget(in: root) ?? (isAsking ? targets.first : nil)
        guard let target = existing?.projectTarget, !target.isEmpty else { return usual }
        return !isAsking && !isMoved || known == nil || targets.contains(target) ? target : usual
    }

    /// Whether a target is the one in the Rambafile.
    private func isExisting(_ target: String) -> Bool { existing?.projectTarget == target }

    /// The test target for another target: that of the Rambafile, or else the one that tests it.
    ///
    /// - Parameter isAsking: whether the user sees the answer. If not, that of the Rambafile stays, even if it is none.
    func testTarget(for target: String, isAsking: Bool) throws -> String? {
        let kept = isExisting(target) ? existing?.testTarget : nil
        if isExisting(target), !isAsking, !isMoved || kept == nil { return kept }
        if let kept, known == nil || testTargets.contains(kept) { return kept }
        return try known?.testTargets(of: target).first { try isAsking || takesTests($0) }
    }

    /// Whether tests can go into a test target without a decision: its folder is known.
    private func takesTests(_ target: String) throws -> Bool {
        try self.target(target)?.isInXcodeProject != true || tests(in: target) != nil
    }

    /// The library for tests: that of the Rambafile or, for a new one, the one that the test target uses.
    func testFramework(of target: String?) throws -> TestFramework? {
        guard existing == nil else { return existing?.tests }
        return try known?.usedTestFramework(of: target, in: root)
    }

    private func target(_ name: String) -> ModuleTarget? { known?.all.first { $0.name == name } }

    /// Whether only the Rambafile can tell the folder of a target.
    func needsFolder(_ target: String) throws -> Bool {
        try !isUnasked && self.target(target)?.isInXcodeProject == true && home(of: target) == nil
    }

    /// The folder of a target, where modules go by default; nil when it is unknown.
    func folder(of target: String) throws -> String? { try home(of: target)?.text }

    /// The folder for modules in a target: that of the Rambafile, or else the target's own.
    func modules(in target: String) throws -> String? {
        try (isExisting(target) ? existing?.projectFilePath : nil) ?? folder(of: target)
    }

    /// The folder for tests in a target: that of the Rambafile, or else the target's own.
    func tests(in target: String) throws -> String? {
        try (existing?.testTarget == target ? existing?.testFilePath : nil) ?? folder(of: target)
    }

    /// The Xcode group for a folder of a target, if it is named otherwise than the folder; nil if it is not.
    func group(of folder: String?, in target: String) -> String? {
        folder.flatMap { try? RelativePath(untrusted: $0) }.flatMap { self.target(target)?.group(of: $0) }
    }

    private func home(of target: String) throws -> RelativePath? {
        do { return try self.target(target)?.folder(in: root) } catch is Diagnostics { return nil }
    }

    // MARK: Answers that are not accepted

    /// Why a target cannot be chosen; nil when it can, or when the targets are unknown.
    func rejectionReason(toTarget target: String, among known: [String]) -> String? {
        guard let owner = self.known?.owner, !known.contains(target) else { return nil }
        let what = known == testTargets ? "test target '\(target)'" : "target '\(target)' for modules"
        let names = known.isEmpty ? "none" : quoted(known, most: .max)
        return "no \(what) in \(owner): it has \(names)"
    }

    /// Warnings about the targets in a Rambafile that neither the Xcode project nor the package has.
    func missingTargets(in rambafile: SourceFile) throws -> Diagnostics {
        var found = Diagnostics()
        guard let known else { return found }
        let names = known.all.map(\.name)
        for target in try RambafileAnswers.targets(in: rambafile) where !names.contains(target.value) {
            found.addWarning(
                "no target '\(target.value)' in \(known.owner)", at: target.range,
                hint: didYouMean(target.value, in: names) ?? "it has \(quoted(names, most: .max))")
        }
        return found
    }

    /// Why a folder cannot receive the files of a target; nil when it can.
    func rejectionReason(to folder: String, of target: String) -> String? {
        guard let found = self.target(target) else { return nil }
        // Whether the folder can be looked at is known by then.
        let home = (try? home(of: target)) ?? nil
        do throws(PathProblem) {
            return found.rejectionReason(toFolder: try RelativePath(untrusted: folder), home: home)
                .map { "the folder '\(folder)' does not belong to the target '\(target)': \($0)" }
        } catch {
            let reason = error == .leaves ? "leads outside the project" : error.reason
            return "the folder '\(folder)' \(reason)"
        }
    }

    /// Why templates cannot be listed in the Rambafile; nil when they can.
    func rejectionReason(toTemplates names: [String]) -> String? {
        let known = knownTemplates.all.map(\.name)
        for name in names where !known.contains(name) {
            guard TemplateName(name) != nil else { return "'\(name)' is not a valid template name" }
            guard !knownTemplates.hasOthers else { continue }
            let hint = didYouMean(name, in: known) ?? "the templates are \(known.joined(separator: ", "))"
            return "no template '\(name)': \(hint)"
        }
        return nil
    }
}
