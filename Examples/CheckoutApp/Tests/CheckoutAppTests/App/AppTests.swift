import XCTest

@testable import CheckoutApp

/// Drives the app as its user does, from start to end.
@MainActor
final class AppTests: XCTestCase {
    private let app = AppModel(shop: SampleShop())
    private var flow: CheckoutFlow { app.flow }

    func testUserOrders() async throws {
        // when the app starts
        let cart = app.cart(didFinish: { self.flow.next(after: .cart) })
        cart.loadIfNeeded()

        // then
        guard case .loaded(let items) = cart.state else { return XCTFail("\(cart.state)") }
        XCTAssertEqual(items.map(\.name), ["Skis", "Wax"])
        XCTAssertEqual(flow.current, .cart)

        // when the user goes on, with two taps
        cart.didFinish()
        cart.didFinish()

        // then
        XCTAssertEqual(flow.path, [.address(userID: 7)])

        // when the user says where to deliver
        enter("Oslo")

        // then
        XCTAssertEqual(flow.current, .delivery(city: "Oslo"))

        // when the user chooses how
        let delivery = app.delivery(
            city: "Oslo", didFinish: { self.flow.didFinishDelivery(city: "Oslo", with: $0) })
        delivery.loadIfNeeded()
        await delivery.fetchWaysTask?.value
        delivery.selectFetchWaysRow(at: 1)

        // then
        XCTAssertEqual(flow.current, .payment(total: 317))

        // when the user chooses how to pay
        pay(317, at: 0)

        // then
        XCTAssertEqual(flow.current, .review(total: 317, method: "Card"))

        // when the user orders without a connection, and again
        let review = app.review(
            total: 317, method: "Card",
            didFinish: { self.flow.next(after: .review(total: 317, method: "Card")) })
        review.order()
        await review.orderTask.finish()
        XCTAssertEqual(review.failure?.localizedDescription, "There is no connection.")
        review.isFailureShown = false
        review.order()
        await review.orderTask.finish()
        XCTAssertFalse(review.isFailureShown)
        review.didFinish()

        // then
        XCTAssertEqual(flow.current, .receipt)
        XCTAssertEqual(flow.path.count, 5)
        let receipt = app.receipt(didFinish: { self.flow.next(after: .receipt) })
        receipt.loadIfNeeded()
        await receipt.fetchReceiptTask?.value
        guard case .loaded(let order) = receipt.state else { return XCTFail("\(receipt.state)") }
        XCTAssertEqual(order, "317 by Card")

        // when the user has read the receipt
        receipt.didFinish()

        // then
        XCTAssertTrue(flow.isFinished)
        XCTAssertEqual(app.orders.map(\.address), ["Oslo"])
        XCTAssertEqual(app.orders.map(\.delivery), [8])
        XCTAssertEqual(app.orders.map(\.payment), ["Card"])
    }

    func testUserGoesBackToAnotherCity() async {
        // given
        flow.next(after: .cart)
        enter("Rome")
        flow.didFinishDelivery(city: "Rome", with: 8)
        XCTAssertEqual(flow.results.delivery, 8)

        // when the user goes back
        flow.back()
        flow.back()

        // then
        XCTAssertEqual(flow.path, [.address(userID: 7)])
        XCTAssertEqual(flow.results.address, "Rome")
        XCTAssertNil(flow.results.delivery)

        // when the user enters another city
        enter("Oslo")

        // then
        XCTAssertEqual(flow.path, [.address(userID: 7), .delivery(city: "Oslo")])

        // when the user goes all the way back
        flow.path = []

        // then
        XCTAssertNil(flow.results.address)
        XCTAssertTrue(app.orders.isEmpty)
    }

    func testUserComesFromALink() async throws {
        // given
        let link = try XCTUnwrap(URL(string: "shop://checkout/address/7/delivery/New%20York"))
        let wrong = try XCTUnwrap(URL(string: "shop://checkout/address/home"))
        flow.open(.receipt)

        // when
        let isOpened = flow.open(link)

        // then
        XCTAssertTrue(isOpened)
        XCTAssertEqual(flow.path, [.address(userID: 7), .delivery(city: "New York")])
        XCTAssertEqual(CheckoutLink.url(for: flow.path, prefix: "shop://"), link)

        // when the user comes from another one
        let isWrongOneOpened = flow.open(wrong)

        // then
        XCTAssertFalse(isWrongOneOpened)
        XCTAssertEqual(flow.current, .delivery(city: "New York"))
    }

    func testUserComesBackAfterARestart() async {
        // given
        flow.next(after: .cart)
        enter("Oslo")
        flow.didFinishDelivery(city: "Oslo", with: 5)
        let state = flow.snapshot()

        // when the app starts again
        let app = AppModel(shop: SampleShop())
        app.flow.restore(from: state)

        // then
        XCTAssertEqual(app.flow.current, .payment(total: 314))
        app.flow.didFinishPayment(total: 314, with: "Invoice")
        app.flow.finish()
        XCTAssertEqual(app.orders.map(\.address), ["Oslo"])
        XCTAssertEqual(app.orders.map(\.payment), ["Invoice"])

        // when its state is damaged
        app.flow.restore(from: state.dropLast())

        // then
        XCTAssertEqual(app.flow.path, [])
    }

    private func enter(_ city: String) {
        let address = app.address(
            userID: 7, didFinish: { self.flow.didFinishAddress(userID: 7, with: $0) })
        address.fields.didChooseCity = city
        address.submitDidChoose()
    }

    private func pay(_ total: Int, at index: Int) {
        let payment = app.payment(
            total: total, didFinish: { self.flow.didFinishPayment(total: total, with: $0) })
        payment.loadIfNeeded()
        payment.selectFetchMethodsRow(at: index)
    }
}
