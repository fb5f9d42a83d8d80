// Nothing is drawn, and no time passes: animators keep what they are given.

/// How a view looks, apart from its layout.
public protocol VisualEffect: Sendable {}

public struct EmptyVisualEffect: VisualEffect {}

extension VisualEffect {
    public func opacity(_ opacity: Double) -> some VisualEffect { self }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
    public func brightness(_ amount: Double) -> some VisualEffect { self }
    public func saturation(_ amount: Double) -> some VisualEffect { self }
    public func grayscale(_ amount: Double) -> some VisualEffect { self }
    public func offset(_ offset: CGSize) -> some VisualEffect { self }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
    public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some VisualEffect { self }
}

extension View {
    public nonisolated func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        keeping(effect)
    }

    public nonisolated func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        keeping(phases, trigger, content, animation)
    }

    public nonisolated func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        keeping(phases, content, animation)
    }

    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        keeping(initialValue, trigger, content, keyframes)
    }

    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        keeping(initialValue, content, keyframes)
    }
}

/// The view that an animator is given.
public struct PlaceholderContentView<Value> {}

extension PlaceholderContentView: _PrimitiveView {}

/// A view that is shown in several phases, one after the other.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
    private let parts: [Any]

    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        parts = [phases, content, animation]
    }

    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        parts = [phases, trigger, content, animation]
    }
}

extension PhaseAnimator: _PrimitiveView {}

/// How a value changes in time.
public protocol Keyframes<Value> {
    associatedtype Value
}

/// How a part of a value changes in time.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value
}

public struct KeyframeTrack<Root, Part, Content: KeyframeTrackContent<Part>>: Keyframes {
    public typealias Value = Root

    public init(
        _ keyPath: WritableKeyPath<Root, Part>,
        @KeyframeTrackContentBuilder<Part> content: () -> Content
    ) {}
}

public struct LinearKeyframe<Value>: KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval) {}
}

public struct CubicKeyframe<Value>: KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval) {}
}

public struct SpringKeyframe<Value>: KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring()) {}
}

public struct MoveKeyframe<Value>: KeyframeTrackContent {
    public init(_ to: Value) {}
}

public struct _KeyframeList<Value>: Keyframes, KeyframeTrackContent {}

@resultBuilder
public enum KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes<Value>>(_ keyframes: K) -> K { keyframes }
    public static func buildBlock(_ keyframes: any Keyframes<Value>...) -> _KeyframeList<Value> { .init() }
}

@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
    public static func buildExpression<K: KeyframeTrackContent<Value>>(_ keyframe: K) -> K { keyframe }
    public static func buildBlock(
        _ keyframes: any KeyframeTrackContent<Value>...
    ) -> _KeyframeList<Value> { .init() }
}

public struct Spring: Hashable, Sendable {
    public var duration: TimeInterval
    public var bounce: Double

    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        (self.duration, self.bounce) = (duration, bounce)
    }

    public static let smooth = Spring()
    public static let snappy = Spring(bounce: 0.15)
    public static let bouncy = Spring(bounce: 0.3)
}

/// A name for views that are the same in several places.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
    public struct ID: Hashable, Sendable {}

    public init() {}

    public var wrappedValue: ID { ID() }
}

/// How a view of a navigation stack or a sheet appears.
public struct ZoomNavigationTransition {}

public protocol NavigationTransition {}

extension ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == ZoomNavigationTransition {
    public static func zoom(
        sourceID: some Hashable, in namespace: Namespace.ID
    ) -> ZoomNavigationTransition {
        ZoomNavigationTransition()
    }
}

extension View {
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        keeping(id)
    }
    public nonisolated func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some View {
        keeping(id)
    }
    public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
        keeping()
    }
}
