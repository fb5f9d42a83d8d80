import Foundation

/// A network that keeps everything in memory. It has no connection when the user first sends a post.
actor SampleNetwork {
    private var articles = [
        (title: "First snow", text: "The mountains are white since this morning."),
        (title: "Open late", text: "The library now closes at ten."),
    ]
    private var isConnected = false
}

// MARK: - NewsNetwork

extension SampleNetwork: NewsNetwork {
    func fetchPosts() -> [Post] {
        articles.indices.map { Post(id: $0, title: articles[$0].title) }
    }

    func fetchArticle(id: Int) throws -> Article {
        guard articles.indices.contains(id) else { throw NetworkError.notFound }
        return Article(title: articles[id].title, text: articles[id].text)
    }

    func fetchComments(id: Int) throws -> [Comment] {
        guard articles.indices.contains(id) else { throw NetworkError.notFound }
        return [Comment(author: "Ann", text: "I liked “\(articles[id].title)”.")]
    }

    func send(text: String) throws {
        guard isConnected else {
            isConnected = true
            throw NetworkError.noConnection
        }
        articles.append((title: text, text: text))
    }
}

enum NetworkError: LocalizedError {
    case noConnection
    case notFound

    var errorDescription: String? {
        switch self {
        case .noConnection: NSLocalizedString("There is no connection.", comment: "An error")
        case .notFound: NSLocalizedString("This post does not exist.", comment: "An error")
        }
    }
}
