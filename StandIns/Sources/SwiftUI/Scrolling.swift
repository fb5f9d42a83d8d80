// Nothing is scrolled: a position is where it was set, and no closure is called.

/// Where a scroll view is.
public struct ScrollPosition: Equatable, Sendable {
    public private(set) var edge: Edge?
    public private(set) var point: CGPoint?
    public private(set) var isPositionedByUser = false
    private nonisolated(unsafe) var id: AnyHashable?

    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {}

    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
        self.edge = edge
    }

    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        self.id = id
    }

    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { id?.base as? T }

    public mutating func scrollTo(edge: Edge) {
        self = ScrollPosition(edge: edge)
    }

    public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        self = ScrollPosition(id: id, anchor: anchor)
    }

    public mutating func scrollTo(point: CGPoint) {
        self = ScrollPosition()
        self.point = point
    }
}

public struct ScrollGeometry: Equatable, Sendable {
    public var contentOffset = CGPoint.zero
    public var contentSize = CGSize.zero
    public var contentInsets = EdgeInsets()
    public var containerSize = CGSize.zero
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    public var bounds: CGRect { visibleRect }
}

public enum ScrollPhase: Equatable, Sendable {
    case idle, tracking, interacting, decelerating, animating

    public var isScrolling: Bool { self != .idle }
}

public enum ScrollTransitionPhase: Equatable, Sendable {
    case topLeading, identity, bottomTrailing

    public var isIdentity: Bool { self == .identity }
    public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}

public struct ScrollTransitionConfiguration: Sendable {
    public static let animated = ScrollTransitionConfiguration()
    public static let interactive = ScrollTransitionConfiguration()
    public static let identity = ScrollTransitionConfiguration()
}

extension View {
    public nonisolated func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> some View {
        keeping(position)
    }

    public nonisolated func scrollIndicatorsFlash<T: Equatable>(trigger value: T) -> some View {
        keeping(value)
    }
    public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { keeping() }

    public nonisolated func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        keeping(transition)
    }

    public nonisolated func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        keeping(transform, action)
    }

    public nonisolated func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        keeping(action)
    }

    public nonisolated func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        keeping(action)
    }
}
