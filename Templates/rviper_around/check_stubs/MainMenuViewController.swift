import UIKit

/// A view controller that shows what its modules ask for in its own way.
class MainMenuViewController: UIViewController {
  var module: AnyObject?

  func setupInitialState() {}
  func showMessage(_ message: String) {}
}
