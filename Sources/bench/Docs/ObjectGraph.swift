import RandomUse

/// The running objects that stored properties lead to, nearest first; what closures capture can't be seen.
struct ObjectGraph {
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
    var strong: [Int] = []
    var weak: [Int] = []
    let levels = sequence(
      first: Mirror(reflecting: nodes[node].object), next: \.superclassMirror)
    for type in levels.prefix(while: { isNode($0.subjectType) }) {
      for property in type.children {
        let name = (property.label ?? "").replacing("$__lazy_storage_$_", with: "")
        let targets = objects(in: property.value).map { index(of: $0) }
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

  /// The objects that a value consists of: itself, or those in an optional, a collection, or a structure.
  private func objects(in value: Any) -> [AnyObject] {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .class else {
      return mirror.children.flatMap { objects(in: $0.value) }
    }
    return isNode(mirror.subjectType) ? [value as AnyObject] : []
  }

  private mutating func index(of object: AnyObject) -> Int {
    if let index = nodes.firstIndex(where: { $0.object === object }) { return index }
    let type = "\(type(of: object))".prefix { $0 != "<" }
    let number = nodes.count { $0.type == type } + 1
    nodes.append(
      Node(object: object, type: type, name: number == 1 ? "\(type)" : "\(type)\(number)"))
    return nodes.count - 1
  }
}
