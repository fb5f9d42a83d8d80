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

    /// Lets the modules of a template add themselves to a file.
    private func wire(_ shop: Sandbox, _ template: String, in folder: String) throws {
        try shop.write(Wiring().bytes, to: folder + "/Wiring.swift")
        let entries = Wiring.entries(3, in: folder).split(separator: "\n").map { "    \($0)\n" }.joined()
        let settings = try shop.read("Rambafile").replacing("templates:\n  - {name: page}\n", with: "")
        try shop.write(["Rambafile": settings + "templates:\n  - name: \(template)\n" + entries])
    }

    @Test(arguments: BuiltInCatalog.names, Kind.allCases)
    func everyTemplate(template: String, kind: Kind) throws {
        let (shop, needed) = (try project(kind), Shop.needed(by: template))
        let folder = kind == .package ? "Sources/Shop/Modules/Empty" : "Shop/Empty"
        try shop.makeFolder(folder)
        try wire(shop, template, in: kind == .package ? "Sources/Shop" : "Shop")
        // Fills the cache with the description of the package.
        #expect(try shop.run(["gen", "Warm", template, "--yes", "--dry-run"] + needed).status == 0)
        let before = try FileTree(of: shop)
        let generated = try shop.run(["gen", "Cart", template, "--yes"] + needed)
        #expect(generated.status == 0, "\(generated)")
        #expect(try FileTree(of: shop).differences(from: before).count > 3)
        let wiring = try shop.files().first { $0.hasSuffix("/Wiring.swift") }
        #expect(try shop.read(#require(wiring)).contains("case cart(id: Int)"))
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
