import Foundation

/// A shop that keeps everything in memory. It has no connection when the user first orders.
actor SampleShop {
    private var isConnected = false
    private var order: String?
}

/// One shop does the work of all modules.
extension SampleShop: CartService, PaymentService {
    @MainActor func fetchItems() -> [Item] {
        [Item(name: "Skis", price: 300), Item(name: "Wax", price: 9)]
    }

    @MainActor func fetchMethods() -> [Method] {
        ["Card", "Invoice"].map { Method(name: $0) }
    }
}

extension SampleShop: DeliveryService, ReviewService, ReceiptService {
    func fetchWays(city: String) -> [Way] {
        let post = Way(name: "Post", price: 8)
        return city == "Oslo" ? [Way(name: "Bicycle", price: 5), post] : [post]
    }

    func order(total: Int, method: String) throws {
        guard isConnected else {
            isConnected = true
            throw ShopError.noConnection
        }
        order = "\(total) by \(method)"
    }

    func fetchReceipt() throws -> String {
        guard let order else { throw ShopError.nothingOrdered }
        return order
    }
}

enum ShopError: LocalizedError {
    case noConnection
    case nothingOrdered

    var errorDescription: String? {
        switch self {
        case .noConnection: NSLocalizedString("There is no connection.", comment: "An error")
        case .nothingOrdered: NSLocalizedString("Nothing is ordered.", comment: "An error")
        }
    }
}
