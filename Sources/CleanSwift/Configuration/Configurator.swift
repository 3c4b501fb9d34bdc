import HeadlessKit

/// Makes the parts behind a scene's view controller and connects them.
package protocol Configurator<Scene>: AnyObject {
  associatedtype Scene: ViewController

  /// Called once, before the scene is given data and pushed.
  func configure(viewController: Scene)
}
