import Foundation
import SourceText

@testable import XcodeProject

/// Projects of others, in the folder `xcode` beside the one that GENERAMBA_CONFORMANCE names or, by default, in shared
/// beside the repository.
enum SharedProjects {
    /// Returns the files in a folder, sorted. If there are none, throws an error when the variable is set; otherwise logs
    /// a line and returns nil.
    static func files(in folder: String) throws -> [URL]? {
        let variable = ProcessInfo.processInfo.environment["GENERAMBA_CONFORMANCE"]
        let root = variable.map { URL(fileURLWithPath: $0).deletingLastPathComponent() } ?? shared
        let url = root.appendingPathComponent("xcode/\(folder)")
        do {
            return try FileManager.default.contentsOfDirectory(atPath: url.path).sorted().map {
                url.appendingPathComponent($0)
            }
        } catch {
            guard variable == nil else { throw error }
            print("SKIPPED: no \(url.standardized.path); GENERAMBA_CONFORMANCE names a folder beside it")
            return nil
        }
    }

    private static var shared: URL {
        (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
            .appendingPathComponent("../shared")
    }
}

extension ProjectFile {
    init(contentsOf url: URL) throws {
        try self.init(SourceFile(path: url.lastPathComponent, bytes: Array(try Data(contentsOf: url))))
    }

    init(_ text: String) throws {
        try self.init(SourceFile(path: "App.xcodeproj/project.pbxproj", text: text))
    }
}

/// The objects of a project as Foundation reads them.
struct FoundationProject {
    let objects: [String: [String: Any]]
    let root: String

    init(_ bytes: [UInt8]) throws {
        let list = try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
        guard let list = list as? [String: Any], let objects = list["objects"] as? [String: [String: Any]],
            let root = list["rootObject"] as? String
        else { throw CocoaError(.propertyListReadCorrupt) }
        self.objects = objects
        self.root = root
    }

    func isa(_ id: String) -> String { objects[id]?["isa"] as? String ?? "" }

    func text(_ id: String, _ key: String) -> String? { objects[id]?[key] as? String }

    func array(_ id: String, _ key: String) -> [String] { objects[id]?[key] as? [String] ?? [] }

    /// Returns the ids of the objects of a class, sorted.
    func ids(_ isa: String) -> [String] { objects.keys.filter { self.isa($0) == isa }.sorted() }
}

/// The files of a module of the template rviper_controller, more or less: 17, of which 15 are compiled and one is a
/// resource.
///
/// - Parameter group: the group of the module's group; nil for the groups of its folders.
func module(_ name: String, in folder: String, group: String? = nil, targets: [String]) -> [AddedFile] {
    let files = [
        "Assembly/@Assembly.swift", "Assembly/@Container.swift", "Configurator/@Configurator.swift",
        "Interactor/@Interactor.swift", "Interactor/@InteractorInput.swift",
        "Interactor/@InteractorOutput.swift",
        "Presenter/@Presenter.swift", "Presenter/@ModuleInput.swift", "Presenter/@ModuleOutput.swift",
        "Router/@Router.swift", "Router/@RouterInput.swift", "View/@ViewController.swift",
        "View/@ViewInput.swift",
        "View/@ViewOutput.swift", "View/@.storyboard", "View/@Bridge.h", "View/@Bridge.m",
    ]
    return files.map {
        let path = "\(name)/\($0.replacingOccurrences(of: "@", with: name))"
        return AddedFile(
            ProjectPath("\(folder)/\(path)"), group: group.map { "\($0)/\(ProjectPath(path).folder)" },
            targets: targets)
    }
}

/// Returns whether all lines of the first text are in the second one, in the same order.
func isSubsequence(_ first: [UInt8], of second: [UInt8]) -> Bool {
    var rest = String(decoding: second, as: UTF8.self).components(separatedBy: "\n")[...]
    for line in String(decoding: first, as: UTF8.self).components(separatedBy: "\n") {
        guard let found = rest.firstIndex(of: line) else { return false }
        rest = rest[(found + 1)...]
    }
    return true
}
