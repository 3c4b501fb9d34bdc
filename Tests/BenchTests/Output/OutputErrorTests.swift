import Foundation
import Testing

@testable import bench

/// How a failed output is reported.
struct OutputErrorTests {
  @Test func namesThePathAndTheReason() {
    let error = OutputError(SystemError(code: ENOSPC), name: "out\n.json")
    #expect("\(error)" == "can't write out\u{FFFD}.json: No space left on device")
    #expect(error.exitCode == .outputUnwritable)
  }
}
