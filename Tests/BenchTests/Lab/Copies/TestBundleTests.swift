import XCTest

@testable import Console
@testable import Reading
@testable import Suites
@testable import lab

#if os(Linux)
/// How suites are run; on other systems a program of Xcode's runs them.
final class TestBundleTests: XCTestCase {
  func testWhatGoesOnAndOnIsEnded() throws {
    let folder = try TemporaryFolder([
      "ends": "#!/bin/sh\necho $1; exit 3\n",
      // As the system ends what has used up its limit.
      "loops": "#!/bin/sh\n[ $(ulimit -S -t) = 7 ] && kill -XCPU $$\n",
    ])
    let ends = try bundle("ends", in: folder).run(.xctest(["A.b"]), within: .seconds(1))
    XCTAssertEqual(ends?.status, 3)
    XCTAssertEqual(ends?.output, "A.b\n")
    XCTAssertNil(try bundle("loops", in: folder).run(.xctest(), within: .seconds(7)))
  }

  func testSuiteOfWhichNothingRunsIsNotBelieved() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "", "Tests/ATests/T.swift": "class T: XCTestCase { func testB() {} }",
      "runs": "#!/bin/sh\necho \"Test Case 'T.testB' started\"\n", "ends": "#!/bin/sh\n",
    ])
    let copy = try folder.copy(of: ["Tests"])
    // The process may end in the first test.
    let log = try copy.log(of: "A", in: bundle("runs", in: folder))
    XCTAssertEqual(log.failed, ["T/testB"])
    assertThrows("no test of A runs", try copy.log(of: "A", in: bundle("ends", in: folder)))
  }

  private func bundle(_ script: String, in folder: TemporaryFolder) throws -> TestBundle {
    let path = folder.path(script)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return TestBundle(path: path)
  }
}
#endif
