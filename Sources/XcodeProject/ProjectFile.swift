import SourceText

/// An Xcode project's `project.pbxproj`. The whole file is read once to find its objects; what an object contains is
/// read when it is needed. So no byte is ever written in another form than it was read.
package struct ProjectFile: Sendable {
    package let source: SourceFile
    /// The places of the objects.
    let index: ObjectIndex
    private let table: ObjectTable
    /// The number of the root object, a PBXProject.
    let rootObject: Int
    /// The version of the format, which tells what Xcode writes: 45 to 110 are known.
    package let objectVersion: Int
    /// The groups. Nearly everything that is asked of a project needs them, and finding them takes as long as a third of
    /// reading the file.
    private(set) var tree = ProjectTree()

    /// Reads a project file.
    ///
    /// - Throws: `Diagnostics` if the file is not a complete project in the OpenStep format, or contains an id twice.
    package init(_ source: SourceFile) throws {
        try UnreadableFile.check(source)
        do throws(PlistError) {
            (index, table) = try source.bytes.withUnsafeBufferPointer { (bytes) throws(PlistError) in
                let index = try ObjectIndexer.index(bytes).index
                return (index, try ObjectTable(index.entries, in: bytes))
            }
        } catch {
            throw UnreadableFile.diagnostics(for: error, in: source)
        }
        let (index, table) = (index, table)
        let root = try source.root(index.root)
        let found = source.bytes.withUnsafeBufferPointer {
            table.number(of: root.object.content, in: $0, of: index.entries, bytes: $0)
        }
        guard let found, index.kinds[Int(index.entries[found].kind)] == "PBXProject" else {
            throw source.error("'rootObject' names no PBXProject", at: root.object.range)
        }
        (self.source, rootObject, objectVersion) = (source, found, root.version)
        tree = ProjectTree(self)
    }

    /// Creates a project file from objects that were read to compare them. It finds none by their ids.
    private init(comparing source: SourceFile, _ index: ObjectIndex) {
        (self.source, self.index, table) = (source, index, ObjectTable())
        (rootObject, objectVersion) = (0, 0)
    }

    /// Reads the edited file to compare it with this one. Returns it with the objects that are the same; nil if it is
    /// not a property list.
    func rereading(_ new: [UInt8], edits: [TextEdit]) -> (file: ProjectFile, same: [UnchangedText.Objects])? {
        source.bytes.withUnsafeBufferPointer { bytes in
            new.withUnsafeBufferPointer {
                try? ObjectIndexer.index($0, edited: UnchangedText(index, in: bytes, edits: edits, new: $0))
            }
        }.map { (ProjectFile(comparing: SourceFile(path: source.path, bytes: new), $0.index), $0.same) }
    }

    /// Returns the number of the object with an id, or nil.
    func object(_ id: String) -> Int? {
        var id = id
        return id.withUTF8 { text in
            source.bytes.withUnsafeBufferPointer {
                table.number(of: 0..<text.count, in: text, of: index.entries, bytes: $0)
            }
        }
    }

    /// Returns the number of the object whose id is in a range of the file, or nil.
    func object(at id: Range<Int>) -> Int? {
        source.bytes.withUnsafeBufferPointer { table.number(of: id, in: $0, of: index.entries, bytes: $0) }
    }

    /// Returns the numbers of the objects whose ids are elements of an array.
    func objects(at elements: [PlistElement]) -> [Int?] {
        source.bytes.withUnsafeBufferPointer { table.numbers(of: elements, of: index.entries, bytes: $0) }
    }

    func id(_ object: Int) -> String { source.text(index.entries[object].key) }

    /// Returns the class of an object.
    func isa(_ object: Int) -> String { index.kinds[Int(index.entries[object].kind)] }

    /// Returns the numbers of the objects of a class, in the order of the file.
    func objects(_ isa: String) -> [Int] {
        guard let kind = index.kinds.firstIndex(of: isa) else { return [] }
        return index.entries.indices.filter { Int(index.entries[$0].kind) == kind }
    }

    /// Returns the first string with a key in an object, without reading what is behind it.
    func string(_ key: StaticString, of object: Int) -> PlistString? {
        scan(Int(index.entries[object].valueStart)) { (scanner) throws(PlistError) -> PlistString? in
            let opening = scanner.offset
            try scanner.open(depth: 0)
            while let entry = try scanner.readKey(opening: opening) {
                let value = entry.hasValue ? try scanner.readValue(depth: 1) : nil
                if scanner.bytes.equal(entry.string.content, key), case .string(let text) = value?.kind {
                    return text
                }
                try scanner.closeEntry(opening: opening)
            }
            return nil
        } ?? nil
    }

    /// Returns what an object contains.
    func contents(_ object: Int) -> PlistDictionary {
        PlistDictionary(file: self, range: index.entries[object].value)
    }

    /// Reads what begins at an offset. The whole file was read before, so nothing can be thrown.
    func scan<Value>(_ offset: Int, _ read: (inout PlistScanner) throws(PlistError) -> Value) -> Value? {
        source.bytes.withUnsafeBufferPointer { bytes in
            index.longArrays.withUnsafeBufferPointer { arrays in
                var scanner = PlistScanner(bytes, at: offset)
                scanner.longArrays = arrays
                return try? read(&scanner)
            }
        }
    }

    /// Returns the elements of an array; none if the value is something else.
    func elements(of value: PlistValue) -> [PlistElement] {
        guard case .array = value.kind else { return [] }
        return scan(value.range.lowerBound) { (scanner) throws(PlistError) in try scanner.readElements() }
            ?? []
    }

    /// Returns the text of a string, without escapes.
    func text(_ string: PlistString) -> String {
        source.bytes.withUnsafeBufferPointer { string.text(in: $0) }
    }

    /// Returns the text of an element, without escapes; as it is written if it is not a string.
    func text(_ element: PlistElement) -> String {
        scan(element.range.lowerBound) { (scanner) throws(PlistError) in
            let value = try scanner.readValue(depth: 0)
            guard case .string(let string) = value.kind else { return "" }
            return string.text(in: scanner.bytes)
        } ?? ""
    }
}

/// A dictionary of a project file. Its values are read when they are asked for.
struct PlistDictionary {
    let file: ProjectFile
    /// The dictionary with its brackets.
    let range: Range<Int>
    let entries: [PlistEntry]

    init(file: ProjectFile, range: Range<Int>) {
        (self.file, self.range) = (file, range)
        entries =
            file.scan(range.lowerBound) { (scanner) throws(PlistError) in try scanner.readEntries() } ?? []
    }

    /// Returns the entry with a key. If a key is there twice, readers take the last one.
    func entry(_ key: String) -> PlistEntry? {
        entries.last {
            $0.key.content.count == key.utf8.count
                && file.source.bytes[$0.key.content].elementsEqual(key.utf8)
        }
    }

    func string(_ key: String) -> String? {
        guard case .string(let string)? = entry(key)?.value.kind else { return nil }
        return file.text(string)
    }

    /// Returns the elements of the array with a key. If there is none, returns nothing.
    func elements(_ key: String) -> [PlistElement] { entry(key).map { file.elements(of: $0.value) } ?? [] }

    /// Returns the strings in the array with a key.
    func strings(_ key: String) -> [String] { elements(key).map(file.text) }

    /// Returns the object that the string with a key names.
    func object(_ key: String) -> Int? {
        guard case .string(let string)? = entry(key)?.value.kind else { return nil }
        return file.object(at: string.content)
    }

    /// Returns the objects that the array with a key names. Ids without an object are left out.
    func objects(_ key: String) -> [Int] { file.objects(at: elements(key)).compactMap(\.self) }

    func dictionary(_ key: String) -> PlistDictionary? {
        guard let value = entry(key)?.value, case .dictionary = value.kind else { return nil }
        return PlistDictionary(file: file, range: value.range)
    }
}
