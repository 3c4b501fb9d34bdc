import RandomUse

/// The running objects that stored properties lead to, nearest first; what closures capture can't be seen.
///
/// A structure that holds some is as good as an object; equal ones are one.
struct ObjectGraph {
  /// Stands for a structure among the nodes.
  private final class Structure {}

  struct Node {
    let object: AnyObject
    /// Without generic arguments.
    let type: Substring
    /// The type's, with a number for each further object of it.
    let name: String
    /// Those that a property of the object holds, by their indices.
    var strong: [Int] = []
    /// Those that it only knows.
    var weak: [Int] = []
  }

  private(set) var nodes: [Node] = []
  private let isNode: (Any.Type) -> Bool
  /// As `Type.property`: to a mirror they are like all others.
  private let weakProperties: Set<String>

  /// Objects whose type is no node's are left out, and what is behind them.
  init(
    from roots: [AnyObject], weakProperties: Set<String>, isNode: @escaping (Any.Type) -> Bool
  ) {
    self.isNode = isNode
    self.weakProperties = weakProperties
    for root in roots { _ = index(of: root) }
    var next = 0
    while next < nodes.count {
      visit(next)
      next += 1
    }
  }

  private mutating func visit(_ node: Int) {
    guard !(nodes[node].object is Structure) else { return }
    var strong: [Int] = []
    var weak: [Int] = []
    let levels = sequence(
      first: Mirror(reflecting: nodes[node].object), next: \.superclassMirror)
    for type in levels.prefix(while: { isNode($0.subjectType) }) {
      for property in type.children {
        let name = (property.label ?? "").replacing("$__lazy_storage_$_", with: "")
        let targets = indices(in: property.value)
        if weakProperties.contains("\(type.subjectType).\(name)") {
          weak += targets
        } else {
          strong += targets
        }
      }
    }
    nodes[node].strong = strong.uniqued()
    nodes[node].weak = weak.uniqued().filter { !strong.contains($0) }
  }

  /// The nodes that a value consists of: itself, or those in an optional, a collection, or a foreign structure.
  private mutating func indices(in value: Any) -> [Int] {
    let mirror = Mirror(reflecting: value)
    let isNode = isNode(mirror.subjectType)
    guard mirror.displayStyle != .class else {
      return isNode ? [index(of: value as AnyObject)] : []
    }
    let held = mirror.children.flatMap { indices(in: $0.value) }
    guard mirror.displayStyle == .struct, isNode, !held.isEmpty else { return held }
    return [index(of: "\(mirror.subjectType)", holding: held.uniqued())]
  }

  private mutating func index(of structure: String, holding held: [Int]) -> Int {
    let index = nodes.firstIndex {
      $0.object is Structure && $0.type == structure && $0.strong == held
    }
    return index ?? append(Structure(), of: structure[...], holding: held)
  }

  private mutating func index(of object: AnyObject) -> Int {
    nodes.firstIndex { $0.object === object }
      ?? append(object, of: "\(type(of: object))".prefix { $0 != "<" })
  }

  private mutating func append(
    _ object: AnyObject, of type: Substring, holding held: [Int] = []
  ) -> Int {
    let number = nodes.count { $0.type == type } + 1
    let name = number == 1 ? "\(type)" : "\(type)\(number)"
    nodes.append(Node(object: object, type: type, name: name, strong: held))
    return nodes.count - 1
  }
}
