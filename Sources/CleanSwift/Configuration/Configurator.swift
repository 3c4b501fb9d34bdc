import HeadlessKit

/// Creates the parts of a scene behind its view controller, and connects them.
package protocol Configurator<Scene>: AnyObject {
  associatedtype Scene: ViewController

  /// Called once, before the scene receives data and is pushed.
  func configure(viewController: Scene)
}
