import SwiftSource
import XCTest

@testable import Reading

/// Which types depend on which, in graphs that are counted by hand.
final class TypeGraphTests: XCTestCase {
  func testATypeUsesWhatItsCodeNames() {
    let cases: [(source: String, uses: [String: Set<String>])] = [
      ("class A { let b: B }\nprotocol B {}", ["A": ["B"], "B": []]),
      ("class A: B {}\nclass B {}", ["A": ["B"], "B": []]),
      ("class A {}\nextension A { func b() { B() } }\nstruct B {}", ["A": ["B"], "B": []]),
      ("class A { func a() { A() } }", ["A": []]),
      ("enum A { struct B { let c: C } }\nstruct C { let b: A.B }", ["A": ["C"], "C": ["A"]]),
      ("class A { let b: Other; let c = \"C\" } // C\nclass C {}", ["A": [], "C": []]),
      ("extension Other { var a: A }\nclass A {}", ["A": []]),
      ("class A { let `b`: String = \"\\(B())\" }\nclass B {}", ["A": ["B"], "B": []]),
      ("let b = B()\nclass B {}", ["B": []]),
    ]
    for (source, uses) in cases {
      let graph = TypeGraph(of: [SwiftFile(path: "a.swift", text: source)])
      XCTAssertEqual(graph, TypeGraph(uses), source)
    }
  }

  func testAnExtensionInAnotherFileIsPartOfItsType() {
    let sources = ["extension A { let b: B }", "class A {}", "class B {}"]
    let graph = TypeGraph(of: sources.map { SwiftFile(path: "a.swift", text: $0) })
    XCTAssertEqual(graph, TypeGraph(["A": ["B"], "B": []]))
  }

  /// Each type is connected with itself.
  func testGraphsAreCounted() {
    typealias Graph = [String: Set<String>]
    let cases: [(graph: Graph, fanIn: [Int], fanOut: [Int], connected: Double)] = [
      (["A": []], [0], [0], 1),
      // A chain: the first leads to both others, the second to one.
      (["A": ["B"], "B": ["C"], "C": []], [0, 1, 1], [0, 1, 1], 6),
      // A ring: all lead to all.
      (["A": ["B"], "B": ["C"], "C": ["A"]], [1, 1, 1], [1, 1, 1], 9),
      // A star around what all three others know.
      (["A": ["D"], "B": ["D"], "C": ["D"], "D": []], [0, 0, 0, 3], [0, 1, 1, 1], 7),
      // One that knows all, twice as far as it seems.
      (["A": ["B", "C"], "B": ["D"], "C": ["D"], "D": []], [0, 1, 1, 2], [0, 1, 1, 2], 9),
    ]
    for (uses, fanIn, fanOut, connected) in cases {
      let graph = TypeGraph(uses)
      XCTAssertEqual(graph.fanIn.sorted(), fanIn)
      XCTAssertEqual(graph.fanOut.sorted(), fanOut)
      XCTAssertEqual(graph.reach, connected / Double(uses.count))
    }
  }

  func testARowHasMedianAndMost() {
    let row = CouplingRow(
      version: "V", TypeGraph(["A": ["B", "C", "D"], "B": ["D"], "C": [], "D": []]))
    XCTAssertEqual([row.types, row.dependencies, row.mostFanIn, row.mostFanOut], [4, 4, 2, 3])
    XCTAssertEqual([row.fanIn, row.fanOut, row.reach], [1, 0.5, 2])
    let none = CouplingRow(version: "V", TypeGraph([:]))
    XCTAssertEqual([none.fanIn, none.fanOut, none.reach], [0, 0, 0])
  }
}
