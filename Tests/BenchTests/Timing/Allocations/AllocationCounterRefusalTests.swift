import Synchronization
import Testing

@testable import Stopwatch
@testable import bench

/// Nothing is counted where it might be counted wrong.
struct AllocationCounterRefusalTests {
  /// A counter that sees nothing, and what is done with it.
  private final class FakeHooks: Sendable {
    private let noted = Mutex<[String]>([])

    var events: [String] { noted.withLock { $0 } }

    func counter(isThere: Bool) -> AllocationCounter {
      AllocationCounter(
        install: {
          self.noted.withLock { $0.append("install") }
          return isThere
        },
        remove: { self.noted.withLock { $0.append("remove") } },
        totals: { AllocationCount() })
    }
  }

  private let fakes = FakeHooks()

  @Test func whereThereAreNoHooksNothingIsCounted() {
    #expect(fakes.counter(isThere: false).use {} == nil)
    #expect(fakes.events == ["install"])
  }

  @Test func hooksThatSeeNothingAreNotUsed() {
    #expect(fakes.counter(isThere: true).use {} == nil)
    #expect(fakes.events == ["install", "remove"])
  }
}

extension AllocationTests {
  struct RefusalTests {
    @Test(arguments: [0, 1, 2], [0, 1, 2])
    func onlyHooksThatCountRightAreUsed(mallocs: Int, bytes: Int) {
      let system = AllocationCounter.system
      let counter = AllocationCounter(install: system.install, remove: system.remove) {
        let totals = system.totals()
        return AllocationCount(mallocs: totals.mallocs * mallocs, bytes: totals.bytes * bytes)
      }
      #expect((counter.use {} != nil) == (mallocs == 1 && bytes == 1))
    }
  }
}
