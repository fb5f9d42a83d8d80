struct Article {
    let title: String
    let text: String
}
