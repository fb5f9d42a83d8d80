//
//  RDSGiftCardTests.swift
//  Shop
//
//  Created by Nadia Petrova on 14/02/2025.
//  Copyright © 2025 Red Desk Studio. All rights reserved.
//

import XCTest

@testable import Shop

final class RDSGiftCardTests: XCTestCase {
    func testANewGiftCardIsNotRedeemed() {
        let giftCard = RDSGiftCard(code: "A1")
        XCTAssertFalse(giftCard.isRedeemed)
        XCTAssertEqual(RDSGiftCard.storageKey, "GIFT_CARD")
    }
}
