/// A target of an Xcode project.
package struct Target: Sendable, Equatable {
    package enum Kind: String, Sendable {
        /// A target that compiles and links a product.
        case native = "PBXNativeTarget"
        /// A target that only runs scripts, copies files, or builds other targets.
        case aggregate = "PBXAggregateTarget"
        /// A target that runs a build tool of its own.
        case legacy = "PBXLegacyTarget"
    }

    package let name: String
    package let kind: Kind
    /// The type of the product, as in `com.apple.product-type.application`.
    package let productType: String?
    /// The name of the target that this test target tests, if the project says so.
    package let host: String?
    /// The synchronized folders whose files are members of the target.
    package let synchronizedFolders: [ProjectPath]
    /// The products of packages that the target depends on.
    package let packageProducts: [String]
    /// The number of the object.
    let object: Int

    /// Whether the target runs tests.
    package var isTest: Bool { isUITest || productType?.hasSuffix(".bundle.unit-test") ?? false }
    /// Whether the target tests an app by its user interface.
    package var isUITest: Bool { productType?.hasSuffix(".bundle.ui-testing") ?? false }
    /// Whether the product is an app.
    package var isApplication: Bool { productType?.hasPrefix("com.apple.product-type.application") ?? false }
}

extension ProjectFile {
    /// The targets in the order in which Xcode shows them.
    package var targets: [Target] {
        let project = contents(rootObject)
        let nodes = tree.nodes.lazy.filter { $0.kind == .synchronized }
        let folders = Dictionary(nodes.map { ($0.object, $0.folder) }) { first, _ in first }
        let attributes = project.dictionary("attributes")?.dictionary("TargetAttributes")
        return project.objects("targets").compactMap { object in
            guard let kind = Target.Kind(rawValue: isa(object)) else { return nil }
            let target = contents(object)
            let products = target.objects("packageProductDependencies")
            return Target(
                name: target.string("name") ?? target.string("productName") ?? "", kind: kind,
                productType: target.string("productType"),
                host: host(of: target, attributes: attributes?.dictionary(id(object))),
                synchronizedFolders: target.objects("fileSystemSynchronizedGroups").compactMap {
                    folders[$0] ?? nil
                },
                packageProducts: products.compactMap { contents($0).string("productName") }, object: object)
        }
    }

    /// Returns the name of the target that a test target tests: the one that Xcode's attributes name or, without them,
    /// the first one it depends on.
    private func host(of target: PlistDictionary, attributes: PlistDictionary?) -> String? {
        guard target.string("productType")?.contains(".bundle.u") ?? false else { return nil }
        let named = attributes?.object("TestTargetID")
        let first = target.objects("dependencies").lazy.compactMap { contents($0).object("target") }.first
        return (named ?? first).flatMap { contents($0).string("name") }
    }

    /// The folders of the local packages that the project uses. Before Xcode 15, such a package is a file reference
    /// like other folders, so not every one of these folders needs to contain a package.
    package var localPackages: [ProjectPath] {
        let references = packageReferences.map(\.path)
        let folders = Set(objects("PBXFileReference").filter { index.entries[$0].isWrapper })
        let wrappers = tree.members.filter { folders.contains($0.object) }.compactMap(path)
        return references + wrappers.filter { !references.contains($0) }
    }

    /// The classes of the objects for local packages and for the products of all packages.
    static let packageReference = "XCLocalSwiftPackageReference"
    static let productDependency = "XCSwiftPackageProductDependency"

    /// The references to local packages, with the numbers of their objects.
    var packageReferences: [(path: ProjectPath, object: Int)] {
        objects(Self.packageReference).compactMap { object in
            contents(object).string("relativePath").map { (sourceRoot.appending($0), object) }
        }
    }

    /// The names of all products of packages that the project's targets use, sorted.
    package var packageProducts: [String] {
        Set(objects(Self.productDependency).compactMap { contents($0).string("productName") })
            .sorted()
    }
}
