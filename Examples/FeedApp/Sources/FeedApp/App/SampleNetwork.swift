import Foundation

/// A network that keeps everything in memory. It has no connection when the app first asks for posts of the world.
actor SampleNetwork {
    private let posts = [
        "local": [Post(id: 1, title: "First snow"), Post(id: 2, title: "Open late")],
        "world": [Post(id: 3, title: "Long night")],
    ]
    private let texts = [
        1: "The mountains are white since this morning.",
        2: "The library now closes at ten.",
        3: "In the north, the sun stays below the horizon.",
    ]
    private let people = [
        "Ann": Profile(city: "Oslo", motto: "Walk on."),
        "Ben": Profile(city: "Rome", motto: "Sit down."),
    ]
    private var isConnected = false
}

// MARK: - ContentNetwork

extension SampleNetwork: ContentNetwork {
    func obtainItems(kind: String) throws -> [Post] {
        guard kind != "world" || isConnected else {
            isConnected = true
            throw NetworkError.noConnection
        }
        return posts[kind] ?? []
    }

    func obtainItems() -> [Person] {
        people.keys.sorted().enumerated().map { Person(id: $0.offset, name: $0.element) }
    }

    func fetchBody(id: Int) throws -> Body {
        let post = posts.values.joined().first { $0.id == id }
        guard let post, let text = texts[id] else { throw NetworkError.notFound }
        return Body(title: post.title, text: text)
    }

    func fetchComments(id: Int) -> [Comment] {
        [
            Comment(author: "Ben", text: "So what?"),
            Comment(author: "Ann", text: "I like number \(id)."),
        ]
    }

    func fetchProfile(name: String) throws -> Profile {
        guard let profile = people[name] else { throw NetworkError.notFound }
        return profile
    }

    func fetchPhotos(id: Int) -> [String] {
        (1...20).map { "Photo \($0) of album \(id)" }
    }
}

enum NetworkError: LocalizedError {
    case noConnection
    case notFound

    var errorDescription: String? {
        switch self {
        case .noConnection: NSLocalizedString("There is no connection.", comment: "An error")
        case .notFound: NSLocalizedString("This does not exist.", comment: "An error")
        }
    }
}
