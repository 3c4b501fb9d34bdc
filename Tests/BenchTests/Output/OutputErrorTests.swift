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

  @Test func theCompilersWordsComeFirstOnLinesOfTheirOwn() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) {
      let failure = BuildFailure(version: "MVC", details: "error: no")
      exit(StandardError.report(failure).rawValue)
    }
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self)
        == "error: no\nbench: MVC didn't build; the compiler's words are above\n")
  }
}
