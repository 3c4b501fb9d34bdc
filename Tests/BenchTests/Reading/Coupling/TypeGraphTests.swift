import SwiftSource
import Testing

@testable import bench

/// Which types depend on which, in graphs that are counted by hand.
struct TypeGraphTests {
  private static let sources: [(String, [String: Set<String>])] = [
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

  @Test(arguments: sources)
  func aTypeUsesWhatItsCodeNames(source: String, uses: [String: Set<String>]) {
    let graph = TypeGraph(of: [SwiftFile(path: "a.swift", text: source)])
    #expect(graph == TypeGraph(uses))
  }

  @Test func anExtensionInAnotherFileIsPartOfItsType() {
    let sources = ["extension A { let b: B }", "class A {}", "class B {}"]
    let graph = TypeGraph(of: sources.map { SwiftFile(path: "a.swift", text: $0) })
    #expect(graph == TypeGraph(["A": ["B"], "B": []]))
  }

  struct Case: Sendable {
    let uses: [String: Set<String>]
    let fanIn: [Int]
    let fanOut: [Int]
    /// The pairs of types that are connected, each with itself.
    let pairs: Double
  }

  @Test(arguments: [
    Case(uses: ["A": []], fanIn: [0], fanOut: [0], pairs: 1),
    // A chain: the first leads to both others, the second to one.
    Case(uses: ["A": ["B"], "B": ["C"], "C": []], fanIn: [0, 1, 1], fanOut: [0, 1, 1], pairs: 6),
    // A ring: all lead to all.
    Case(
      uses: ["A": ["B"], "B": ["C"], "C": ["A"]], fanIn: [1, 1, 1], fanOut: [1, 1, 1], pairs: 9),
    // A star around what all three others know.
    Case(
      uses: ["A": ["D"], "B": ["D"], "C": ["D"], "D": []], fanIn: [0, 0, 0, 3],
      fanOut: [0, 1, 1, 1], pairs: 7),
    // One that knows all, twice as far as it seems.
    Case(
      uses: ["A": ["B", "C"], "B": ["D"], "C": ["D"], "D": []], fanIn: [0, 1, 1, 2],
      fanOut: [0, 1, 1, 2], pairs: 9),
  ])
  func graphsAreCounted(expected: Case) {
    let graph = TypeGraph(expected.uses)
    let count = Double(expected.uses.count)
    #expect(graph.fanIn.sorted() == expected.fanIn)
    #expect(graph.fanOut.sorted() == expected.fanOut)
    #expect(graph.reach == expected.pairs / count)
  }

  @Test func aRowHasMedianAndMost() {
    let row = CouplingRow(
      architecture: "V", TypeGraph(["A": ["B", "C", "D"], "B": ["D"], "C": [], "D": []]))
    #expect([row.types, row.dependencies, row.mostFanIn, row.mostFanOut] == [4, 4, 2, 3])
    #expect(row.fanIn == 1 && row.fanOut == 0.5)
    #expect(row.reach == 2)
  }

  @Test func nothingIsCoupledToNothing() {
    let row = CouplingRow(architecture: "V", TypeGraph([:]))
    #expect(row.fanIn + row.fanOut + row.reach == 0)
  }
}
