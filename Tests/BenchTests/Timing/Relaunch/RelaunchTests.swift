import Testing

@testable import bench

/// How a debug build finds and becomes the release build.
struct RelaunchTests {
  @Test func onlyMeasuringTimeNeedsIt() {
    #expect(!Relaunch.isNeeded(for: .list))
    #expect(!Relaunch.isNeeded(for: .lines))
    #if DEBUG
    #expect(Relaunch.isNeeded(for: .latency))
    #else
    #expect(!Relaunch.isNeeded(for: .latency))
    #endif
  }

  @Test func thePackageIsFound() {
    #expect(PackageRoot.path != nil)
  }
}
