import Foundation
import Testing

@testable import bench

/// How a failed output is reported.
struct OutputErrorTests {
  @Test func namesThePathAndTheReason() {
    let error = OutputError(name: "out\n.json", reason: SystemError(code: ENOSPC))
    #expect("\(error)" == "can't write out\u{FFFD}.json: No space left on device")
    #expect(error.exitCode == .outputUnwritable)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullStandardOutputHasTheSystemsReason() throws {
    let full = FileHandle(fileDescriptor: open("/dev/full", O_WRONLY), closeOnDealloc: true)
    let error = try #require(throws: (any Error).self) { try full.write(contentsOf: Data([0])) }
    #expect(
      OutputError(name: "x", reason: SystemError(error))
        == OutputError(name: "x", reason: "No space left on device"))
  }
}
