/// A template whose modules are added to a list, to an enum and to its switches.
enum AddingTemplate {
    private static let rambaspec = """
        name: adding
        parameters:
          - {name: id, type: string, default: Int, summary: the type of the id}
        code_files:
          - {name: View.swift, path: Code/view.mustache}
        insertions:
          - file: Container.swift
            list: let modules
            text: "{{ module_info.name }}View.self"
            sorted: true
          - file: Sources/Shop/Route.swift
            enum: Route
            text: "{{ module_info.name | lower_camel }}(id: {{ id }})"
            switch:
              title: 'case .{{ module_info.name | lower_camel }}: "{{ module_info.name }}"'
              view: 'case .{{ module_info.name | lower_camel }}(let id): {{ module_info.name }}View(id: id)'

        """

    static let container = """
        // let modules = []
        let modules: [Any.Type] = [
            Int.self,
            String.self, // the last one
        ]

        """

    /// A file with tabs that ends without a line break.
    static let route =
        "enum Route {\n\tcase home\n\n\tvar title: String {\n\t\tswitch self {\n\t\tcase .home: \"Home\"\n\t\t}\n\t}\n\n"
        + "\tvar view: Any {\n\t\tswitch self { case .home: 1 }\n\t}\n}"

    static func add(to sandbox: Sandbox, rambaspec: String = rambaspec) throws {
        try sandbox.write([
            "kits/adding/adding.rambaspec": rambaspec,
            "kits/adding/Code/view.mustache": "struct {{ module_info.name }}View { let id: {{ id }} }\n",
            "Sources/Shop/Container.swift": container, "Sources/Shop/Route.swift": route,
        ])
    }
}
