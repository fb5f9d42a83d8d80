import SourceText

/// The modules that a file has to import.
package enum ImportedModules {
    /// The module of Apple's that declares a type. A module's own name stands for itself. Nil for an unknown name.
    package static func module(of name: String) -> String? {
        if let module = modules[name] { return module }
        let owner = prefixes.first { name.hasPrefix($0.prefix) }
        // A prefix is followed by a word, such as 'Location' in 'CLLocation'.
        guard let owner, name.dropFirst(owner.prefix.count).first?.isUppercase == true else { return nil }
        return owner.module
    }

    /// The beginnings of names that belong to one framework.
    private static let prefixes: [(prefix: String, module: String)] = [
        ("AV", "AVFoundation"), ("CG", "CoreGraphics"), ("CL", "CoreLocation"), ("MK", "MapKit"),
        ("NSFetch", "CoreData"), ("NSManaged", "CoreData"), ("NSMutable", "Foundation"),
        ("NSPersistent", "CoreData"),
    ]

    /// Returns the names in a text that may be those of types or modules. The text is a type or an expression.
    package static func names(in text: String) -> Set<String> {
        let tokens = SwiftToken.all(inSignature: SourceFile(path: "", text: text).whole)
        return Set(
            zip([nil] + tokens, tokens).compactMap { previous, token in
                // A dot is followed by a member of another type or module, and a quote by a text.
                let isPart = previous?.isSign(in: [".", "::", "\""]) == true
                return token.kind == .word && !isPart ? token.text : nil
            })
    }

    /// The modules by their types and by their own names.
    private static let modules: [String: String] = {
        var modules: [String: String] = [:]
        for (_, module) in prefixes { modules[module] = module }
        SDKTypeNames.visit { module, name, _ in
            let module = String(decoding: module, as: UTF8.self)
            guard module != "-" else { return }
            modules[module] = module
            modules[String(decoding: name, as: UTF8.self)] = module
        }
        return modules
    }()

    /// Whether a file with these imports can use a module: it imports the module, or another one that brings it along.
    package static func brings(_ module: String, _ imports: Set<String>) -> Bool {
        let umbrellas = [
            "UIKit", "SwiftUI", "AppKit", "CoreData", "XCTest", "MapKit", "WebKit", "AVFoundation",
        ]
        let brought = ["Foundation", "CoreGraphics", "QuartzCore"]
        return imports.contains(module)
            || brought.contains(module) && umbrellas.contains(where: imports.contains)
            || module == "UIKit" && imports.contains("SwiftUI")
    }
}
