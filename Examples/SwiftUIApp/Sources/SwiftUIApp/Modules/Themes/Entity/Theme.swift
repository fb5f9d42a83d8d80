struct Theme {
    let name: String
}
