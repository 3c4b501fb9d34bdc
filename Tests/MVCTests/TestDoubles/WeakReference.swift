/// Tells whether an object is still there, without keeping it.
struct WeakReference {
  private weak var object: AnyObject?

  init(to object: AnyObject) {
    self.object = object
  }

  var isAlive: Bool { object != nil }
}
