//
//  RDSGiftCardViewController.swift
//  Shop
//
//  Created by Nadia Petrova on 14/02/2025.
//  Copyright © 2025 Red Desk Studio. All rights reserved.
//

import UIKit

protocol RDSGiftCardViewControllerDelegate: AnyObject {
    func giftCardViewController(_ controller: RDSGiftCardViewController, didRedeem card: RDSGiftCard)
}

/// Shows a gift card and redeems it.
final class RDSGiftCardViewController: UIViewController {
    weak var delegate: (any RDSGiftCardViewControllerDelegate)?

    private var giftCard: RDSGiftCard
    private let giftCardView = RDSGiftCardView()

    init(giftCard: RDSGiftCard) {
        self.giftCard = giftCard
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func loadView() { view = giftCardView }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Gift Card"
        giftCardView.accessibilityIdentifier = "gift_card_view"
        giftCardView.show(giftCard)
    }

    // MARK: - Gift card

    func redeem() {
        giftCard.isRedeemed = true
        giftCardView.show(giftCard)
        delegate?.giftCardViewController(self, didRedeem: giftCard)
    }
}
