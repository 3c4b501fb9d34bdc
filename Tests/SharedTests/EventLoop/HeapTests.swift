import Testing

@testable import FakeWorld

struct HeapTests {
  @Test func `What was put in comes out in order`() {
    var random = SeededGenerator(seed: 2)
    var heap = Heap<Int>()
    var model: [Int] = []
    #expect(heap.first == nil && heap.popFirst() == nil)
    for _ in 0..<400 {
      if Int.random(in: 0..<5, using: &random) < 3 {
        let number = Int.random(in: 0..<50, using: &random)
        heap.insert(number)
        model.append(number)
      } else {
        let least = model.indices.min { model[$0] < model[$1] }.map { model.remove(at: $0) }
        #expect(heap.popFirst() == least)
      }
      #expect(heap.first == model.min())
    }
  }

  @Test(arguments: [false, true], [true, false])
  func `Each element costs as many comparisons as the tree has levels`(
    isSorted: Bool, isDescending: Bool
  ) {
    var random = SeededGenerator(seed: 3)
    let count = 1 << 10
    let comparisons = Counter()
    let sorted = isDescending ? Array((0..<count).reversed()) : Array(0..<count)
    let numbers = isSorted ? sorted : sorted.shuffled(using: &random)
    var heap = Heap<Counted>()
    for number in numbers { heap.insert(Counted(number: number, comparisons: comparisons)) }
    #expect(comparisons.count <= 10 * count)
    while heap.popFirst() != nil {}
    #expect(comparisons.count <= 3 * 10 * count)
  }
}

private final class Counter {
  var count = 0
}

/// Counts how often it is compared.
private struct Counted: Comparable {
  let number: Int
  let comparisons: Counter

  static func < (one: Counted, other: Counted) -> Bool {
    one.comparisons.count += 1
    return one.number < other.number
  }

  static func == (one: Counted, other: Counted) -> Bool {
    one.number == other.number
  }
}
