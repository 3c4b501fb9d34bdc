import FakeWorld

extension World {
  /// The person at the app that runs now; holds on to its stack, so ask anew after a launch.
  public var user: User {
    User(navigationController: navigationController, loop: loop)
  }
}
