/// Someone who observes, a stranger until whoever keeps the subscription is found.
final class Observer {
  var name: String
  /// What the observer does with a value, or else the property that is observed.
  var method: String

  init(number: Int, of property: String) {
    name = "observer \(number)"
    method = property
  }
}
