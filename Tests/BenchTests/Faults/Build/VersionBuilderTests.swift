import Foundation
import SwiftSource
import XCTest

@testable import Console
@testable import Faults
@testable import Reading
@testable import Results
@testable import Stopwatch
@testable import bench

/// The place in which modules are built, and what is changed there.
final class VersionBuilderTests: XCTestCase {
  private static let package = [
    "Package.swift": "// package\n",
    "Sources/MVC/View.swift": """
    class Other {}
    extension ItemsListViewController {
    }
    class ItemsListViewController {
      class Part {
      }
    }
    struct ItemsListModelState {
    }
    """,
    "Sources/MVC/Protocol.swift": "protocol ItemsListModelProtocol {\n  func f()\n}\n",
  ]

  /// What no round before had; what other changes have put into the file stays.
  func testTypeGetsAMemberMore() throws {
    let folder = try TemporaryFolder(Self.package)
    let builder = try builder(of: "MVC", in: folder)
    XCTAssertEqual(builder.target(of: .view, in: "MVC")?.type, "ItemsListViewController")
    XCTAssertEqual(builder.target(of: .view, in: "MVC")?.file, "Sources/MVC/View.swift")
    XCTAssertNil(builder.target(of: .nothing, in: "MVC"))
    for (change, round) in [(BuildChange.view, 1), (.entity, 1), (.view, 2), (.nothing, 2)] {
      try builder.make(change, in: "MVC", round: round)
    }
    XCTAssertEqual(
      try builder.copy.text(of: "Sources/MVC/View.swift"),
      """
      class Other {}
      extension ItemsListViewController {
      }
      class ItemsListViewController {
        class Part {
        }
        typealias BenchRound1 = Int
        typealias BenchRound2 = Int
      }
      struct ItemsListModelState {
        typealias BenchRound1 = Int
      }
      """)
    for (path, text) in Self.package { XCTAssertEqual(try folder.contents(path), text) }
  }

  func testWhatCannotBeChangedIsNamed() throws {
    let folder = try TemporaryFolder(Self.package)
    let files = try ModuleFolder("Sources/MVC", of: "MVC", in: folder.path).files
    for type in ["Nowhere", "Other"] {
      XCTAssertThrowsError(try TypeEdit(of: type, among: files)) {
        XCTAssertEqual(
          "\($0)",
          "no file declares \(type) over several lines; name another type in BuildSubject")
      }
    }
    let other = try TemporaryFolder(["Package.swift": "", "Sources/A/A.swift": ""])
    XCTAssertThrowsError(try builder(of: "A", in: other)) {
      XCTAssertEqual("\($0)", "BuildSubject doesn't say which types of A to change")
    }
  }

  func testCleaningLeavesOnlyWhatPlanningWrites() throws {
    let folder = try TemporaryFolder(Self.package)
    let builder = try builder(of: "MVC", in: folder)
    let plans = ["MVC.build/output-file-map.json", "MVC.build/sources"]
    let others = ["Modules/Shared.swiftmodule", "Shared.build/a.o"]
    let products = [
      "MVC.build/View.swift.o", "MVC.build/master.priors", "Modules/MVC.swiftmodule",
    ]
    for name in plans + others + products {
      try folder.write(Data(), to: ".build/copies/build/.build/debug/\(name)")
    }
    try builder.make(.clean, in: "MVC", round: 1)
    let debug = "\(builder.copy.folder)/.build/debug"
    XCTAssertEqual(
      try FileManager.default.files(at: "", in: debug), (plans + others).sorted())
  }

  func testCompiledFilesAreCounted() throws {
    let log = """
      [3/6] Compiling MVC ItemsListModel.swift
      [4/6] Compiling MVC A.swift, B.swift
      [5/6] Compiling MVCTests A.swift
      [6/6] Emitting module MVC
      """
    for (version, count) in ["MVC": 3, "MVCTests": 1, "VIPER": 0] {
      XCTAssertEqual(
        try VersionBuilder.compiled(version, by: .init(status: 0, output: log)), count)
    }
    XCTAssertThrowsError(try VersionBuilder.compiled("MVC", by: .init(status: 1, output: log))) {
      XCTAssertEqual($0 as? RunFailure, RunFailure("MVC didn't build:\n\(log)"))
    }
  }

  private func builder(of version: String, in folder: TemporaryFolder) throws -> VersionBuilder {
    let dump = #"{"targets": [{"name": "\#(version)"}]}"#
    return try VersionBuilder(
      of: [version], in: PackageManifest(dump: Data(dump.utf8), of: folder.path))
  }

  /// Each version has the three types, none of them on a line of its own.
  func testEveryVersionCanBeChanged() throws {
    let root = try Run.root()
    for version in Registry.architectures.map(\.name) {
      let subject = try XCTUnwrap(BuildSubject.all[version])
      let files = try ModuleFolder("Sources/\(version)", of: version, in: root).files
      XCTAssertEqual(Set(subject.keys), [.entity, .view, .protocol])
      for (change, type) in subject {
        XCTAssertNoThrow(try TypeEdit(of: type, among: files))
        let kind = files.flatMap(\.declarations).first { $0.name == type }?.kind
        XCTAssertEqual(kind == .protocol, change == .protocol, type)
      }
      let view = try TypeEdit(of: XCTUnwrap(subject[.view]), among: files).path
      let role = try XCTUnwrap(subject[.protocol])
      XCTAssert(try SwiftFile(at: view).text.contains("any \(role)"), version)
    }
  }

  func testTextSaysWhatWasChanged() throws {
    let row = BuildRow(
      architecture: "A", change: .view, type: "AView", file: "Sources/A/AView.swift", compiled: 2,
      rounds: 5, ns: 2_000_000_000, nsLow: 300_000_000, nsHigh: 2_500_000_000)
    XCTAssertEqual(
      BuildReport.table([row]).cells,
      [["A", "view", "AView", "2", "2.00 s", "300 ms", "2.50 s", "5"]])
    var results = RunResults()
    results.add([], as: \.build) { [BuildReport.table($0)] }
    XCTAssertEqual(try results.text(.text, part: "build"), "")
    results.document.seed = 7
    results.add([row], as: \.build) { [BuildReport.table($0)] }
    let text = try results.text(.text, part: "build")
    let closing = try XCTUnwrap(text.split(separator: "\n\n").last)
    XCTAssert(closing.hasPrefix("Measured 2") && closing.hasSuffix("seed 7.\n"))
    XCTAssertFalse(closing.contains(" build"))
  }
}
