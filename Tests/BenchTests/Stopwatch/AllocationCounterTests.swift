import Foundation
import XCTest

@testable import Stopwatch

/// Known allocations are counted, all of them and no others.
///
/// What is counted calls nothing generic, for that allocates in a debug build.
final class AllocationCounterTests: XCTestCase {
  private final class Leaf {
    weak var other: Leaf?
  }

  /// Makes an object out of the optimizer's sight.
  @inline(never) @discardableResult
  private func leaf() -> Leaf { Leaf() }

  func testEveryObjectCountsOnce() throws {
    for number in [0, 1, 7, 1_000] {
      let count = try counted {
        var rest = number
        while rest > 0 {
          leaf()
          rest -= 1
        }
      }
      XCTAssertEqual(count, AllocationCount(mallocs: number, bytes: number * 24))
    }
  }

  func testMemoryCountsWhateverItsAlignment() throws {
    for alignment in [1, 8, 16, 64, 4_096] {
      let count = try counted {
        UnsafeMutableRawPointer.allocate(byteCount: 1_234, alignment: alignment).deallocate()
      }
      XCTAssertEqual(count, AllocationCount(mallocs: 1, bytes: 1_234), "\(alignment)")
    }
  }

  func testTheLibrarysOwnFunctionsCount() throws {
    let text = try XCTUnwrap(strdup("four"))
    var blocks: (zeros: UnsafeMutableRawPointer?, copy: UnsafeMutablePointer<CChar>?)
    let count = try counted {
      blocks.zeros = realloc(calloc(3, 5), 100)
      blocks.copy = strdup(text)
    }
    free(text)
    free(blocks.zeros)
    free(blocks.copy)
    XCTAssertEqual(count, AllocationCount(mallocs: 3, bytes: 15 + 100 + 5))
  }

  func testTheFirstWeakReferenceToAnObjectCounts() throws {
    let (target, first, second) = (leaf(), leaf(), leaf())
    let count = try counted {
      first.other = target
      second.other = target
    }
    XCTAssertEqual(count.mallocs, 1)
  }

  /// How often an array grows must not hang on what else was on the heap before.
  func testABlockThatIsLargerThanAskedForIsNoCapacity() throws {
    // Each second one stays, so that a request for 2,000 bytes is given one of the others whole.
    let blocks = (0..<200).map { _ in malloc(2_024) }
    for block in stride(from: 0, to: 200, by: 2) { free(blocks[block]) }
    defer { for block in stride(from: 1, to: 200, by: 2) { free(blocks[block]) } }
    _ = try counter()
    let capacities = (0..<50).map { _ in
      var array: [UInt8] = []
      array.reserveCapacity(2_000 - 32)
      return array.capacity
    }
    // What fits has room for 8 bytes more.
    XCTAssertEqual(capacities, Array(repeating: 2_008 - 32, count: 50))
  }

  func testOtherThreadsDoNotCount() throws {
    let (start, end) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    Thread.detachNewThread {
      start.wait()
      for _ in 0..<100 { withExtendedLifetime(Leaf()) {} }
      end.signal()
    }
    let count = try counted {
      start.signal()
      end.wait()
    }
    XCTAssertEqual(count, AllocationCount(mallocs: 0, bytes: 0))
  }

  func testOnlyHooksThatAreThereAndCountRightAreUsed() throws {
    _ = try counter()
    XCTAssertNil(AllocationCounter(install: { false }))
    for (mallocs, bytes) in [0, 1, 2].flatMap({ one in [0, 1, 2].map { (one, $0) } }) {
      let counter = AllocationCounter(totals: {
        let totals = AllocationCounter.systemTotals()
        return AllocationCount(mallocs: totals.mallocs * mallocs, bytes: totals.bytes * bytes)
      })
      XCTAssertEqual(counter != nil, mallocs == 1 && bytes == 1, "\(mallocs), \(bytes)")
    }
  }

  func testEveryCellIsCountedInEveryVariantTheSameInEachRun() throws {
    _ = try counter()
    let cells = [Flow.refresh, .add].map { Cell(flow: $0, mode: .withoutDecoding, items: 3) }
    let counts = try XCTUnwrap(try [AllocationCount](in: cells, of: Registry.baselines))
    XCTAssertEqual(counts.count, 2 * Registry.baselines.count)
    XCTAssert(counts.allSatisfy { $0.mallocs > 0 && $0.bytes > 8 * $0.mallocs })
    XCTAssertEqual(try [AllocationCount](in: cells, of: Registry.baselines), counts)
  }

  func testWhatIsMadeOnceForTheProcessIsLeftOut() throws {
    XCTAssertEqual(try settled([9, 4, 5, 3, 3, 8]).mallocs, 3)
  }

  func testWhatNeverSettlesAndARunThatFailsAreNamed() throws {
    let counter = try counter()
    assertThrows("A in B allocates differently in each run", try settled(Array(1...20)))
    assertThrows(
      "A in B failed: stop",
      try counter.settledCount(of: "A in B") { { throw FlowFailure("stop") } })
  }

  /// Counts runs that allocate so many blocks, one after another.
  private func settled(_ blocks: [Int]) throws -> AllocationCount {
    var rest = blocks[...]
    return try counter().settledCount(of: "A in B") {
      let number = rest.removeFirst()
      return {
        var left = number
        while left > 0 {
          UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8).deallocate()
          left -= 1
        }
      }
    }
  }

  private func counted(_ body: () -> Void) throws -> AllocationCount {
    try counter().count(body)
  }

  private func counter() throws -> AllocationCounter {
    #if canImport(Glibc) && (arch(x86_64) || arch(arm64))
    return try XCTUnwrap(AllocationCounter())
    #else
    throw XCTSkip("nothing can be counted here")
    #endif
  }
}
