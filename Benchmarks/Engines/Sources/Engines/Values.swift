import TemplateEngine

/// The values for the templates, in the form for our engines and in the form for the others.
enum Values {
    static let ours = Value.Object([
        "year": .string("2026"),
        "date": .string("05/03/2026"),
        "prefix": .string("SHP"),
        "developer": .object(.init(["name": .string("Jane Doe"), "company": .string("Example Ltd.")])),
        "module_info": .object(
            .init([
                "name": .string("Checkout"),
                "description": .string("The last step of an order: address, delivery and payment"),
                "project_name": .string("Shop"),
                "product_module_name": .string("ShopKit"),
            ])),
        "custom_parameters": .object(.init(["is_tracked": .bool(true)], isOpen: true)),
        "properties": .list(
            (0..<10).map { number in
                .object(
                    .init([
                        "name": .string("value\(number)"),
                        "type": .string(number.isMultiple(of: 2) ? "String" : "Int"),
                        "summary": .string("What the view shows in its row number \(number)."),
                    ]))
            }),
    ])

    static var others: [String: Any] { plain(ours) }

    private static func plain(_ object: Value.Object) -> [String: Any] { object.fields.mapValues(plain) }

    private static func plain(_ value: Value) -> Any {
        switch value {
        case .null: [Any]()
        case .bool(let bool): bool
        case .integer(let integer): integer
        case .float(let float): float
        case .string(let text): text
        case .list(let list): list.map(plain)
        case .object(let object): plain(object)
        }
    }
}
