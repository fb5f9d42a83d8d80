//
//  RDSGiftCardView.swift
//  Shop
//
//  Created by Nadia Petrova on 14/02/2025.
//  Copyright © 2025 Red Desk Studio. All rights reserved.
//

import UIKit

final class RDSGiftCardView: UIView {
    private(set) var text = ""

    func show(_ giftCard: RDSGiftCard) {
        text = giftCard.isRedeemed ? "\(giftCard.code) ✓" : giftCard.code
    }
}
