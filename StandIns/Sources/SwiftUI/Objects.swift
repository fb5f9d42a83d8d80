import Combine

/// An object that a view makes and a screen keeps. As in SwiftUI, a view that no screen shows asks its closure at each
/// access: an object that was made before is always the same, one that is made in the closure is a new one each time.
@MainActor @preconcurrency
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private nonisolated(unsafe) let thunk: () -> ObjectType

    public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        self.thunk = thunk
    }

    public var wrappedValue: ObjectType { thunk() }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(thunk()) }
}

/// An object that something else keeps.
@MainActor @preconcurrency
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Bindings to the properties of the object.
    @MainActor @preconcurrency
    @dynamicMemberLookup
    public struct Wrapper {
        private let root: ObjectType

        init(_ root: ObjectType) {
            self.root = root
        }

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let root = root
            return Binding<Subject>(
                read: { root[keyPath: keyPath] },
                write: { root[keyPath: keyPath] = $0 }
            )
        }
    }

    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
    }

    public init(initialValue: ObjectType) {
        self.init(wrappedValue: initialValue)
    }

    public var projectedValue: Wrapper { Wrapper(wrappedValue) }
}

/// An object that a view above handed down. As in SwiftUI it is an error to read it in a view that no
/// screen shows.
@MainActor @preconcurrency
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    public init() {}

    public var wrappedValue: ObjectType {
        fatalError(
            """
            No ObservableObject of type \(ObjectType.self) found. \
            A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view.
            """
        )
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(wrappedValue)
    }
}

extension View {
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        keeping(object)
    }
}

extension Scene {
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        keeping(object)
    }
}
