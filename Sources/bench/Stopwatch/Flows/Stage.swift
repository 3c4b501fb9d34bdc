import FakeWorld
import UserDriver

/// A world in which one arm is about to run.
package struct Stage {
  package let world: World
  private let launch: (World) -> Void

  package init(world: World, launch: @escaping (World) -> Void) {
    self.world = world
    self.launch = launch
  }

  package var user: User { world.user }

  func start() {
    launch(world)
  }

  /// Starts the app and waits until the list has loaded.
  func open() {
    start()
    user.waitUntilSettled()
  }
}
