import SwiftText

/// A Package.swift in which `platforms:` can be edited: it calls `Package` exactly once, and its platforms, if it has
/// any, are a list of literals.
struct PackageManifest {
    private let tools: ToolsVersion
    /// The arguments of `Package`.
    private let arguments: CodeList
    /// The list of `platforms:`, and the names of the platforms in it; nil if there is no such argument.
    private let platforms: (list: CodeList, names: [String])?

    /// The labels of the arguments of `Package`, in the order that Swift requires.
    private static let labels = [
        "name", "defaultLocalization", "platforms", "pkgConfig", "providers", "products", "traits",
        "dependencies", "targets", "swiftLanguageVersions", "swiftLanguageModes", "cLanguageStandard",
        "cxxLanguageStandard",
    ]

    /// Parses a manifest. Nil if it cannot be edited safely, because it builds its package in another way.
    init?(_ bytes: [UInt8]) {
        guard let tools = ToolsVersion(manifest: bytes),
            let arguments = CodeList(ofCallOf: "Package", in: bytes)
        else { return nil }
        let places = (0..<arguments.count).map { index in
            arguments.label(of: index).flatMap { Self.labels.firstIndex(of: $0) } ?? -1
        }
        let tokens = SwiftToken.all(in: bytes)
        guard places.first == 0, !places.contains(-1), zip(places, places.dropFirst()).allSatisfy(<),
            // The name stands for nothing but the label of the argument.
            !zip(tokens, tokens.dropFirst()).contains(where: { $0.isWord("platforms") && !$1.isSign(":") })
        else { return nil }
        (self.tools, self.arguments) = (tools, arguments)
        guard let index = arguments.index(labelled: "platforms") else {
            platforms = nil
            return
        }
        guard let list = arguments.list(in: index), list.function == nil else { return nil }
        let names = (0..<list.count).compactMap { Self.platform(list, $0) }
        guard names.count == list.count else { return nil }
        platforms = (list, names)
    }

    /// The name of a platform with a literal version, such as `.iOS(.v13)`; nil for another element.
    private static func platform(_ list: CodeList, _ index: Int) -> String? {
        guard list.text(of: index).hasPrefix("."), let version = list.list(in: index), version.count == 1,
            version.text(of: 0).hasPrefix(".v") || version.string(of: 0) != nil
        else { return nil }
        return version.function
    }

    /// Returns the manifest with these versions in `platforms:`. Adds missing platforms and raises the versions of
    /// existing ones. Nil if that cannot be done in the form of the others.
    ///
    /// - Parameter declared: the platforms that the package has according to the toolchain.
    func adding(_ versions: [PlatformVersion], declared: [SwiftPackage.SupportedPlatform]) -> [UInt8]? {
        let names = (platforms?.names ?? []).map { $0.lowercased() }
        guard names.sorted() == declared.map(\.platformName).sorted(), Set(names).count == names.count
        else { return nil }
        var manifest: PackageManifest? = self
        var result: [UInt8]?
        for version in versions {
            result = manifest?.adding(version)
            manifest = result.flatMap { PackageManifest($0) }
        }
        return result
    }

    private func adding(_ version: PlatformVersion) -> [UInt8]? {
        let entry = version.entry(tools: tools)
        guard let (list, names) = platforms else {
            let before = arguments.index(labelled: "defaultLocalization") ?? 0
            return arguments.inserting("platforms: [\(entry)]", behind: before)
        }
        if let index = names.firstIndex(of: version.platform.rawValue) {
            return list.replacing(index, with: entry)
        }
        return list.inserting(entry, behind: list.count == 0 ? nil : list.count - 1)
    }
}

extension SwiftPackage {
    /// Reads what a manifest says with literals, because SwiftPM does not tell its plugins everything: the platforms, the
    /// order of the targets, those without sources, and what targets exclude, compile and copy. Other targets stay as they
    /// are.
    mutating func addLiterals(of manifest: [UInt8]) {
        guard let arguments = CodeList(ofCallOf: "Package", in: manifest) else { return }
        let versions = arguments.lists(labelled: "platforms")?.map(SupportedPlatform.init)
        platforms = versions.flatMap { $0.contains(nil) ? nil : $0.compactMap(\.self) }
        let literal = (arguments.lists(labelled: "targets") ?? []).compactMap(Target.init)
        targets = literal + targets.filter { target in !literal.contains { $0.name == target.name } }
    }
}

extension SwiftPackage.Target {
    /// The kinds of targets by the functions that make them.
    private static let types = [
        "target": "regular", "executableTarget": "executable", "testTarget": "test", "macro": "macro",
        "plugin": "plugin", "systemLibrary": "system", "binaryTarget": "binary",
    ]

    /// Reads an element of `targets:`, such as `.target(name: "Shop")`; nil for another one.
    fileprivate init?(_ call: CodeList) {
        guard let type = call.function.flatMap({ Self.types[$0] }), let name = call.string(labelled: "name")
        else { return nil }
        func strings(_ label: String) -> [String]? {
            call.index(labelled: label).map { call.strings(in: $0) }
        }
        let dependencies = call.index(labelled: "dependencies").flatMap { call.list(in: $0) }
        self.init(
            name: name, type: type, path: call.string(labelled: "path"), exclude: strings("exclude") ?? [],
            sources: strings("sources"), resources: strings("resources"),
            dependencies: dependencies.map { list in
                (0..<list.count).map { index in
                    if let name = list.string(of: index) { return name }
                    // Names of products do not matter here.
                    let call = list.list(in: index)
                    return call?.function == "product" ? "" : call?.string(labelled: "name") ?? ""
                }
            } ?? [])
    }
}

extension CodeList {
    fileprivate func string(labelled label: String) -> String? {
        index(labelled: label).flatMap { string(of: $0) }
    }

    /// The calls in the list of an argument; none without the argument, and nil if something else is in it.
    fileprivate func lists(labelled label: String) -> [CodeList]? {
        guard let index = index(labelled: label) else { return [] }
        guard let items = list(in: index) else { return nil }
        let lists = (0..<items.count).compactMap { items.list(in: $0) }
        return lists.count == items.count ? lists : nil
    }
}

extension SwiftPackage.SupportedPlatform {
    /// Reads an element of `platforms:`, such as `.iOS(.v13)` or `.macOS("10.15")`.
    fileprivate init?(_ entry: CodeList) {
        guard let name = entry.function, entry.count == 1 else { return nil }
        let text = entry.text(of: 0)
        let named = text.hasPrefix(".v") ? text.dropFirst(2).replacing("_", with: ".") : nil
        guard let version = named.map(String.init) ?? entry.string(of: 0) else { return nil }
        self.init(
            platformName: name.lowercased(), version: version.contains(".") ? version : "\(version).0")
    }
}
