//
//  RDSGiftCard.swift
//  Shop
//
//  Created by Nadia Petrova on 14/02/2025.
//  Copyright © 2025 Red Desk Studio. All rights reserved.
//

import Foundation

/// A gift card of the shop.
struct RDSGiftCard: Equatable {
    static let storageKey = "GIFT_CARD"

    let code: String
    var isRedeemed = false
}

extension Notification.Name {
    static let giftCardDidChange = Notification.Name("com.reddesk.gift-card.did-change")
}
