import Foundation
import Testing

@testable import Console
@testable import Reading
@testable import Results

/// Each object stands once, below the nearest that holds it.
struct HoldsReportTests {
  private static var graph: HoldsGraph {
    HoldsGraph(nodes: [
      .node("Stack", strong: [2, 3]), .node("App", strong: [4, 5], weak: [0]),
      .node("Screen", strong: [4]), .node("Form", strong: [6, 7]), .node("Model", weak: [2]),
      .node("Bag", strong: [8]), .node("Button"), .node("Label"), .node("Store", strong: [5]),
    ])
  }

  @Test func anObjectStandsBelowTheNearestThatHoldsIt() {
    #expect(
      HoldsReport([tree("A")]).tables.map(\.cells) == [
        [
          ["Stack"], ["  Screen"], ["    has: Model (⇢ Screen)"], ["  Form"],
          ["    Button, Label"], ["App (→ Model; ⇢ Stack)"], ["  Bag"], ["    Store (→ Bag)"],
        ]
      ])
  }

  @Test(arguments: [(60, [["A", "B"], ["C"]]), (20, [["A"], ["B"], ["C"]])])
  func asManyStandSideBySideAsFit(width: Int, blocks: [[String]]) {
    let tables = HoldsReport(["A", "B", "C"].map(tree), width: width).tables
    #expect(tables.map(\.title) == blocks.map { "Who holds whom in \($0.listed)" })
    #expect(tables.flatMap(\.cells).joined().allSatisfy { $0.displayWidth <= width })
  }

  private func tree(_ version: String) -> HoldsTree { HoldsTree(of: version, Self.graph) }
}

extension HoldsGraph.Node {
  fileprivate static func node(
    _ type: Substring, strong: [Int] = [], weak: [Int] = []
  ) -> Self {
    var node = Self(type: type, name: String(type), strong: strong, weak: weak)
    if type == "Screen" { node.properties = [4: "has"] }
    return node
  }
}
