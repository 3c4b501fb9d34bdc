import FakeWorld
import UserDriver

/// A world in which one arm is about to run.
struct Stage {
  let world: World
  private let start: (World) -> Void

  init(world: World, launch start: @escaping (World) -> Void) {
    self.world = world
    self.start = start
  }

  var user: User { world.user }

  /// Launches and waits until the list has loaded.
  func open() {
    start(world)
    user.waitUntilSettled()
  }
}
