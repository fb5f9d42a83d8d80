#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// tinytemplate, from the library in the folder TinyTemplate.
struct TinyTemplate {
    private typealias Function = @convention(c) (UnsafeRawPointer) -> Int

    private let engine: UnsafeRawPointer
    private let parsing: Function
    private let rendering: Function
    private let writing: @convention(c) (UnsafeRawPointer, UnsafeMutablePointer<UInt8>) -> Void

    /// - Parameter path: the library's path.
    init(path: String) throws {
        guard let library = dlopen(path, RTLD_NOW) else {
            throw Problem(text: String(cString: dlerror()))
        }
        func symbol(_ name: String) throws -> UnsafeMutableRawPointer {
            guard let symbol = dlsym(library, "tinytemplate_\(name)") else {
                throw Problem(text: "'\(path)' has no '\(name)'")
            }
            return symbol
        }
        parsing = unsafeBitCast(try symbol("parse_and_render"), to: Function.self)
        rendering = unsafeBitCast(try symbol("render"), to: Function.self)
        writing = unsafeBitCast(try symbol("write"), to: type(of: writing).self)
        typealias Creation = @convention(c) (UnsafePointer<UInt8>, Int) -> UnsafeRawPointer?
        let create = unsafeBitCast(try symbol("engine"), to: Creation.self)
        // The engine refers to the text as long as it exists.
        let text = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: Templates.tinyTemplate.utf8.count)
        _ = text.initialize(from: Templates.tinyTemplate.utf8)
        guard let start = text.baseAddress, let engine = create(UnsafePointer(start), text.count) else {
            throw Problem(text: "tinytemplate cannot read its template")
        }
        self.engine = engine
    }

    func parseAndRender() -> Int { parsing(engine) }
    func render() -> Int { rendering(engine) }

    var text: String {
        String(unsafeUninitializedCapacity: render()) {
            writing(engine, $0.baseAddress!)
            return $0.count
        }
    }
}

/// A reason not to measure an engine.
struct Problem: Error {
    let text: String
}
