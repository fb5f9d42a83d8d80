import Observation

/// Makes the flow and the models of its screens, and keeps what the user has ordered.
@MainActor
@Observable
final class AppModel {
    private(set) var orders: [CheckoutResults] = []
    @ObservationIgnored private(set) lazy var flow = CheckoutFlow(
        following: { [weak self] in self?.step(after: $0, with: $1) },
        didFinish: { [weak self] in self?.orders.append($0) })
    private let userID = 7
    private let shop: SampleShop

    init(shop: SampleShop) {
        self.shop = shop
    }
}

// MARK: - Flow

extension AppModel {
    private func step(after step: CheckoutRoute, with results: CheckoutResults) -> CheckoutRoute? {
        switch step {
        case .cart: .address(userID: userID)
        case .address: .delivery(city: results.address ?? "")
        case .delivery: .payment(total: total(with: results))
        case .payment(let total): .review(total: total, method: results.payment ?? "")
        case .review: .receipt
        case .receipt: nil
        }
    }

    private func total(with results: CheckoutResults) -> Int {
        shop.fetchItems().map(\.price).reduce(results.delivery ?? 0, +)
    }
}

// MARK: - Screens

extension AppModel {
    func cart(didFinish: @escaping @MainActor () -> Void) -> CartModel {
        CartModel(service: shop, output: CartOutput(didFinish: didFinish))
    }

    func address(userID: Int, didFinish: @escaping @MainActor (String) -> Void) -> AddressModel {
        AddressModel(
            input: AddressInput(userID: userID), output: AddressOutput(didChoose: didFinish))
    }

    func delivery(city: String, didFinish: @escaping @MainActor (Int) -> Void) -> DeliveryModel {
        DeliveryModel(
            input: DeliveryInput(city: city), service: shop,
            output: DeliveryOutput(didChoose: didFinish))
    }

    func payment(total: Int, didFinish: @escaping @MainActor (String) -> Void) -> PaymentModel {
        PaymentModel(
            input: PaymentInput(total: total), service: shop,
            output: PaymentOutput(didChoose: didFinish))
    }

    func review(
        total: Int, method: String, didFinish: @escaping @MainActor () -> Void
    ) -> ReviewModel {
        ReviewModel(
            input: ReviewInput(total: total, method: method), service: shop,
            output: ReviewOutput(didFinish: didFinish))
    }

    func receipt(didFinish: @escaping @MainActor () -> Void) -> ReceiptModel {
        ReceiptModel(service: shop, output: ReceiptOutput(didFinish: didFinish))
    }
}
