import SourceText
import SwiftText
import SystemAccess

/// What a module's own target means for the package's manifest.
package struct TargetEdit: Sendable {
    /// The path of the manifest.
    let manifest: RelativePath
    /// The edit; nil if the manifest has everything already.
    package let change: Change?
    /// What the edit adds, as it stands in the manifest.
    let entries: [ManifestEntry]
    /// The name of the target, if no other target depends on it.
    package let unused: String?
    /// The target that probably is to depend on it; nil if none is known.
    package let likelyUser: String?

    /// What to do so that another target can use the module; nil if one does.
    package var hint: String? {
        unused.map { name in
            "hint: no target depends on '\(name)' yet: "
                + (likelyUser.map { "run this command again with '--target \(quotedForShell($0))', or " }
                    ?? "")
                + "add \"\(name)\" to the dependencies of a target in \(manifest)"
        }
    }
}

extension ProjectTargets {
    /// Returns the targets with the one that a request asks for, and gives the request its place.
    ///
    /// - Throws: `Diagnostics` if it cannot be made; `FileProblem`.
    func adding(newTargetOf request: inout GenerationRequest) throws -> ProjectTargets {
        guard let new = request.options.targets.new else { return self }
        var targets = self
        let record = request.record
        let (code, tests) = try targets.add(
            new, isKnown: record?.manifestEntries.isEmpty == false,
            hasTests: request.options.targets.tests, in: request.project.root)
        request.options.targets.projectFilePath = (record?.codeFolder ?? code).text
        request.options.targets.testFilePath = (record?.testFolder ?? tests)?.text
        // The target's folder is the module's.
        request.options.moduleFolder = request.options.moduleFolder ?? false
        return targets
    }
}

extension Generation {
    /// Returns what the module's own target means for the manifest; nil if the request asks for none.
    ///
    /// - Parameter modules: the module, and those that it requires.
    /// - Throws: `Diagnostics` if the manifest cannot be edited safely; `FileProblem`.
    func targetEdit(for modules: [GeneratedModule]) throws -> TargetEdit? {
        guard let new = request.options.targets.new, let package = targets.package else { return nil }
        let manifest = RelativePath(name: package.manifest)
        let file = request.project.root.appending(manifest)
        guard try Disk.kind(of: file) == .file, let bytes = try Disk.read(file) else {
            throw Diagnostics.error(
                "\(manifest) cannot be edited because it is a link", hint: "edit the file behind it")
        }
        let known = ManifestTargets(bytes)
        let entries = try entries(of: new, for: modules, in: package, known)
        let added = Set(targets.made.map(\.target.name))
        let declared = package.targets.map(\.name).filter { !added.contains($0) }.sorted()
        if new.hasProduct, let product = known?.product(new.name), product != self.product(new) {
            throw Diagnostics.error(
                "\(manifest) has a product '\(new.name)' already", hint: "leave out '--product'")
        }
        guard entries.isEmpty || known?.all.map(\.name).sorted() == declared else {
            throw refusal("does not list its targets one by one in a call of 'Package'", entries, manifest)
        }
        var (now, stand): ([UInt8], [ManifestEntry]) = (bytes, [])
        for entry in entries {
            guard let (bytes, entry) = entry.added(to: now), ManifestTargets(bytes) != nil else {
                throw refusal("cannot be edited safely", [entry], manifest)
            }
            (now, stand) = (bytes, stand + [entry])
        }
        // What cannot be taken out again does not stand where it belongs.
        guard stand.reversed().reduce(now, { bytes, entry in entry.removed(from: bytes) ?? [] }) == bytes
        else {
            throw refusal("cannot be edited safely", entries, manifest)
        }
        let change = Change(.edit, manifest, before: .file(bytes), after: .file(now), by: .program)
        let users = package.targets.filter {
            $0.name != new.tests && $0.dependencies?.contains(new.name) == true
        }
        let usual = request.project.rambafile.projectTargets.first?.value
        return TargetEdit(
            manifest: manifest, change: now == bytes ? nil : change, entries: stand,
            unused: users.isEmpty && new.dependent == nil ? new.name : nil,
            likelyUser: declared.first { $0 == usual && $0 != new.name })
    }

    private func refusal(_ reason: String, _ entries: [ManifestEntry], _ manifest: RelativePath)
        -> Diagnostics
    {
        let parts = entries.map { entry in
            let place = entry.target.map { "the \(entry.label) of '\($0)'" } ?? "its \(entry.label)"
            return "'\(entry.text)' to \(place)"
        }
        return .error(
            "\(manifest) \(reason)",
            hint: "add \(parts.joined(separator: ", ")), and pass '--target' instead of '--new-target'")
    }

    /// What the manifest lacks.
    private func entries(
        of new: NewTarget, for modules: [GeneratedModule], in package: SwiftPackage, _ known: ManifestTargets?
    ) throws -> [ManifestEntry] {
        let files = modules.flatMap(\.files)
        let own = dependencies(of: files.filter { !$0.isTest }, besides: [new.name], package, known)
        let tests = dependencies(of: files.filter(\.isTest), besides: [new.name, new.tests], package, known)
        var entries: [ManifestEntry] = []
        for (target, isDeclared) in targets.made where !target.takesTests || modules.haveTests {
            let needed = target.takesTests ? ["\"\(new.name)\""] + tests : own
            let arguments = [
                "name: \"\(target.name)\"",
                needed.isEmpty ? nil : "dependencies: [\(needed.joined(separator: ", "))]",
                isDeclared ? target.path.map { "path: \"\($0)\"" } : nil,
            ].compactMap(\.self)
            let function = target.takesTests ? "testTarget" : "target"
            entries.append(.init("targets", ".\(function)(\(arguments.joined(separator: ", ")))"))
        }
        if new.hasProduct, known?.product(new.name) == nil { entries.append(.init("products", product(new))) }
        if let dependent = new.dependent,
            package.targets.first(where: { $0.name == dependent })?.dependencies?.contains(new.name) != true
        {
            try checkCircle(new, dependent, own, package)
            entries.append(.init("dependencies", of: dependent, "\"\(new.name)\""))
        }
        return entries
    }

    private func product(_ new: NewTarget) -> String {
        ".library(name: \"\(new.name)\", targets: [\"\(new.name)\"])"
    }

    /// The dependencies for what files import: those that other targets have, and targets of the package.
    private func dependencies(
        of files: [GeneratedFile], besides own: [String], _ package: SwiftPackage, _ known: ManifestTargets?
    ) -> [String] {
        let modules = files.reduce(into: Set<String>()) { modules, file in
            if let text = file.swift { modules.formUnion(ImportInsertion(text).imported) }
        }
        return modules.subtracting(own).sorted().compactMap { module in
            let target = package.targets.first { $0.takesCode && swiftModuleName($0.name) == module }
            return known?.dependency(on: module) ?? target.map { "\"\($0.name)\"" }
        }
    }

    /// Checks that the module does not depend on the target that is to depend on it.
    private func checkCircle(
        _ new: NewTarget, _ dependent: String, _ own: [String], _ package: SwiftPackage
    ) throws {
        // The name is the first text: in `"Core"` and in `.target(name: "Core")`.
        var next = own.compactMap { $0.split(separator: "\"").first { !$0.contains("(") }.map(String.init) }
        var seen: Set<String> = []
        if let target = package.targets.first(where: { $0.name == new.name }) {
            next += target.dependencies ?? []
        }
        while let name = next.popLast() {
            guard name != dependent else {
                throw Diagnostics.error(
                    "'\(dependent)' cannot depend on '\(new.name)', which needs '\(dependent)' itself",
                    hint: "leave out '--target \(quotedForShell(dependent))'")
            }
            guard seen.insert(name).inserted else { continue }
            next += package.targets.first { $0.name == name }?.dependencies ?? []
        }
    }
}
