public protocol _PreviewProvider {}

/// Views to look at while one works on them.
@MainActor @preconcurrency
public protocol PreviewProvider: _PreviewProvider {
    associatedtype Previews: View

    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(stringLiteral value: String) {
        self.init(rawValue: value)
    }
}

public enum PreviewLayout: Sendable {
    case device, sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

extension View {
    public nonisolated func previewDisplayName(_ value: String?) -> some View { keeping(value) }
    public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { keeping(value) }
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { keeping(value) }
}
