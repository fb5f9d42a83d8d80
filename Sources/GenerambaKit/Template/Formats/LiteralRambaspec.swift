import SourceText
import SystemAccess
import TemplateEngine
import YAML

/// A Liquid rambaspec in which nothing is rendered, because it has no tags but `raw`. It is parsed once for all modules.
struct LiteralRambaspec {
    /// The text as YAML.
    let root: Lazy<YAMLNode>
    /// The value of `parameters:`, the parameters in it and the problems that were found in them.
    private let declared: Lazy<(node: YAMLNode, parameters: [Parameter], found: Diagnostics)?>
    private let time: TimeBudget

    /// The maximum size in bytes. Rendering checks the limits for the text of a larger rambaspec.
    private static let most = 1 << 20

    /// Nil if something is rendered.
    ///
    /// - Parameter time: the time budget that all patterns of parameters share.
    init?(_ document: Document, time: TimeBudget, _ compiled: CompiledTexts) {
        guard document.isLiteral, document.source.bytes.count <= Self.most else { return nil }
        let root = Lazy {
            let renderer = Renderer(scope: Value.Object([:]), partials: [:])
            return try compiled.yaml(renderer.draft(document))
        }
        (self.root, self.time) = (root, time)
        declared = Lazy {
            guard let node = try root.get().value(of: "parameters") else { return nil }
            var found = Diagnostics()
            let areGood = compiled.hasGoodParameters(node.range.file)
            let parameters = try Parameter.read(node, time, areGood: areGood, &found)
            if !areGood, found.all.isEmpty { compiled.rememberGoodParameters(node.range.file) }
            return (node, parameters, found)
        }
    }

    func parameters(_ diagnostics: inout Diagnostics) throws -> [Parameter] {
        guard let declared = try declared.get() else { return [] }
        diagnostics.add(contentsOf: declared.found)
        return declared.parameters
    }

    func manifest(of template: String, _ diagnostics: inout Diagnostics) throws -> Manifest {
        try Manifest(rambaspec: root.get(), of: template, diagnostics: &diagnostics) { node, found in
            guard let node, let declared = try declared.get(), declared.node.range == node.range else {
                return try Parameter.read(node, time, &found)
            }
            found.add(contentsOf: declared.found)
            return declared.parameters
        }
    }
}

extension YAMLNode {
    /// Returns the value of a key in a mapping that is not null; of several, the last one.
    package func value(of key: String) -> YAMLNode? {
        guard case .mapping(let pairs) = content else { return nil }
        return pairs.last { $0.key.text == key && !$0.value.isNull }?.value
    }
}
