import FakeWorld
import UserDriver

/// A world in which one arm is about to run.
struct Stage {
  let world: World
  private let launch: (World) -> Void

  init(world: World, launch: @escaping (World) -> Void) {
    self.world = world
    self.launch = launch
  }

  var user: User { world.user }

  func start() {
    launch(world)
  }

  /// Starts the app and waits until the list has loaded.
  func open() {
    start()
    user.waitUntilSettled()
  }
}
