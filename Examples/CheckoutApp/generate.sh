#!/bin/sh
# Generates the modules of the app, and the flow through them. To change a module, change its command here, and run this
# file.
set -eu
cd "$(dirname "$0")"

# What the user buys.
generamba gen Cart swiftui_mvvm \
    --load 'fetchItems() -> [Item]' \
    --entities 'Item(name: String, price: Int)' \
    --outputs didFinish

# Where the user lives.
generamba gen Address swiftui_mvvm --no-state \
    --inputs 'userID: Int' \
    --outputs 'didChoose(city: String)'

# How the goods get there. Selecting one of the ways reports it.
generamba gen Delivery swiftui_mvvm \
    --load 'fetchWays(city: String) async throws -> [Way]' \
    --entities 'Way(name: String, price: Int)' \
    --outputs 'didChoose(price: Int)'

# How the user pays.
generamba gen Payment swiftui_mvvm \
    --inputs 'total: Int' \
    --load 'fetchMethods() -> [Method]' \
    --entities 'Method(name: String)' \
    --outputs 'didChoose(name: String)'

# The order, which the user confirms.
generamba gen Review swiftui_mvvm --no-state \
    --inputs 'total: Int, method: String' \
    --use_cases 'order(total: Int, method: String) async throws' \
    --outputs didFinish

# What has been ordered.
generamba gen Receipt swiftui_mvvm \
    --load 'fetchReceipt() async throws -> String' \
    --outputs didFinish

# The way through all of them.
generamba gen Checkout flow \
    --modules 'cart,
        address(userID: Int) -> String,
        delivery(city: String) -> Int,
        payment(total: Int) -> String,
        review(total: Int, method: String),
        receipt'
