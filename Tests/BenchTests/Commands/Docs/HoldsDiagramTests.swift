import Testing

@testable import bench

/// A diagram has no more boxes and lines than it takes.
struct HoldsDiagramTests {
  @Test func whatNoArrowTellsApartSharesABox() {
    let nodes = [
      node("App", strong: [1, 2, 3, 4]), node("A", strong: [5], weak: [0]),
      node("B", strong: [5], weak: [0]), node("C", strong: [5]), node("D", strong: [6]),
      node("Leaf"), node("Leaf", name: "Leaf2"),
    ]
    #expect(
      HoldsDiagram.arrows(between: nodes) == [
        "App --> A[\"A<br>B\"] & C & D", "A & C --> Leaf", "A -.-> App", "D --> Leaf2[\"Leaf\"]",
      ])
  }

  private func node(
    _ type: Substring, name: String? = nil, strong: [Int] = [], weak: [Int] = []
  ) -> ObjectGraph.Node {
    ObjectGraph.Node(
      object: TickingClock(), type: type, name: name ?? String(type), strong: strong, weak: weak)
  }
}
