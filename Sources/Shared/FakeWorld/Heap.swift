/// Gives back the least of what was put in; either takes a number of steps that grows as the logarithm of
/// how many there are.
struct Heap<Element: Comparable> {
  /// No element is less than its parent, which is at half its index.
  private var elements: [Element] = []

  /// The least element.
  var first: Element? { elements.first }

  mutating func insert(_ element: Element) {
    var child = elements.count
    elements.append(element)
    while child > 0, elements[child] < elements[(child - 1) / 2] {
      elements.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Removes and returns the least element.
  mutating func popFirst() -> Element? {
    guard !elements.isEmpty else { return nil }
    elements.swapAt(0, elements.count - 1)
    // Returned, so released when the array is whole again: what dies with it may insert.
    let first = elements.removeLast()
    var parent = 0
    while let least = leastChild(of: parent), elements[least] < elements[parent] {
      elements.swapAt(parent, least)
      parent = least
    }
    return first
  }

  private func leastChild(of parent: Int) -> Int? {
    let (one, other) = (2 * parent + 1, 2 * parent + 2)
    guard other < elements.count else { return one < elements.count ? one : nil }
    return elements[other] < elements[one] ? other : one
  }
}
