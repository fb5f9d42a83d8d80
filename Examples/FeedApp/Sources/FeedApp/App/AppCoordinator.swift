import UIKit

/// Makes the screens of the app, shows the first one, and connects the modules.
@MainActor
final class AppCoordinator {
    let stack = UINavigationController()
    private let content: DefaultContentService
    private lazy var route = DefaultReadingRoute(destinations: self)
    private weak var storyComments: (any StoryCommentsOutput)?
    private weak var authorNote: (any AuthorNoteOutput)?
    private weak var authorAlbums: (any AuthorAlbumsOutput)?

    init(network: any ContentNetwork) {
        content = DefaultContentService(network: network)
        let sections = [makeNews(kind: "local"), makeNews(kind: "world"), makePeople()]
        let feed = FeedAssembly.makeModule(sections: sections)
        feed.title = NSLocalizedString("Feed", comment: "The title of the first screen")
        stack.viewControllers = [feed]
    }
}

/// One service does the work of all modules.
extension DefaultContentService: NewsService, PeopleService, ArticleService, CommentsService,
    AuthorService, AlbumService
{}

// MARK: - The sections of the feed

extension AppCoordinator: NewsModuleOutput, PeopleModuleOutput {
    private func makeNews(kind: String) -> any TableSection {
        let module = NewsAssembly.makeModule(service: content)
        module.input.configure(kind: kind)
        module.input.configure(with: self)
        return module.section
    }

    private func makePeople() -> any TableSection {
        let module = PeopleAssembly.makeModule(service: content)
        module.input.configure(with: self)
        return module.section
    }

    func didSelect(_ item: Post) {
        route.openStory(id: item.id, from: stack)
    }

    func didSelect(_ item: Person) {
        route.openAuthor(name: item.name, from: stack)
    }
}

// MARK: - The screens that the route opens

extension StoryPresenter: ReadingStoryInput {}
extension AuthorPresenter: ReadingAuthorInput {}

extension AppCoordinator: ReadingRouteDestinations {
    func makeStory() -> (viewController: UIViewController, input: any ReadingStoryInput) {
        let module = StoryAssembly.makeModule(destinations: self)
        module.input.configure(with: self)
        return (module.viewController, module.input)
    }

    func makeAuthor() -> (viewController: UIViewController, input: any ReadingAuthorInput) {
        let module = AuthorAssembly.makeModule(service: content, destinations: self)
        return (module.viewController, module.input)
    }
}

// MARK: - The children of a story

extension ArticlePresenter: StoryArticleInput {}
extension CommentsPresenter: StoryCommentsInput {}

extension AppCoordinator: StoryDestinations {
    func makeArticle() -> (viewController: UIViewController, input: any StoryArticleInput) {
        let module = ArticleAssembly.makeModule(service: content)
        return (module.viewController, module.input)
    }

    func makeComments(
        output: any StoryCommentsOutput
    ) -> (viewController: UIViewController, input: any StoryCommentsInput) {
        storyComments = output
        let module = CommentsAssembly.makeModule(service: content)
        module.input.configure(with: self)
        return (module.viewController, module.input)
    }
}

extension AppCoordinator: CommentsModuleOutput, StoryModuleOutput {
    func didChoose(comment: Comment) {
        storyComments?.didUpdateComments(with: comment.author)
    }

    func didClose(_ module: any CommentsModuleInput) {}

    func didReceiveCommentsResult(_ result: String) {
        route.openAuthor(name: result, from: stack)
    }
}

// MARK: - The screens that an author opens

extension NotePresenter: AuthorNoteInput {}
extension AlbumList: AuthorAlbumsInput {}

extension AppCoordinator: AuthorDestinations {
    func makeNote(
        output: any AuthorNoteOutput
    ) -> (viewController: UIViewController, input: any AuthorNoteInput) {
        authorNote = output
        let module = NoteAssembly.makeModule()
        module.input.configure(with: self)
        return (module.viewController, module.input)
    }

    func makeAlbums(
        output: any AuthorAlbumsOutput
    ) -> (viewController: UIViewController, input: any AuthorAlbumsInput) {
        authorAlbums = output
        let albums = AlbumList(factory: AlbumCellFactory(service: content, moduleOutput: self))
        return (albums, albums)
    }
}

extension AppCoordinator: NoteModuleOutput {
    func didSave(text: String) {
        authorNote?.didFinishNote(with: text)
        stack.popViewController(animated: true)
    }

    func didClose(_ module: any NoteModuleInput) {}
}

extension AppCoordinator: AlbumModuleOutput {
    func didChoose(_ cellObject: AlbumCellObject) {
        authorAlbums?.didFinishAlbums(with: cellObject.title)
        stack.popViewController(animated: true)
    }

    func didSelectItem(at index: Int, of cellObject: AlbumCellObject) {
        didChoose(cellObject)
    }
}
