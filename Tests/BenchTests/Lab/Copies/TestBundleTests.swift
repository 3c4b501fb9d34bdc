import XCTest

@testable import Console
@testable import Reading
@testable import Suites
@testable import lab

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

  func testSuiteOfWhichNothingRunsIsNotBelieved() throws {
    #if os(Linux)
    let folder = try TemporaryFolder([
      "Package.swift": "", "Tests/ATests/T.swift": "class T: XCTestCase { func testB() {} }",
      "runs": "#!/bin/sh\necho \"Test Case 'T.testB' started\"\n", "ends": "#!/bin/sh\n",
    ])
    let part = try PackageManifest(dump: Data(#"{"targets": []}"#.utf8), of: folder.path)
      .part(of: [], with: ["Tests"])
    let copy = try PackageCopy("c", of: part)
    for name in ["runs", "ends"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.path(name))
    }
    // The process may end in the first test.
    let log = try copy.log(of: "A", in: TestBundle(path: folder.path("runs")))
    XCTAssertEqual(log.failed, ["T/testB"])
    XCTAssertThrowsError(try copy.log(of: "A", in: TestBundle(path: folder.path("ends")))) {
      XCTAssertEqual("\($0)", "no test of A runs")
    }
    #else
    throw XCTSkip("Others run suites by a program of Xcode's.")
    #endif
  }
}
