// `import UIKit` brings Foundation with it, as Apple's module does.
@_exported import Foundation
