/// A controller for a SwiftUI view. It keeps the view, and shows an empty one.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    public var rootView: Content

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: aDecoder)
    }

    public required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) must be implemented in a subclass and call super.init(coder:rootView:)")
    }
}

@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>

    @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
    @MainActor @preconcurrency func updateUIViewController(
        _ uiViewController: UIViewControllerType, context: Context
    )
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
    public var body: Never { fatalError("body should not be called on \(Self.self)") }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public private(set) var transaction: Transaction
    public var environment: EnvironmentValues { EnvironmentValues() }
}

@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>

    @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
    @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
    public var body: Never { fatalError("body should not be called on \(Self.self)") }
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public private(set) var transaction: Transaction
    public var environment: EnvironmentValues { EnvironmentValues() }
}

/// The content of a cell, as SwiftUI's views.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    private let parts: [Any]

    public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
        parts = [content()]
    }

    private init(_ parts: [Any]) {
        self.parts = parts
    }

    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        UIHostingConfiguration<Content, B>(parts + [content()])
    }
    public func background<S: ShapeStyle>(_ style: S) -> Self { self }
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self { self }

    public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

private final class HostingContentView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(_ configuration: any UIContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
}
