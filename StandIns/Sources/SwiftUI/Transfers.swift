// Nothing is dragged, shared, opened or saved: views keep what they are given.
import CoreTransferable
import UniformTypeIdentifiers

public struct SharePreview<I, C> {
    public init(_ titleKey: LocalizedStringKey) where I == Never, C == Never {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where I == Never, C == Never {}
    public init(_ titleKey: LocalizedStringKey, image: I) where C == Never {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: I) where C == Never {}
}

/// Shares a value.
public struct ShareLink<Label: View> {
    private let parts: [Any]

    private init(_ parts: Any?...) {
        self.parts = parts.compactMap { $0 }
    }

    public init<T: Transferable>(
        item: T, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) { self.init(item, label()) }
    public init<T: Transferable, I, C>(
        item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, C>,
        @ViewBuilder label: () -> Label
    ) { self.init(item, label()) }
    public init<D: RandomAccessCollection>(
        items: D, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where D.Element: Transferable { self.init(items, label()) }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
    public init<T: Transferable>(item: T, subject: Text? = nil, message: Text? = nil) { self.init(item) }
    public init<T: Transferable, I, C>(
        item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, C>
    ) { self.init(item) }
    public init<T: Transferable>(
        _ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil
    ) { self.init(item) }
    @_disfavoredOverload
    public init<S: StringProtocol, T: Transferable>(
        _ title: S, item: T, subject: Text? = nil, message: Text? = nil
    ) { self.init(item) }
    public init<T: Transferable, I, C>(
        _ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<I, C>
    ) { self.init(item) }
    public init<D: RandomAccessCollection>(
        items: D, subject: Text? = nil, message: Text? = nil
    ) where D.Element: Transferable { self.init(items) }
}

extension ShareLink: _PrimitiveView {}

extension Image: Transferable {
    public static var transferRepresentation: _NoRepresentation<Image> { _NoRepresentation() }
}

extension Color: Transferable {
    public static var transferRepresentation: _NoRepresentation<Color> { _NoRepresentation() }
}

public struct PasteButton {
    private let action: Any

    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        action = onPaste
    }

    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        action = payloadAction
    }
}

extension PasteButton: _PrimitiveView {}

public enum DropOperation: Sendable {
    case cancel, forbidden, copy, move, delete, alias
}

public struct DropProposal: Sendable {
    public let operation: DropOperation

    public init(operation: DropOperation) {
        self.operation = operation
    }
}

public struct DropInfo {
    public var location: CGPoint { .zero }
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

@MainActor @preconcurrency
public protocol DropDelegate {
    func validateDrop(info: DropInfo) -> Bool
    func performDrop(info: DropInfo) -> Bool
    func dropEntered(info: DropInfo)
    func dropUpdated(info: DropInfo) -> DropProposal?
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}

/// A document that is one file.
public protocol FileDocument: Sendable {
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }
    init(configuration: ReadConfiguration) throws
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

public struct FileDocumentReadConfiguration {
    public let contentType: UTType
    public let file: FileWrapper
}

public struct FileDocumentWriteConfiguration {
    public let contentType: UTType
    public let existingFile: FileWrapper?
}

extension View {
    public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View
    {
        keeping(payload)
    }
    public nonisolated func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View { keeping(payload, preview()) }
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View { keeping(action, isTargeted) }
    public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { keeping(data) }
    public nonisolated func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View { keeping(data, preview()) }
    public nonisolated func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View { keeping(isTargeted, action) }
    public nonisolated func onDrop(
        of supportedContentTypes: [UTType], delegate: any DropDelegate
    ) -> some View { keeping(delegate) }
    public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { keeping(action) }
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View { keeping(isPresented, onCompletion) }
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View { keeping(isPresented, onCompletion) }
    public nonisolated func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View { keeping(isPresented, document, onCompletion) }
    public nonisolated func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View { keeping(isPresented, item, onCompletion, onCancellation) }
    public nonisolated func fileMover(
        isPresented: Binding<Bool>, file: URL?,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View { keeping(isPresented, onCompletion) }
    public nonisolated func fileDialogMessage(_ message: Text?) -> some View { keeping() }
    public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View { keeping() }
    public nonisolated func fileExporterFilenameLabel(_ label: Text?) -> some View { keeping() }
}
