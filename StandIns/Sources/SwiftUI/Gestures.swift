// No user is here: gestures keep what they call, and nothing calls it.

@MainActor @preconcurrency
public protocol Gesture<Value> {
    associatedtype Value
}

/// A gesture with what it calls.
public struct _GestureWithAction<Base: Gesture>: Gesture {
    public typealias Value = Base.Value

    private nonisolated(unsafe) let parts: [Any]

    nonisolated init(_ parts: [Any]) {
        self.parts = parts
    }
}

extension Gesture {
    public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _GestureWithAction<Self> {
        _GestureWithAction([self, action])
    }

    public nonisolated func onChanged(
        _ action: @escaping (Value) -> Void
    ) -> _GestureWithAction<Self> where Value: Equatable {
        _GestureWithAction([self, action])
    }
}

public struct TapGesture: Gesture {
    public typealias Value = Void

    public var count: Int

    public nonisolated init(count: Int = 1) {
        self.count = count
    }
}

public struct LongPressGesture: Gesture {
    public typealias Value = Bool

    public var minimumDuration: Double
    public var maximumDistance: CGFloat

    public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
    }
}

public struct DragGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        public var predictedEndLocation: CGPoint { location }
        public var predictedEndTranslation: CGSize { translation }
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
    }

    public var minimumDistance: CGFloat

    public nonisolated init(
        minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
    ) {
        self.minimumDistance = minimumDistance
    }
}

public struct MagnifyGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var magnification: CGFloat
    }

    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// The value of a gesture while it lasts. As no gesture begins, it is the first value.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    public let wrappedValue: Value

    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    public var projectedValue: GestureState<Value> { self }
}

extension Gesture {
    public nonisolated func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> _GestureWithAction<Self> {
        _GestureWithAction([self, state, body])
    }
}

extension View {
    public nonisolated func gesture<T: Gesture>(_ gesture: T) -> some View { keeping(gesture) }
    public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View { keeping(gesture) }
    public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { keeping(gesture) }
}

public struct SpatialTapGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }

    public nonisolated init(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local
    ) {}
}

public struct RotateGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var rotation: Angle
    }

    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}
}

public struct RotationGesture: Gesture {
    public typealias Value = Angle

    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}
}

public struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat

    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}
}

public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    public nonisolated init(_ first: First, _ second: Second) {}
}

public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }

    public nonisolated init(_ first: First, _ second: Second) {}
}

public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    public nonisolated init(_ first: First, _ second: Second) {}
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
    public nonisolated func simultaneously<O: Gesture>(with other: O) -> SimultaneousGesture<Self, O> {
        SimultaneousGesture(self, other)
    }
    public nonisolated func sequenced<O: Gesture>(before other: O) -> SequenceGesture<Self, O> {
        SequenceGesture(self, other)
    }
    public nonisolated func exclusively<O: Gesture>(before other: O) -> ExclusiveGesture<Self, O> {
        ExclusiveGesture(self, other)
    }
}

public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let none: GestureMask = []
    public static let gesture = GestureMask(rawValue: 1 << 0)
    public static let subviews = GestureMask(rawValue: 1 << 1)
    public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
    public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask) -> some View {
        keeping(gesture)
    }
    public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        keeping(gesture)
    }
    public nonisolated func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View { keeping(action) }
}
