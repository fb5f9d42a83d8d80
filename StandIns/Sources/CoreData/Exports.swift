@_exported import Foundation
import _AppleFoundation

extension NSManagedObject: _KeyedValues {}
