import SourceText
import SystemAccess
import TemplateEngine
import YAML

/// The parsed texts of a template from earlier runs, in the program's cache folder. What is known of a text holds for
/// exactly the same bytes of its file, and for programs with the same sources.
package final class CompiledTexts: @unchecked Sendable {
    /// How a text is parsed: as Liquid of a version, as a bare condition, or as YAML; or that the parameters of a rambaspec
    /// were read without a problem.
    private enum Kind: Int {
        case liquid4, liquid5, condition, yaml, parameters
    }

    /// A text in a file, and its compact form.
    private typealias Text = (kind: Kind, range: Range<Int>, compiled: Range<Int>)

    private let file: CacheFile?
    private let lock = Lock()
    private var bytes: [UInt8] = []
    /// The known files, as they are in `bytes`, whether this run has needed them, and their texts.
    private var sources: [(bytes: Range<Int>, isUsed: Bool, texts: [Text])] = []
    /// The text that was found last. The next one is mostly the one behind it.
    private var last = (source: 0, text: -1)
    /// What was parsed in this run.
    private var new: [(kind: Kind, range: SourceRange, compiled: [UInt8])] = []

    /// No texts.
    package static let none = CompiledTexts(of: SourceFile(path: "", bytes: []), in: nil)

    /// - Parameters:
    ///   - manifest: the text of the template's manifest.
    ///   - cache: the folder of the program's cache; nil to keep nothing.
    init(of manifest: SourceFile, in cache: AbsolutePath?) {
        let mark = Array("generamba-texts \(programHash)\n".utf8)
        file = cache.map {
            let name = hexadecimal(checksum(of: mark + manifest.bytes))
            return CacheFile($0.appending("texts").appending(name), mark: mark)
        }
        guard let (bytes, content) = file?.read() else { return }
        let reader = ByteReader(bytes, content)
        self.bytes = bytes
        sources =
            (try? reader.items { () throws(DamagedBytes) in
                let source = try reader.skipContent()
                let texts: [Text] = try reader.items { () throws(DamagedBytes) in
                    guard let kind = Kind(rawValue: try reader.integer()) else { throw DamagedBytes() }
                    return (kind, try reader.range(to: source.count), try reader.skipContent())
                }
                return (source, false, texts)
            }) ?? []
    }

    /// Returns the parsed document of a text in Liquid.
    ///
    /// - Parameter isCondition: whether it is a bare condition.
    func liquid(
        _ range: SourceRange, limits: Renderer.Limits = .init(), isCondition: Bool = false
    ) throws -> Document {
        func parsed() throws -> Document {
            try isCondition ? .liquidCondition(range) : .liquid(range, limits: limits)
        }
        // With another limit, the same text may be nested too deeply.
        guard limits.depth == Renderer.Limits().depth else { return try parsed() }
        let kind = isCondition ? Kind.condition : limits.allowsLiquid5 ? .liquid5 : .liquid4
        return try known(kind, range) { reader throws(DamagedBytes) in
            try Document(compiled: reader, of: range)
        }
            ?? remember(kind, range, parsed(), \.compiled)
    }

    /// Returns the parsed YAML of a file.
    func yaml(_ file: SourceFile) throws -> YAMLNode {
        try known(.yaml, file.whole) { reader throws(DamagedBytes) in try YAMLNode(compiled: reader, of: file)
        }
            ?? remember(.yaml, file.whole, .parse(file), \.compiled)
    }

    /// Whether the parameters of a rambaspec were read without a problem.
    func hasGoodParameters(_ rambaspec: SourceFile) -> Bool {
        known(.parameters, rambaspec.whole) { _ in true } ?? false
    }

    func rememberGoodParameters(_ rambaspec: SourceFile) {
        remember(.parameters, rambaspec.whole, ()) { [] }
    }

    @discardableResult private func remember<Value>(
        _ kind: Kind, _ range: SourceRange, _ value: Value, _ compiled: (Value) -> [UInt8]
    ) -> Value {
        if file != nil { lock.locked { new.append((kind, range, compiled(value))) } }
        return value
    }

    private func known<Value>(
        _ kind: Kind, _ range: SourceRange, _ read: (ByteReader) throws(DamagedBytes) -> Value
    ) -> Value? {
        if sources.isEmpty { return nil }
        return lock.locked {
            guard let source = source(range.file.bytes) else { return nil }
            let texts = sources[source].texts
            let start = source == last.source ? last.text + 1 : 0
            let order = texts.indices.lazy.map { (start + $0) % texts.count }
            guard
                let index = order.first(where: { texts[$0].range == range.offsets && texts[$0].kind == kind })
            else { return nil }
            last = (source, index)
            sources[source].isUsed = true
            return try? read(ByteReader(bytes, texts[index].compiled))
        }
    }

    /// Returns the number of the file with these bytes.
    private func source(_ content: [UInt8]) -> Int? {
        sources.indices.lazy.map { ($0 + self.last.source) % self.sources.count }.first {
            self.sources[$0].bytes.count == content.count
                && self.bytes.has(content, at: self.sources[$0].bytes)
        }
    }

    /// Writes the cache if texts were parsed in this run.
    func save() {
        guard let file, !new.isEmpty, let folder = file.path.parent else { return }
        var all: [(bytes: ArraySlice<UInt8>, texts: [(Kind, Range<Int>, ArraySlice<UInt8>)])] = []
        func add(_ texts: [(Kind, Range<Int>, ArraySlice<UInt8>)], of source: ArraySlice<UInt8>) {
            if let index = all.firstIndex(where: { $0.bytes == source }) {
                all[index].texts += texts
            } else {
                all.append((source, texts))
            }
        }
        for (kind, range, compiled) in new {
            add([(kind, range.offsets, compiled[...])], of: range.file.bytes[...])
        }
        // Older versions of files are kept, up to a size: another template may have them.
        for source in sources where source.isUsed || bytes.count < Self.most {
            add(source.texts.map { ($0.kind, $0.range, bytes[$0.compiled]) }, of: bytes[source.bytes])
        }
        var writer = ByteWriter()
        writer.add(all: all) { source, writer in
            writer.add(source.bytes)
            writer.add(all: source.texts) { text, writer in
                writer.add(text.0.rawValue)
                writer.add(text.1)
                writer.add(text.2)
            }
        }
        if let others = try? Disk.names(in: folder), others.count > Self.mostFiles {
            try? Disk.removeTree(folder)
        }
        file.write(writer.bytes)
    }

    /// The size in bytes from which on a file keeps only what the last run needed.
    private static let most = 1 << 21
    /// How many files there may be in the folder. If there are more, the templates that are still used make theirs again.
    private static let mostFiles = 200
}
