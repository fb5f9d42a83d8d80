/// What the Detail screen shows of a article.
struct DetailArticleViewModel: Equatable {
    let title: String
    let text: String

    init(_ entity: Article) {
        self.title = entity.title
        self.text = entity.text
    }
}
