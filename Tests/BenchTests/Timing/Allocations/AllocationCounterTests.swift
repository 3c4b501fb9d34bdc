import Foundation
import Testing

@testable import Stopwatch
@testable import bench

extension AllocationTests {
  /// Known allocations are counted, all of them and no others.
  ///
  /// What is counted calls nothing generic, for that allocates in a debug build.
  struct CounterTests {
    private let counter = AllocationCounter.system

    private final class Leaf {
      weak var other: Leaf?
    }

    /// Makes an object out of the optimizer's sight.
    @inline(never) @discardableResult
    private func leaf() -> Leaf { Leaf() }

    @Test(arguments: [0, 1, 7, 1_000])
    func everyObjectCountsOnce(number: Int) throws {
      let count = try #require(
        counted {
          var rest = number
          while rest > 0 {
            leaf()
            rest -= 1
          }
        })
      #expect(count == AllocationCount(mallocs: number, bytes: number * 24))
    }

    @Test(arguments: [1, 8, 16, 64, 4_096])
    func memoryCountsWhateverItsAlignment(alignment: Int) throws {
      let count = try #require(
        counted {
          UnsafeMutableRawPointer.allocate(byteCount: 1_234, alignment: alignment).deallocate()
        })
      #expect(count == AllocationCount(mallocs: 1, bytes: 1_234))
    }

    @Test func theLibrarysOwnFunctionsCount() throws {
      let text = try #require(strdup("four"))
      var blocks: (zeros: UnsafeMutableRawPointer?, copy: UnsafeMutablePointer<CChar>?)
      let count = try #require(
        counted {
          blocks.zeros = realloc(calloc(3, 5), 100)
          blocks.copy = strdup(text)
        })
      free(text)
      free(blocks.zeros)
      free(blocks.copy)
      #expect(count == AllocationCount(mallocs: 3, bytes: 15 + 100 + 5))
    }

    @Test func theFirstWeakReferenceToAnObjectCounts() throws {
      let (target, first, second) = (leaf(), leaf(), leaf())
      let count = try #require(
        counted {
          first.other = target
          second.other = target
        })
      #expect(count.mallocs == 1)
    }

    /// How often an array grows must not hang on what else was on the heap before.
    @Test func aBlockThatIsLargerThanAskedForIsNoCapacity() {
      // Each second one stays, so that a request for 2,000 bytes is given one of the others whole.
      let blocks = (0..<200).map { _ in malloc(2_024) }
      for block in stride(from: 0, to: 200, by: 2) { free(blocks[block]) }
      defer { for block in stride(from: 1, to: 200, by: 2) { free(blocks[block]) } }
      var capacities: [Int] = []
      counter.use {
        for _ in 0..<50 {
          var array: [UInt8] = []
          array.reserveCapacity(2_000 - 32)
          capacities.append(array.capacity)
        }
      }
      // What fits has room for 8 bytes more.
      #expect(capacities == Array(repeating: 2_008 - 32, count: 50))
    }

    @Test func aCountWithinAnotherIsInBoth() throws {
      var inner = AllocationCount()
      let outer = try #require(
        counter.use {
          counter.count {
            leaf()
            inner = counter.count { leaf() }
            leaf()
          }
        })
      #expect(inner == AllocationCount(mallocs: 1, bytes: 24))
      #expect(outer == AllocationCount(mallocs: 3, bytes: 72))
    }

    @Test func aCounterWithinAnotherDoesNotEndIt() throws {
      let count = counter.use {
        counter.count {
          counter.use {}
          leaf()
        } - counter.count { counter.use {} }
      }
      #expect(count == AllocationCount(mallocs: 1, bytes: 24))
    }

    @Test func afterwardsNothingIsCounted() throws {
      let totals = counter.totals
      #expect(counter.use { counter.use {} } != nil)
      let before = totals()
      for _ in 0..<100 { leaf() }
      #expect(totals() == before)
    }

    @Test func otherThreadsDoNotCount() throws {
      let (start, end) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      Thread.detachNewThread {
        start.wait()
        for _ in 0..<100 { withExtendedLifetime(Leaf()) {} }
        end.signal()
      }
      let count = try #require(
        counted {
          start.signal()
          end.wait()
        })
      #expect(count == AllocationCount())
    }

    private func counted(_ body: () -> Void) -> AllocationCount? {
      counter.use { counter.count(body) }
    }
  }
}
