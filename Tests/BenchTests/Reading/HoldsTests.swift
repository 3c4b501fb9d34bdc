import SwiftSource
import XCTest

@testable import Reading
@testable import Suites

/// Objects are found wherever a property can hold them, and so are structures that hold some.
final class HoldsTests: XCTestCase {
  private protocol Role: AnyObject {}
  private struct Pack {
    let inner: Leaf
    let number = 1
  }
  private class Leaf: Role {}
  private final class Generic<Value>: Role {}
  /// No node: neither it is drawn, nor what it holds.
  private final class Foreign {
    let leaf = Leaf()
  }

  private class Base {
    let inherited = Leaf()
    weak var owner: Root?
  }
  private final class Root: Base {
    var optional: Generic<Int>? = Generic()
    var missing: Leaf?
    var list: [any Role] = [Leaf(), Generic<String>()]
    var named: [String: Pack] = [:]
    lazy var late = Leaf()
    var closure: (() -> Void)?
    let foreign = Foreign()
    package fileprivate(set) weak var known: Leaf?
    weak var other: (any Role)?
  }

  func testEveryPropertyIsFollowed() throws {
    let root = Root()
    let unseen = Leaf()
    let known = Leaf()
    root.owner = root
    root.closure = { _ = unseen }
    root.known = known
    root.other = root.inherited
    XCTAssertEqual(
      try arrows(from: root), ["Root > Generic Leaf Generic2 Leaf3", "Root ~ Leaf2 Root"])
    _ = root.late
    root.named = ["a": Pack(inner: root.inherited)]
    XCTAssertEqual(
      try arrows(from: root),
      [
        "Root > Generic Leaf Generic2 Pack Leaf3 Leaf2", "Root ~ Leaf4 Root", "Pack > Leaf2",
      ])
  }

  private func arrows(from root: AnyObject) throws -> [String] {
    let weak = try SwiftFile(at: #filePath).weakProperties
    XCTAssertEqual(weak, ["Base.owner", "Root.known", "Root.other"])
    let graph = HoldsGraph(from: [root], weakProperties: weak) { type in
      String(reflecting: type).contains(".HoldsTests.") && type != Foreign.self
    }
    return graph.nodes.flatMap { node in
      [(">", node.strong), ("~", node.weak)].filter { !$0.1.isEmpty }.map { kind, targets in
        "\(node.name) \(kind) \(targets.map { graph.nodes[$0].name }.joined(separator: " "))"
      }
    }
  }
}
