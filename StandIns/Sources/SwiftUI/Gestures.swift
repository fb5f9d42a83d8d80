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
