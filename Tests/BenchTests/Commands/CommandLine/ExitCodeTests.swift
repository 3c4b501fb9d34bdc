import Testing

@testable import bench

/// Control-C hides no other failure.
struct ExitCodeTests {
  @Test func onlyWhatTellsNoMoreGivesWayToControlC() {
    let codes = ExitCode.allCases
    #expect(codes.map { $0.after(interrupt: nil) } == codes)
    #expect(codes.filter { $0.after(interrupt: .terminated) != $0 } == [.success, .failure])
    #expect(ExitCode.failure.after(interrupt: .terminated) == .terminated)
  }
}
