import XCTest

@testable import Console
@testable import Faults

/// How suites are run.
final class TestBundleTests: XCTestCase {
  func testWhatGoesOnAndOnIsEnded() throws {
    #if os(Linux)
    let folder = try TemporaryFolder([
      "ends": "#!/bin/sh\necho $1; exit 3\n", "loops": "#!/bin/sh\nwhile :; do :; done\n",
    ])
    for name in ["ends", "loops"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.path(name))
    }
    let ends = TestBundle(path: folder.path("ends")).run(.xctest(["A.b"]), within: .seconds(1))
    XCTAssertEqual(ends?.status, 3)
    XCTAssertEqual(ends?.output, "A.b\n")
    XCTAssertNil(TestBundle(path: folder.path("loops")).run(.xctest(), within: .seconds(1)))
    #else
    throw XCTSkip("Others run suites by a program of Xcode's.")
    #endif
  }
}
