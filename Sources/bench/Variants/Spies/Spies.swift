import HeadlessKit
import Items
import ItemsApp
import ItemsNetworking

/// Sets the spies of one version in; most of it is generated from the version's sources.
protocol Spies: SendableMetatype {
  /// What observers do with a value, by their types.
  static var handlers: [(observer: String, method: String)] { get }
  var log: MessageLog { get }

  init(log: MessageLog)

  func on(_ role: any ItemsClient, weak isWeak: Bool) -> any ItemsClient
  func on(_ role: any ItemReading & ItemWriting, weak isWeak: Bool) -> any ItemReading & ItemWriting

  /// Makes the app with spies where an initialiser takes a role; nil where there is no such place, since
  /// those at properties set themselves.
  func makeApp(in environment: Environment) -> (any App)?

  /// Called before a screen is pushed and loads its view.
  func willPush(_ screen: ViewController)

  /// Sets a spy in at each property that leads from an object to a role, and on from there.
  func interpose(in object: AnyObject)
}

extension Spies {
  func makeApp(in environment: Environment) -> (any App)? {
    nil
  }

  func willPush(_ screen: ViewController) {
    interpose(in: screen)
  }

  /// What is passed in a call: a version whose values hold roles has an overload for them.
  func passing<Value>(_ value: Value) -> Value {
    value
  }

  func interpose<Object: AnyObject, Role>(
    at property: ReferenceWritableKeyPath<Object, Role?>, of object: Object, _ spy: (Role) -> Role
  ) {
    guard let role = object[keyPath: property], !(role is any Interposed) else { return }
    object[keyPath: property] = spy(role)
    interpose(in: role as AnyObject)
  }
}
