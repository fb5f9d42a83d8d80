/// A local package that a project is to use, in the form of Xcode 15 and later.
package struct AddedPackage: Sendable {
    /// The folder of the package.
    package let path: ProjectPath
    /// The names of the products that the targets are to link.
    package let products: [String]
    /// The names of the targets.
    package let targets: [String]

    package init(_ path: ProjectPath, products: [String], targets: [String]) {
        (self.path, self.products, self.targets) = (path, products, targets)
    }
}

extension Addition {
    /// Plans to add a package: a reference to it in the project, and its products in the targets, which link them.
    mutating func add(_ package: AddedPackage) {
        let path = package.path.relative(to: file.sourceRoot) ?? package.path.description
        if !file.localPackages.contains(package.path) {
            let name = "\(ProjectFile.packageReference) \"\(path)\""
            let item = add(
                ProjectFile.packageReference, .package, path, "", name, ["relativePath": .text(path)])
            append(item, to: "packageReferences", of: file.rootObject)
            plan.changes.append(.package(package.path))
        }
        for target in package.targets.compactMap({ targets[$0] }) {
            let products = package.products.filter { !target.packageProducts.contains($0) }
            for product in products {
                let item = add(
                    ProjectFile.productDependency, .product, product, target.name, product,
                    ["productName": .text(product)])
                append(item, to: "packageProductDependencies", of: target.object)
                link(item, product, in: target)
            }
            if !products.isEmpty { plan.changes.append(.member(package.path, target: target.name)) }
        }
    }

    private mutating func link(_ dependency: ArrayItem, _ product: String, in target: Target) {
        let key = DerivedID.Subject(kind: .phase, path: "PBXFrameworksBuildPhase", target: target.name)
        let phase = phases[key] ?? self.phase(key, of: target)
        let item = add(
            "PBXBuildFile", .buildFile, product, target.name, "\(product) in \(phase.annotation)",
            ["productRef": .item(dependency)])
        phases[key, default: phase].items.append(item)
    }

    /// Plans a new object, and returns its id with its comment.
    private mutating func add(
        _ isa: String, _ kind: DerivedID.Subject.Kind, _ path: String, _ target: String, _ annotation: String,
        _ fields: [String: NewObject.Value]
    ) -> ArrayItem {
        let id = ids.make(DerivedID.Subject(kind: kind, path: path, target: target))
        plan.newObjects.append(NewObject(id: id, isa: isa, annotation: annotation, fields: fields))
        return ArrayItem(text: id, annotation: annotation)
    }

    private mutating func append(_ item: ArrayItem, to key: String, of object: Int) {
        let old = file.contents(object).elements(key)
        plan.insert(item, at: old.count, among: old, of: key, in: object)
    }
}

extension Removal {
    /// Plans to remove a package: the reference to it, and what links its products.
    mutating func remove(_ package: AddedPackage) {
        let references = file.packageReferences.filter { $0.path == package.path }.map(\.object)
        guard !references.isEmpty else { return }
        plan.removedObjects.formUnion(references)
        plan.removeArray("packageReferences", in: file.rootObject, of: file)
        plan.changes.append(.package(package.path))
        let key = "packageProductDependencies"
        for target in targets {
            let dependencies = file.contents(target.object).objects(key).filter {
                let dependency = file.contents($0)
                return package.products.contains(dependency.string("productName") ?? "")
                    && dependency.object("package").map(references.contains) != false
            }
            guard !dependencies.isEmpty else { continue }
            let links = file.objects("PBXBuildFile").filter {
                file.contents($0).object("productRef").map(dependencies.contains) == true
            }
            plan.removedObjects.formUnion(dependencies + links)
            plan.changes.append(.member(package.path, target: target.name))
            // The targets of Xcode 16 have the array although it is empty.
            if file.objectVersion >= 77 {
                _ = plan.removeElements(of: key, in: target.object, of: file)
            } else {
                plan.removeArray(key, in: target.object, of: file)
            }
        }
    }
}
