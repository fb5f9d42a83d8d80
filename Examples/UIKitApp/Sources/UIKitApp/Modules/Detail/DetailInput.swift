/// What the Detail module is opened with.
struct DetailInput {
    let id: Int
}
