/// Values that can be animated.
public protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by rhs: Double)
    var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= rhs }
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    public var magnitudeSquared: Double { Double(self * self) }
}

public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    public init() {}
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    public static func + (lhs: Self, rhs: Self) -> Self { lhs }
    public static func - (lhs: Self, rhs: Self) -> Self { lhs }
    public mutating func scale(by rhs: Double) {}
    public var magnitudeSquared: Double { 0 }
}

public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        (self.first, self.second) = (first, second)
    }

    public static var zero: Self { Self(.zero, .zero) }
    public static func + (lhs: Self, rhs: Self) -> Self {
        Self(lhs.first + rhs.first, lhs.second + rhs.second)
    }
    public static func - (lhs: Self, rhs: Self) -> Self {
        Self(lhs.first - rhs.first, lhs.second - rhs.second)
    }
    public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

public protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        // swift-format-ignore: AvoidUnusedSetterValue
        set {}
    }
}

/// A change of a view's geometry. No screen applies it.
public protocol GeometryEffect: Animatable, ViewModifier {
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    public func body(content: Content) -> Content { content }
}

public struct ProjectionTransform: Equatable, Sendable {
    public init() {}
    public init(_ m: CGAffineTransform) {}
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform { self }
}

/// A value that views hand to those that contain them. Without a screen, no view hands one on.
public protocol PreferenceKey {
    associatedtype Value

    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// A place or a size in a view.
public struct Anchor<Value> {
    public struct Source: Sendable {}
}

extension Anchor: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
    public static var bounds: Anchor<CGRect>.Source { .init() }
}

extension Anchor.Source where Value == CGPoint {
    public static var center: Anchor<CGPoint>.Source { .init() }
    public static var top: Anchor<CGPoint>.Source { .init() }
    public static var bottom: Anchor<CGPoint>.Source { .init() }
    public static var leading: Anchor<CGPoint>.Source { .init() }
    public static var trailing: Anchor<CGPoint>.Source { .init() }
    public static var topLeading: Anchor<CGPoint>.Source { .init() }
}

extension GeometryProxy {
    public subscript(anchor: Anchor<CGRect>) -> CGRect { .zero }
    public subscript(anchor: Anchor<CGPoint>) -> CGPoint { .zero }
}

extension View {
    public nonisolated func preference<K: PreferenceKey>(key: K.Type, value: K.Value) -> some View {
        keeping(value)
    }
    public nonisolated func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View { keeping(callback) }
    public nonisolated func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable { keeping(action) }
    public nonisolated func anchorPreference<A, K: PreferenceKey>(
        key: K.Type, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View { keeping(transform) }
    public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View { keeping(transform) }
    public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View { keeping(transform) }
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        keeping(transform)
    }
    public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View { keeping() }
    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View { keeping() }
}
