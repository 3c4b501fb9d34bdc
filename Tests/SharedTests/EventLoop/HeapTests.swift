import XCTest

@testable import FakeWorld

final class HeapTests: XCTestCase {
  func testWhatWasPutInComesOutInOrder() {
    var random = SeededGenerator(seed: 2)
    var heap = Heap<Int>()
    var model: [Int] = []
    XCTAssert(heap.first == nil && heap.popFirst() == nil)
    for _ in 0..<400 {
      if Int.random(in: 0..<5, using: &random) < 3 {
        let number = Int.random(in: 0..<50, using: &random)
        heap.insert(number)
        model.append(number)
      } else {
        let least = model.indices.min { model[$0] < model[$1] }.map { model.remove(at: $0) }
        XCTAssertEqual(heap.popFirst(), least)
      }
      XCTAssertEqual(heap.first, model.min())
    }
  }

  func testEachElementCostsAsManyComparisonsAsTheTreeHasLevels() {
    var random = SeededGenerator(seed: 3)
    let count = 1 << 10
    let ascending = Array(0..<count)
    let descending = Array(ascending.reversed())
    for (name, numbers) in [
      ("ascending", ascending), ("descending", descending),
      ("shuffled", ascending.shuffled(using: &random)),
      ("shuffled again", descending.shuffled(using: &random)),
    ] {
      let comparisons = Counter()
      var heap = Heap<Counted>()
      for number in numbers { heap.insert(Counted(number: number, comparisons: comparisons)) }
      XCTAssertLessThanOrEqual(comparisons.count, 10 * count, name)
      while heap.popFirst() != nil {}
      XCTAssertLessThanOrEqual(comparisons.count, 3 * 10 * count, name)
    }
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
