import SwiftUI

/// All categories of the shop.
struct CategoriesView: View {
    let categories: [Category]

    var body: some View {
        List(categories) { category in
            CategoryRow(category: category)
        }
        .navigationTitle("Categories")
    }
}

struct CategoryRow: View {
    let category: Category

    var body: some View {
        Text(category.name)
    }
}
