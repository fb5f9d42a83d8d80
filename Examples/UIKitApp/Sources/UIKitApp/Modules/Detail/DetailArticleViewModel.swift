/// The texts of a `Article`, made by the presenter.
struct DetailArticleViewModel: Equatable {
    let title: String
    let text: String
}
