import Testing

@testable import GenerambaKit

/// `gen` followed by `destroy` gives the tree back, byte for byte.
struct RoundTripTests {
    /// A kind of project.
    enum Kind: CaseIterable { case package, classic, synchronized }

    private func project(_ kind: Kind) throws -> Sandbox {
        switch kind {
        case .package: try Shop.sandbox()
        case .classic: try ShopApp.sandbox(ShopApp.classic)
        case .synchronized: try ShopApp.sandbox(ShopApp.synchronized)
        }
    }

    @Test(arguments: BuiltInCatalog.names, Kind.allCases)
    func everyTemplate(template: String, kind: Kind) throws {
        let (shop, needed) = (try project(kind), Shop.needed(by: template))
        let folder = kind == .package ? "Sources/Shop/Modules/Empty" : "Shop/Empty"
        try shop.makeFolder(folder)
        // Fills the cache with the description of the package.
        #expect(try shop.run(["gen", "Warm", template, "--yes", "--dry-run"] + needed).status == 0)
        let before = try FileTree(of: shop)
        let generated = try shop.run(["gen", "Cart", template, "--yes"] + needed)
        #expect(generated.status == 0, "\(generated)")
        #expect(try FileTree(of: shop).differences(from: before).count > 3)
        let removed = try shop.run("destroy", "Cart")
        #expect(removed.status == 0, "\(removed)")
        #expect(try FileTree(of: shop).differences(from: before) == [])
    }

    /// The folder of the module was there before, without files.
    @Test(arguments: Kind.allCases) func anEmptyFolderOfTheModuleStays(kind: Kind) throws {
        let shop = try project(kind)
        try shop.makeFolder(kind == .package ? "Sources/Shop/Modules/Cart" : "Shop/Cart")
        let before = try FileTree(of: shop)
        #expect(try shop.run("gen", "Cart", "clean_swift", "--yes").status == 0)
        #expect(try shop.run("destroy", "Cart").status == 0)
        #expect(try FileTree(of: shop).differences(from: before, withCache: false) == [])
    }
}
