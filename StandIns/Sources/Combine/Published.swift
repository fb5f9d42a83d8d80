/// A property whose changes are published, each just before it happens.
@propertyWrapper
public struct Published<Value> {
    private let storage: Storage

    public init(wrappedValue: Value) {
        storage = Storage(wrappedValue)
    }

    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("@Published is only available on properties of classes") }
        // swift-format-ignore: AvoidUnusedSetterValue
        set { fatalError("@Published is only available on properties of classes") }
    }

    public var projectedValue: Publisher {
        mutating get { Publisher(storage: storage) }
        set { storage.replace(with: newValue) }
    }

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set { object[keyPath: storageKeyPath].storage.set(newValue) }
    }

    /// Sends the value of the property, and then each new one before the property has it.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        fileprivate let storage: Storage

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            storage.audience.add(Listener(subscriber), latest: storage.value)
        }

        func follow<P: Combine.Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
            storage.follow(publisher)
        }
    }
}

extension Published {
    fileprivate final class Storage: AnnouncesChanges {
        var value: Value
        var sources: [AnyCancellable] = []
        let audience = Audience<Value, Never>()
        var announcer: ObservableObjectPublisher?

        init(_ value: Value) {
            self.value = value
        }

        func set(_ newValue: Value) {
            announcer?.send()
            audience.send(newValue)
            value = newValue
        }

        func follow<P: Combine.Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
            sources.append(publisher.sink { [weak self] in self?.set($0) })
        }

        func replace(with other: Publisher) {
            if other.storage !== self { follow(other) }
        }
    }
}

/// Notifies the enclosing object of each change.
protocol AnnouncesChanges: AnyObject {
    var announcer: ObservableObjectPublisher? { get set }
}

/// A property of an object that may announce its changes.
protocol PublishedProperty {
    var announcing: any AnnouncesChanges { get }
}

extension Published: PublishedProperty {
    var announcing: any AnnouncesChanges { storage }
}
