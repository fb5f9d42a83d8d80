import SourceText
import SystemAccess

/// What a package lacks for generated code: platforms in its manifest, and modules where 'swift build' runs.
package struct PlatformGap: Sendable {
    /// The versions that the manifest lacks, with what needs them.
    package let needs: [PlatformNeeds.Need]
    /// The platforms that the manifest names.
    private let declared: [SwiftPackage.SupportedPlatform]
    /// The modules of Apple's that the code imports and that some systems lack.
    package let modules: Set<String>
    /// The edit of the manifest; nil if it cannot be edited safely.
    package let edit: Change?
    private let tools: ToolsVersion
    /// The file name of the manifest.
    package let manifest: String

    /// Compares what modules need with what a package has. Nil if nothing is missing, or if that is unknown.
    ///
    /// - Parameter earlier: another edit of the manifest, which this one includes.
    /// - Throws: `FileProblem`.
    package init?(
        of modules: [GeneratedModule], in package: SwiftPackage, of project: Project, after earlier: Change?
    ) throws {
        guard let platforms = package.platforms else { return nil }
        (manifest, declared) = (package.manifest, platforms)
        let versions = declared.compactMap(\.known)
        var needs = PlatformNeeds()
        for template in modules.map(\.template).distinct(by: \.self) {
            let own = modules.filter { $0.template == template }
            let stated = own.flatMap(\.platforms)
            needs.add(PlatformNeeds(of: own.lazy.flatMap(\.files), stated: stated, declared: versions))
        }
        self.needs = Self.missing(needs, declared, versions)
        self.modules = needs.modules
        guard !self.needs.isEmpty || !self.modules.isEmpty,
            let text = try earlier?.after?.bytes ?? project.newPackage?.manifest(hasTests: modules.haveTests)
                ?? Disk.read(project.root.appending(manifest))
        else { return nil }
        tools = ToolsVersion(manifest: text) ?? ToolsVersion(5, 0)
        let isFile =
            try project.newPackage != nil || Disk.kind(of: project.root.appending(manifest)) == .file
        let edited =
            isFile && !self.needs.isEmpty
            ? PackageManifest(text)?.adding(self.needs.map(\.version), declared: declared) : nil
        edit = edited.map { [manifest] in
            Change(
                .edit, RelativePath(name: manifest), before: earlier?.before ?? .file(text), after: .file($0),
                by: .program)
        }
    }

    /// Returns what a package lacks. A package that names platforms needs to support only those, but code for iOS also
    /// requires a platform that has UIKit.
    private static func missing(
        _ needs: PlatformNeeds, _ declared: [SwiftPackage.SupportedPlatform], _ versions: [PlatformVersion]
    ) -> [PlatformNeeds.Need] {
        ApplePlatform.allCases.compactMap { platform in
            guard let need = needs.needs[platform] else { return nil }
            if let version = versions.first(where: { $0.platform == platform }) {
                return version.isBefore(need.version) ? need : nil
            }
            let hasUIKit = declared.contains {
                ["tvos", "visionos", "maccatalyst"].contains($0.platformName)
            }
            if platform == .iOS, needs.isForIOS { return hasUIKit ? nil : need }
            return declared.isEmpty && !needs.isForIOS ? need : nil
        }
    }

    /// What is missing: `the code needs iOS 14 ('UIAction'), but Package.swift names no platforms`.
    package var reason: String {
        let reasons = Set(needs.compactMap(\.reason)).sorted().map { "'\($0)'" }.joined(separator: ", ")
        let versions = needs.map(\.version.description).joined(separator: " or ")
        let owner =
            reasons.isEmpty ? "the template needs \(versions)" : "the code needs \(versions) (\(reasons))"
        return "\(owner), but \(manifest) names \(named)"
    }

    private var named: String {
        guard !declared.isEmpty else { return "no platforms" }
        let platforms = declared.filter { platform in
            needs.contains { $0.version.platform.rawValue.lowercased() == platform.platformName }
        }
        guard !platforms.isEmpty else { return "other platforms" }
        return platforms.compactMap(\.known).map(\.description).joined(separator: " and ")
    }

    /// The entries that `platforms:` needs.
    package var entries: [String] { needs.map { $0.version.entry(tools: tools) } }

    /// The module that 'swift build' lacks, and how to build the code; nil if it lacks none.
    ///
    /// - Parameter isOnMac: whether it runs on a Mac, which lacks only UIKit.
    package func lack(isOnMac: Bool) -> String? {
        if modules.contains("UIKit") { return "UIKit: build for iOS" }
        // Linux has these two.
        let lacking = isOnMac ? [] : modules.subtracting(["Observation", "Synchronization"])
        return lacking.min().map { "\($0) on Linux: build" }
    }

    /// The text to write in the manifest: the whole argument, or entries for the existing one.
    package var text: String {
        declared.isEmpty ? "platforms: [\(entries.joined(separator: ", "))]" : entries.joined(separator: ", ")
    }

    /// The notes for a report, if the edit is not made.
    package var notes: [String] {
        guard !needs.isEmpty else { return [] }
        let place = declared.isEmpty ? "after the name of the package" : "among its platforms"
        return [
            "note: \(reason)", "hint: write '\(text)' in \(manifest), \(place), or pass '--edit-manifest'",
        ]
    }
}

extension SwiftPackage.SupportedPlatform {
    /// The platform, if this program knows it.
    fileprivate var known: PlatformVersion? {
        ApplePlatform(dumped: platformName).flatMap { PlatformVersion($0, text: version) }
    }
}
