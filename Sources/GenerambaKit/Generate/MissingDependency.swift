import SourceText
import SystemAccess

extension Generation {
    /// Warns about the template's dependencies that the project does not have: neither Podfile, Cartfile nor Package.swift
    /// contains their name, and no target of the Xcode project uses such a product. Generamba 1.5 looks for names as well.
    func missingDependencies() throws -> Diagnostics {
        var warnings = Diagnostics()
        guard !generator.dependencies.isEmpty else { return warnings }
        let rambafile = request.project.rambafile
        let lists = [rambafile.podfilePath?.value ?? "Podfile", rambafile.cartfilePath?.value ?? "Cartfile"]
        let texts = try (lists + [targets.package?.manifest ?? SwiftPackage.manifest]).compactMap { path in
            try (try? RelativePath(untrusted: path)).flatMap { path in
                try Disk.read(request.project.root.appending(path)).map {
                    String(decoding: $0, as: UTF8.self)
                }
            }
        }
        let products = destination.sides.compactMap(\.target.bundle).flatMap(\.packageProducts)
        for dependency in generator.dependencies {
            let names = dependency.value.dependencyNames
            let isThere = names.contains { name in
                products.contains(name) || texts.contains { $0.contains(name) }
            }
            guard !names.isEmpty, !isThere else { continue }
            warnings.addWarning(
                "the template needs '\(names[0])', which no Podfile, Cartfile or Package.swift of the project names",
                at: dependency.range, hint: "add it to the project's dependencies")
        }
        return warnings
    }
}

extension String {
    /// The names that a dependency of a template may have in the project's files: `Firebase/Core ~> 9.0` stands for
    /// Firebase/Core, and `github "ReactiveX/RxSwift"` for ReactiveX/RxSwift and RxSwift.
    fileprivate var dependencyNames: [String] {
        let words = split { " ,'\"\t".contains($0) }.map(String.init)
        let name = words.first { !["pod", "github", "git", "binary"].contains($0) }
        guard let name else { return [] }
        return [name, name.split(separator: "/").last.map(String.init) ?? name].distinct(by: \.self)
    }
}
