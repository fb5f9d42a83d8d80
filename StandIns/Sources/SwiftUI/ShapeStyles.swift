public struct ForegroundStyle: ShapeStyle {
    public nonisolated init() {}
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

public struct SeparatorShapeStyle: ShapeStyle {
    public init() {}
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// A style of unknown type.
public struct AnyShapeStyle: ShapeStyle {
    private let style: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) {
        self.style = style
    }
}

public struct ShadowStyle: Equatable, Sendable {
    public static func drop(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }
    public static func inner(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }
}

extension ShapeStyle {
    public func opacity(_ opacity: Double) -> some ShapeStyle { self }
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
    public var secondary: some ShapeStyle { self }
    public var tertiary: some ShapeStyle { self }
    public var quaternary: some ShapeStyle { self }
}

public struct EllipticalGradient: ShapeStyle {
    public init(gradient: Gradient, center: UnitPoint = .center) {}
    public init(colors: [Color], center: UnitPoint = .center) {}
}

extension EllipticalGradient: _PrimitiveView {}

extension ShapeStyle where Self == RadialGradient {
    public static func radialGradient(
        colors: [Color], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension ShapeStyle where Self == AngularGradient {
    public static func angularGradient(
        colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient { AngularGradient(colors: colors, center: center) }
    public static func conicGradient(
        colors: [Color], center: UnitPoint = .center, angle: Angle = .zero
    ) -> AngularGradient { AngularGradient(colors: colors, center: center, angle: angle) }
}

extension LinearGradient {
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
}

/// The look of glass.
public struct Glass: Equatable, Sendable {
    public static let regular = Glass()
    public static let clear = Glass()
    public static let identity = Glass()
    public func tint(_ color: Color?) -> Glass { self }
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

public struct GlassEffectContainer<Content: View> {
    private let content: Content

    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension GlassEffectContainer: _PrimitiveView {}

extension View {
    public nonisolated func glassEffect(_ glass: Glass = .regular) -> some View { keeping() }
    public nonisolated func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
        keeping()
    }
    public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { keeping() }
    public nonisolated func containerShape<S: InsettableShape>(_ shape: S) -> some View { keeping() }
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View { keeping() }
    public nonisolated func colorInvert() -> some View { keeping() }
    public nonisolated func colorMultiply(_ color: Color) -> some View { keeping() }
    public nonisolated func contrast(_ amount: Double) -> some View { keeping() }
    public nonisolated func hueRotation(_ angle: Angle) -> some View { keeping() }
    public nonisolated func luminanceToAlpha() -> some View { keeping() }
    public nonisolated func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { keeping() }
    public nonisolated func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View { keeping() }
    public nonisolated func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View { keeping(content()) }
}

public struct ContainerBackgroundPlacement: Hashable, Sendable {
    public static let tabView = ContainerBackgroundPlacement()
    public static let navigation = ContainerBackgroundPlacement()
    public static let navigationSplitView = ContainerBackgroundPlacement()
    public static let window = ContainerBackgroundPlacement()
    public static let widget = ContainerBackgroundPlacement()
}
