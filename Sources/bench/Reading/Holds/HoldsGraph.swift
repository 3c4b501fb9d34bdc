import Console

/// The running objects that stored properties lead to, nearest first; what closures capture can't be seen.
///
/// A structure that holds some is as good as an object; equal ones are one.
package struct HoldsGraph {
  package struct Node {
    /// Nil for a structure.
    fileprivate(set) var object: AnyObject?
    /// Without generic arguments.
    package let type: Substring
    /// The type's, with a number for each further object of it.
    package let name: String
    /// Those that a property of the object holds, by their indices.
    package var strong: [Int] = []
    /// Those that it only knows.
    package var weak: [Int] = []
    /// The first property that leads to one, by its index.
    package var properties: [Int: String] = [:]
  }

  package private(set) var nodes: [Node] = []
  private let isNode: (Any.Type) -> Bool
  /// As `Type.property`: to a mirror they are like all others.
  private let weakProperties: Set<String>

  /// Of things that are no objects, such as modules.
  package init(nodes: [Node]) {
    (self.nodes, isNode, weakProperties) = (nodes, { _ in false }, [])
  }

  /// Objects whose type is no node's are left out, and what is behind them.
  init(
    from roots: [AnyObject], weakProperties: Set<String>, isNode: @escaping (Any.Type) -> Bool
  ) {
    self.isNode = isNode
    self.weakProperties = weakProperties
    for root in roots { _ = indices(in: root) }
    var next = 0
    while next < nodes.count {
      visit(next)
      next += 1
    }
  }

  private mutating func visit(_ node: Int) {
    guard let object = nodes[node].object else { return }
    let levels = sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
    for type in levels.prefix(while: { isNode($0.subjectType) }) {
      for property in type.children {
        let name = (property.label ?? "").replacing("$__lazy_storage_$_", with: "")
        let isWeak = weakProperties.contains("\(type.subjectType).\(name)")
        let targets = indices(in: property.value)
        for target in targets where nodes[node].properties[target] == nil {
          nodes[node].properties[target] = name
        }
        nodes[node][keyPath: isWeak ? \Node.weak : \Node.strong] += targets
      }
    }
    let strong = nodes[node].strong.uniqued()
    nodes[node].strong = strong
    nodes[node].weak = nodes[node].weak.uniqued().filter { !strong.contains($0) }
  }

  /// The nodes that a value consists of: itself, or those in an optional, a collection, or a foreign structure.
  private mutating func indices(in value: Any) -> [Int] {
    let mirror = Mirror(reflecting: value)
    let type = mirror.subjectType
    guard mirror.displayStyle != .class else {
      return isNode(type) ? [index(of: value as AnyObject, type)] : []
    }
    let held = mirror.children.flatMap { indices(in: $0.value) }
    guard mirror.displayStyle == .struct, isNode(type), !held.isEmpty else { return held }
    return [index(of: nil, type, holding: held.uniqued())]
  }

  private mutating func index(
    of object: AnyObject?, _ type: Any.Type, holding held: [Int] = []
  ) -> Int {
    let type = "\(type)".prefix { $0 != "<" }
    let known = nodes.firstIndex {
      object == nil
        ? $0.object == nil && $0.type == type && $0.strong == held : $0.object === object
    }
    if let known { return known }
    let number = nodes.count { $0.type == type } + 1
    let name = number == 1 ? "\(type)" : "\(type)\(number)"
    nodes.append(Node(type: type, name: name, strong: held))
    nodes[nodes.count - 1].object = object
    return nodes.count - 1
  }
}
