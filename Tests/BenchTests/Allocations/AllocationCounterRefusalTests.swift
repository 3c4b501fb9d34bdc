import Synchronization
import Testing

@testable import bench

/// Nothing is counted where it might be counted wrong.
struct AllocationCounterRefusalTests {
  /// Hooks that see nothing, and what is done with them.
  private final class FakeHooks: Sendable {
    private let noted = Mutex<[String]>([])

    var events: [String] { noted.withLock { $0 } }

    func hooks(areThere: Bool) -> AllocationHooks {
      AllocationHooks(
        install: {
          self.noted.withLock { $0.append("install") }
          return areThere
        },
        remove: { self.noted.withLock { $0.append("remove") } },
        totals: { AllocationCount() })
    }
  }

  private let fakes = FakeHooks()

  @Test func whereThereAreNoHooksNothingIsCounted() {
    #expect(AllocationCounter.use(fakes.hooks(areThere: false)) { _ in } == nil)
    #expect(fakes.events == ["install"])
  }

  @Test func hooksThatSeeNothingAreNotUsed() {
    #expect(AllocationCounter.use(fakes.hooks(areThere: true)) { _ in } == nil)
    #expect(fakes.events == ["install", "remove"])
  }
}

extension AllocationTests {
  struct RefusalTests {
    @Test(arguments: [0, 1, 2], [0, 1, 2])
    func onlyHooksThatCountRightAreUsed(mallocs: Int, bytes: Int) {
      let system = AllocationHooks.system
      let hooks = AllocationHooks(install: system.install, remove: system.remove) {
        let totals = system.totals()
        return AllocationCount(mallocs: totals.mallocs * mallocs, bytes: totals.bytes * bytes)
      }
      #expect((AllocationCounter.use(hooks) { _ in } != nil) == (mallocs == 1 && bytes == 1))
    }
  }
}
