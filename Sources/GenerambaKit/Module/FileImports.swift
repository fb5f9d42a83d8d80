import SourceText
import SwiftText

/// The modules that a file has to import for the types that it names.
package struct FileImports: Equatable {
    /// The modules, sorted.
    let modules: [String]
    /// The modules that only some systems have.
    let conditional: [String]

    /// Finds the modules that declare types. The module's own target is not among them.
    init(of types: Set<String>, in module: Module) {
        let names = types.subtracting(module.ownTypes)
        var modules = Set(
            names.compactMap { module.importedTypes.module(of: $0) ?? ImportedModules.module(of: $0) })
        modules.remove(module.productModuleName)
        conditional = modules.remove("FoundationNetworking").map { [$0] } ?? []
        if !conditional.isEmpty { modules.insert("Foundation") }
        // Both modules re-export Foundation.
        if !modules.isDisjoint(with: ["SwiftUI", "UIKit"]) { modules.remove("Foundation") }
        self.modules = modules.sorted()
    }
}

extension Module {
    /// Whether the parameters may make a file import modules.
    var mayImport: Bool { !values.types.isEmpty || !importedTypes.names.isEmpty }

    /// Returns the modules that Swift code has to import.
    func imports(of code: ImportInsertion) -> FileImports {
        FileImports(of: values.types.union(importedTypes.names).intersection(code.names), in: self)
    }

    /// Returns the edits that add what is missing among the imports of Swift code.
    func edits(adding imports: FileImports, to code: ImportInsertion) -> [TextEdit] {
        let imported = code.imported
        let missing = imports.modules.filter { !ImportedModules.brings($0, imported) }
        let listed = FileImports(of: values.types, in: self).modules
        return code.edits(
            adding: missing, conditional: imports.conditional.filter { !imported.contains($0) },
            sorts: !imported.isDisjoint(with: listed))
    }
}
