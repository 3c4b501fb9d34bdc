import Shared

@testable import bench

/// The objects that can be reached from some values, none of which it keeps alive.
///
/// It looks through optionals, collections, enums, existentials, and superclasses, and follows weak
/// references too; it can't look into closures. A request is the client's, whoever sent it, and a spy is
/// the bench's: it is looked through, not at.
struct ObjectGraph {
  private struct Node {
    let type: String
    weak let object: AnyObject?
  }

  private var nodes: [ObjectIdentifier: Node] = [:]

  /// Makes the graph of everything that can be reached from `roots` without passing through `others`.
  init(from roots: [Any], excluding others: ObjectGraph? = nil) {
    for root in roots { visit(root, excluding: others) }
  }

  /// The types of the objects that were found.
  var types: [String] { nodes.values.map(\.type).sorted() }

  /// The types of those that are still alive.
  var survivors: [String] {
    nodes.values.filter { $0.object != nil && !$0.type.hasPrefix("Spy") }.map(\.type).sorted()
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
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class {
      let object = value as AnyObject
      let isKnown = contains(object) || others?.contains(object) == true
      guard !isKnown, !isForeign(object) else { return }
      nodes[ObjectIdentifier(object)] = Node(type: "\(type(of: object))", object: object)
    }
    var level: Mirror? = mirror
    while let current = level {
      for child in current.children { visit(child.value, excluding: others) }
      level = current.superclassMirror
    }
  }

  private func isForeign(_ object: AnyObject) -> Bool {
    object is MessageLog || object is PendingRequest<[Item]> || object is PendingRequest<Item>
      || object is PendingRequest<ItemDetail> || object is PendingRequest<Void>
  }

  /// An address alone proves nothing: it is used again once its object is gone.
  private func contains(_ object: AnyObject) -> Bool {
    nodes[ObjectIdentifier(object)]?.object === object
  }
}
