/// An object that announces its changes before they happen.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The publisher that all `@Published` properties of the object send to; one of its own for an object
    /// without any.
    public var objectWillChange: ObservableObjectPublisher {
        let properties = publishedProperties(of: self)
        let known = properties.lazy.compactMap(\.announcer).first
        let announcer = known ?? ObservableObjectPublisher()
        for property in properties { property.announcer = announcer }
        return announcer
    }
}

/// The `@Published` properties of an object and of its superclasses.
private func publishedProperties(of object: Any) -> [any AnnouncesChanges] {
    sequence(first: Mirror(reflecting: object), next: { $0.superclassMirror })
        .flatMap(\.children)
        .compactMap { ($0.value as? any PublishedProperty)?.announcing }
}

/// Announces that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let audience = Audience<Void, Never>()

    public init() {}

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        audience.add(Listener(subscriber), latest: nil)
    }

    public func send() {
        audience.send(())
    }
}
