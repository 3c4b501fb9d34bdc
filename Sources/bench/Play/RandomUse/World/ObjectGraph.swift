import FakeWorld
import HeadlessKit
import Items
import ItemsNetworking
import Variants

/// The objects that can be reached from some values, none of which it keeps alive.
///
/// It looks through optionals, collections, enums, existentials, and superclasses, and follows weak
/// references too; it can't look into closures. A request is the client's, whoever sent it, and what is
/// behind client and store is nobody's.
/// A spy is the bench's: it is looked through, not at.
struct ObjectGraph {
  private static let foreign: [Any.Type] = [
    EventLoop.self, FakeNetwork.self, FakeServer.self, InMemoryStore.self,
    PendingRequest<[Item]>.self, PendingRequest<Item>.self, PendingRequest<ItemDetail>.self,
    PendingRequest<Void>.self,
    MessageLog.self,
  ]
  /// Most values, in which there is no object; only to save time.
  private static let plain: [Any.Type] = [
    String.self, String?.self, Int.self, Bool.self, Item.self, [Item].self, ItemDetail.self,
  ]
  private static let skipped = Set((foreign + plain).map { ObjectIdentifier($0) })

  private struct Node {
    weak let object: AnyObject?
  }

  private var nodes: [ObjectIdentifier: Node] = [:]

  /// Makes the graph of everything that can be reached from `roots` without passing through `others`.
  init(from roots: [Any], excluding others: ObjectGraph? = nil) {
    for root in roots { visit(root, excluding: others) }
  }

  var survivors: [String] {
    nodes.values.compactMap(\.object).map { "\(type(of: $0))" }
      .filter { !$0.hasPrefix("Spy") }
      .sorted()
  }

  func union(_ other: ObjectGraph) -> ObjectGraph {
    var union = self
    union.nodes.merge(other.nodes) { node, _ in node }
    return union
  }

  func subtracting(_ other: ObjectGraph) -> ObjectGraph {
    var difference = self
    difference.nodes = nodes.filter { $0.value.object.map(other.contains) == false }
    return difference
  }

  private mutating func visit(_ value: Any, excluding others: ObjectGraph?) {
    let type = type(of: value)
    if Self.skipped.contains(ObjectIdentifier(type)) { return }
    if let view = value as? View { return visit(view: view, excluding: others) }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class, !insert(value as AnyObject, excluding: others) { return }
    for level in sequence(first: mirror, next: \.superclassMirror) {
      for child in level.children { visit(child.value, excluding: others) }
    }
  }

  /// A view leads downwards, a table to whom it asks and tells, a window to its root; what else it has is
  /// closures and the way up.
  private mutating func visit(view: View, excluding others: ObjectGraph?) {
    guard insert(view, excluding: others) else { return }
    for subview in view.subviews { visit(view: subview, excluding: others) }
    if let table = view as? TableView {
      visit(table.dataSource as Any, excluding: others)
      visit(table.delegate as Any, excluding: others)
    } else if let window = view as? Window {
      visit(window.rootViewController as Any, excluding: others)
    }
  }

  /// Returns whether the object is new.
  private mutating func insert(_ object: AnyObject, excluding others: ObjectGraph?) -> Bool {
    guard !contains(object), others?.contains(object) != true else { return false }
    nodes[ObjectIdentifier(object)] = Node(object: object)
    return true
  }

  /// An address alone proves nothing: it is used again once its object is gone.
  private func contains(_ object: AnyObject) -> Bool {
    nodes[ObjectIdentifier(object)]?.object === object
  }
}
