import Testing

@testable import bench

/// How a debug build finds and becomes the release build.
struct RelaunchTests {
  @Test(arguments: [
    ("/p/.build/x86_64-unknown-linux-gnu/debug/bench", "/p/.build"),
    ("/p/.build/debug/bench", "/p/.build"),
    ("/p/.build/out/Products/Debug/bench", "/p/.build"),
    ("/usr/local/bin/bench", nil), ("/bench", nil),
  ])
  func theScratchFolderIsAboveTheProgram(program: String, folder: String?) {
    let found = ScratchFolder.path(above: program) { $0 == "/p/.build/workspace-state.json" }
    #expect(found == folder)
  }

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
