struct Comment {
    let author: String
    let text: String
}
