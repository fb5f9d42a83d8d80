import Foundation

/// A category, as the server sends it.
struct Category: Identifiable, Equatable {
    let id: Int
    var name: String
}

/// Remembers categories. Categorical data is kept elsewhere.
struct CategoryStore {
    private(set) var categories: [Category] = []

    mutating func add(_ category: Category) {
        guard !categories.contains(category) else { return }
        categories.append(category)
    }

    static let path = "/api/categories"
    static let key = "category_store"
}
