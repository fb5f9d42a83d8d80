import SourceText
import SwiftText
import SystemAccess

/// What a module's own target adds to Package.swift: an element of one of its lists.
package struct ManifestEntry: Sendable, Equatable {
    /// The label of the list: `targets`, `products` or `dependencies`.
    let label: String
    /// The target that has the list; nil for a list of the package.
    let target: String?
    /// The element or, if there was no such list, the whole argument with its label.
    let text: String

    init(_ label: String, of target: String? = nil, _ text: String) {
        (self.label, self.target, self.text) = (label, target, text)
    }

    /// Reads the line of a record. Nil if it is damaged.
    init?(line: String) {
        guard let sign = line.firstIndex(of: "=") else { return nil }
        let path = line[..<sign].split(separator: "/", maxSplits: 1).map(String.init)
        guard let label = path.first, ["targets", "products", "dependencies"].contains(label) else {
            return nil
        }
        self.init(label, of: path.dropFirst().first, String(line[sign...].dropFirst()))
    }

    /// The line of a record: `targets=.target(name: "Pay")` or `dependencies/Shop="Pay"`.
    var line: String { "\(label)\(target.map { "/\($0)" } ?? "")=\(text)" }

    /// The labels that stand before a missing list, in the order that Swift requires.
    private var labelsBefore: [String] {
        target != nil ? ["name"] : ["name", "defaultLocalization", "platforms", "pkgConfig", "providers"]
    }

    /// Whether the entry is a whole argument.
    private var isWhole: Bool { text.hasPrefix(start) }
    private var start: String { "\(label): [" }

    /// Returns the entry as a whole argument if another one of the same list, which goes, is one; nil otherwise.
    func inheriting(from other: ManifestEntry) -> ManifestEntry? {
        guard (label, target) == (other.label, other.target), other.isWhole, !isWhole else { return nil }
        return ManifestEntry(label, of: target, "\(start)\(text)]")
    }

    /// Returns a manifest with the entry, in the form of its neighbors, and the entry as it stands there; nil if the
    /// manifest cannot be edited safely.
    func added(to bytes: [UInt8]) -> (bytes: [UInt8], entry: ManifestEntry)? {
        guard let owner = owner(in: bytes) else { return nil }
        if let index = owner.index(labelled: label) {
            guard let list = owner.list(in: index), list.function == nil else { return nil }
            return list.inserting(text, behind: list.count == 0 ? nil : list.count - 1).map { ($0, self) }
        }
        guard let place = (0..<owner.count).last(where: { labelsBefore.contains(owner.label(of: $0) ?? "") })
        else { return nil }
        let whole = ManifestEntry(label, of: target, "\(start)\(text)]")
        return owner.inserting(whole.text, behind: place).map { ($0, whole) }
    }

    /// Returns a manifest without the entry, as it was before if nothing around has changed; nil if the entry does not
    /// stand there as it was added.
    func removed(from bytes: [UInt8]) -> [UInt8]? {
        guard let owner = owner(in: bytes), let index = owner.index(labelled: label) else { return nil }
        if isWhole, owner.index(ofText: text) == index { return owner.removing(index) }
        let element = isWhole ? String(text.dropFirst(start.count).dropLast()) : text
        guard let list = owner.list(in: index), let place = list.index(ofText: element) else {
            return nil
        }
        return list.removing(place)
    }

    /// The arguments of the package or of the target that has the list.
    private func owner(in bytes: [UInt8]) -> CodeList? {
        guard let target else { return ManifestTargets(bytes)?.package }
        return ManifestTargets(bytes)?.all.first { $0.name == target }?.arguments
    }
}

extension [ManifestEntry] {
    /// Returns the entries with further ones.
    func adding(_ others: [ManifestEntry]) -> [ManifestEntry] { self + others.filter { !contains($0) } }
}

extension RelativePath {
    /// Whether it is the manifest of a package in the project's folder.
    var isManifest: Bool { components.count == 1 && name.hasPrefix("Package") && name.hasSuffix(".swift") }
}

/// The targets in a Package.swift that lists them one by one, in the only call of `Package`.
struct ManifestTargets {
    /// The arguments of the package.
    let package: CodeList
    /// The targets with their arguments.
    private(set) var all: [(name: String, arguments: CodeList)] = []

    /// The functions that make targets.
    private static let functions: Set = [
        "target", "executableTarget", "testTarget", "macro", "plugin", "systemLibrary", "binaryTarget",
    ]

    /// Nil for a manifest that makes its targets in another way.
    init?(_ bytes: [UInt8]) {
        guard let package = CodeList(ofCallOf: "Package", in: bytes),
            let index = package.index(labelled: "targets"),
            let list = package.list(in: index), list.function == nil
        else { return nil }
        self.package = package
        for index in 0..<list.count {
            guard let arguments = list.list(in: index), Self.functions.contains(arguments.function ?? ""),
                arguments.count > 0, arguments.label(of: 0) == "name", let name = arguments.string(of: 0)
            else { return nil }
            all.append((name, arguments))
        }
    }

    /// The text of the dependency on a module that a target has; nil if none has it.
    func dependency(on module: String) -> String? {
        for (_, arguments) in all {
            guard let index = arguments.index(labelled: "dependencies"),
                let list = arguments.list(in: index), list.function == nil
            else { continue }
            let found = (0..<list.count).first { element in
                let call = list.list(in: element)
                let name = call.flatMap { $0.index(labelled: "name").flatMap($0.string) }
                return (name ?? list.string(of: element)) == module
            }
            if let found { return list.text(of: found) }
        }
        return nil
    }

    /// The text of the product with a name; nil if the package lists none.
    func product(_ name: String) -> String? {
        guard let list = package.index(labelled: "products").flatMap(package.list(in:)) else { return nil }
        return (0..<list.count).first { list.list(in: $0)?.string(of: 0) == name }.map(list.text)
    }

    /// Whether the package names a target or product, such as in the dependencies of another target.
    func names(_ target: String) -> Bool {
        ["targets", "products"].compactMap(package.index(labelled:)).contains {
            package.strings(in: $0).contains(target)
        }
    }
}
