// The compiler imports this module into each file: it brings `_AppleFoundation` into those that import Foundation.
