import Testing

/// Tests resources, which Package.swift must declare.
struct ResourceTests {
    private func shop(_ target: String = #".target(name: "Shop")"#) throws -> Sandbox {
        let manifest = Shop.manifest.replacing(#".target(name: "Shop")"#, with: target)
        let shop = try Shop.sandbox(manifest: manifest)
        try shop.install(
            [
                "page.rambaspec": """
                name: page
                code_files:
                  - {name: View/View.xib, path: a.xib, is_resource: true}
                  - {name: Images, is_resource: true}
                  - {name: View/Other.xib, path: a.xib, is_resource: false}
                test_files: [{name: Data.json, path: a.xib, is_resource: yes}]

                """, "a.xib": "",
            ], as: "page")
        return shop
    }

    private func hints(_ shop: Sandbox) throws -> [Substring] {
        let run = try shop.run("gen", "Cart", "page", "--on-conflict", "skip")
        #expect(run.status == 0 && run.messages == "", "\(run)")
        return run.output.split(separator: "\n").filter { $0.contains("hint") }
    }

    @Test func theLineOfTheManifestIsTold() throws {
        let shop = try shop()
        let hints = [
            "  hint: add to the target 'Shop' in Package.swift: resources: "
                + #"[.process("Modules/Cart/View/CartView.xib"), .process("Modules/Cart/Images")]"#,
            "  hint: add to the target 'ShopTests' in Package.swift: resources: "
                + #"[.process("Modules/Cart/CartData.json")]"#,
        ]
        for _ in 1...2 { #expect(try self.hints(shop) == hints.map { $0[...] }) }
    }

    @Test func whatIsListedIsNot() throws {
        let list = #"[.process("Modules/Cart/View/"), .copy("./Modules/Cart/Images")]"#
        let shop = try shop(#".target(name: "Shop", resources: \#(list))"#)
        let hint =
            "  hint: add to the target 'ShopTests' in Package.swift: resources: "
            + #"[.process("Modules/Cart/CartData.json")]"#
        // The second time, the answer comes from the cache instead of the toolchain.
        for _ in 1...2 { #expect(try hints(shop) == [hint[...]]) }
    }

    @Test func theReportHasThem() throws {
        let run = try shop().run("gen", "Cart", "page", "--json", "--no-tests")
        #expect(
            run.output.contains(
                """
                      "resources" : [
                        {
                          "path" : "Modules/Cart/View/CartView.xib",
                          "target" : "Shop"
                        },
                        {
                          "path" : "Modules/Cart/Images",
                          "target" : "Shop"
                        }
                      ],

                """), "\(run)")
    }
}
