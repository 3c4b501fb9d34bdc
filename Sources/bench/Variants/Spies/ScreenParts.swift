import HeadlessKit
import Observing

/// The objects that a screen holds and that are no roles of their own: what is reached without passing a spy.
struct ScreenParts {
  let screen: String
  private(set) var objects: [AnyObject] = []
  /// The types of the objects, and those that these inherit from.
  private(set) var names: Set<String> = []
  private(set) var subscriptions: [(Subscription, keeper: String)] = []

  init(of screen: ViewController) {
    self.screen = "\(type(of: screen))"
    visit(screen, keeper: screen)
  }

  private mutating func visit(_ value: Any, keeper: AnyObject) {
    switch value {
    case is any Interposed, is View: return
    case is ViewController where value as AnyObject !== keeper: return
    case let subscription as Subscription:
      subscriptions.append((subscription, "\(type(of: keeper))"))
    default: visitChildren(of: value, keeper: keeper)
    }
  }

  private mutating func visitChildren(of value: Any, keeper: AnyObject) {
    let mirror = Mirror(reflecting: value)
    var keeper = keeper
    if mirror.displayStyle == .class {
      keeper = value as AnyObject
      if objects.contains(where: { $0 === keeper }) { return }
      objects.append(keeper)
    }
    for level in sequence(first: mirror, next: \.superclassMirror) {
      if level.displayStyle == .class { names.insert("\(level.subjectType)") }
      for child in level.children { visit(child.value, keeper: keeper) }
    }
  }
}
