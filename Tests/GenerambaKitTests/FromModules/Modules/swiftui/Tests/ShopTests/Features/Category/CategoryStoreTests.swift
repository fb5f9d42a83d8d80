import Testing

@testable import Shop

struct CategoryStoreTests {
    @Test func addsACategoryOnce() {
        var store = CategoryStore()
        let category = Category(id: 1, name: "Books")
        store.add(category)
        store.add(category)
        #expect(store.categories == [category])
        #expect(CategoryStore.path == "/api/categories")
    }
}
