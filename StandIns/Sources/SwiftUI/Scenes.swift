// No screen shows scenes, and nobody opens windows or picks commands.
import UniformTypeIdentifiers

@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands

    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

public struct _Commands: Commands {
    nonisolated(unsafe) let parts: [Any]

    nonisolated init(_ parts: [Any]) {
        self.parts = parts
    }

    public var body: Never { fatalError("body should not be called on \(Self.self)") }
}

@resultBuilder
public enum CommandsBuilder {
    public static func buildExpression<C: Commands>(_ content: C) -> C { content }
    public static func buildBlock<C: Commands>(_ content: C) -> C { content }
    public static func buildBlock<each C: Commands>(_ content: repeat each C) -> _Commands {
        var parts: [Any] = []
        repeat parts.append(each content)
        return _Commands(parts)
    }
}

public struct CommandGroupPlacement: Sendable {
    public static let appInfo = CommandGroupPlacement()
    public static let appSettings = CommandGroupPlacement()
    public static let newItem = CommandGroupPlacement()
    public static let saveItem = CommandGroupPlacement()
    public static let undoRedo = CommandGroupPlacement()
    public static let pasteboard = CommandGroupPlacement()
    public static let textEditing = CommandGroupPlacement()
    public static let toolbar = CommandGroupPlacement()
    public static let sidebar = CommandGroupPlacement()
    public static let help = CommandGroupPlacement()
}

public struct CommandGroup<Content: View>: Commands {
    private nonisolated(unsafe) let content: Content

    public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        content = addition()
    }

    public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        content = addition()
    }

    public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        content = addition()
    }

    public var body: Never { fatalError("body should not be called on \(Self.self)") }
}

public struct CommandMenu<Content: View>: Commands {
    private nonisolated(unsafe) let content: Content

    public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: Never { fatalError("body should not be called on \(Self.self)") }
}

public struct SidebarCommands: Commands {
    public nonisolated init() {}
    public var body: Never { fatalError("body should not be called on \(Self.self)") }
}

/// The app's delegate. Only a program that a screen shows has one.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

    public var wrappedValue: DelegateType { fatalError("no UIApplication runs with the delegate") }

    public nonisolated mutating func update() {}
}

public struct DocumentGroup<Document, Content: View>: Scene {
    private nonisolated(unsafe) let content: Any

    public nonisolated init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) where Document: FileDocument {
        content = (newDocument, editor)
    }

    public nonisolated init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) where Document: FileDocument {
        content = viewer
    }

    public var body: Never { fatalError("body should not be called on \(Self.self)") }
}

public struct FileDocumentConfiguration<Document: FileDocument> {
    @Binding public var document: Document
    public var fileURL: URL?
    public var isEditable: Bool
}

extension Scene {
    public nonisolated func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene {
        keeping(content())
    }
    public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { keeping() }
    public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
        keeping()
    }
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        keeping(object)
    }
    public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene { keeping() }
    public nonisolated func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene { keeping(action) }
}

public struct WindowResizability: Sendable {
    public static let automatic = WindowResizability()
    public static let contentSize = WindowResizability()
    public static let contentMinSize = WindowResizability()
}

public struct BackgroundTask<Request, Response>: Sendable {}

extension BackgroundTask where Request == Void, Response == Void {
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { .init() }
}

@MainActor @preconcurrency
public struct OpenWindowAction {
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

@MainActor @preconcurrency
public struct DismissWindowAction {
    public func callAsFunction() {}
    public func callAsFunction(id: String) {}
}

@MainActor @preconcurrency
public struct DismissSearchAction {
    public func callAsFunction() {}
}

@MainActor @preconcurrency
public struct RefreshAction {
    public func callAsFunction() async {}
}

@MainActor @preconcurrency
public struct RenameAction {
    public func callAsFunction() {}
}

extension EnvironmentValues {
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    public var dismissSearch: DismissSearchAction { DismissSearchAction() }
    public var isSearching: Bool { false }
    public var refresh: RefreshAction? { nil }
    public var rename: RenameAction? { nil }
    public var supportsMultipleWindows: Bool { false }
    public var isFocused: Bool { false }
    public var pixelLength: CGFloat { 1 / displayScale }
    public var isScrollEnabled: Bool { true }
    public var isLuminanceReduced: Bool { false }
    public var multilineTextAlignment: TextAlignment { .leading }
    public var controlSize: ControlSize { .regular }
    public var redactionReasons: RedactionReasons { [] }
    public var backgroundStyle: AnyShapeStyle? { nil }
    public var allowsTightening: Bool { false }
    public var minimumScaleFactor: CGFloat { 1 }
    public var lineSpacing: CGFloat { 0 }
    public var undoManager: UndoManager? { nil }
}
