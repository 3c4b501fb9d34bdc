import Foundation
import HeadlessKit
import SwiftSource
import Testing

@testable import Arms
@testable import bench

/// The place in which modules are built, and what is changed there.
struct PackageCopyTests {
  private static let package = [
    "Package.swift": "// package\n", "fixtures/a.json": "{}\n",
    "Tests/ATests/T.swift": "let t = 1\n",
    "Sources/MVC/State.swift": "enum ItemsListModelState {\n  case on\n}\n",
    "Sources/MVC/View.swift": """
    class Other {}
    extension ItemsListViewController {
    }
    class ItemsListViewController {
      class Part {
      }
    }
    struct After {
    }
    """,
    "Sources/MVC/Protocol.swift": "protocol ItemsListModelProtocol {\n  func f()\n}\n",
  ]

  @Test func aTypeGetsAMemberMoreThatNoRoundBeforeHad() throws {
    let folder = try TemporaryFolder(Self.package)
    let files = try ModuleFolder("Sources/MVC", of: "MVC", in: folder.path).files
    let edit = try TypeEdit(of: "ItemsListViewController", among: files)
    #expect(edit.path == folder.path("Sources/MVC/View.swift"))
    #expect(
      edit.text(of: try SwiftFile(at: folder.path("Sources/MVC/View.swift")), inRound: 3) == """
        class Other {}
        extension ItemsListViewController {
        }
        class ItemsListViewController {
          class Part {
          }
          typealias BenchRound3 = Int
        }
        struct After {
        }
        """)
  }

  @Test(arguments: ["Nowhere", "Other"])
  func aTypeThatCannotBeChangedIsNamed(_ type: String) throws {
    let folder = try TemporaryFolder(Self.package)
    let files = try ModuleFolder("Sources/MVC", of: "MVC", in: folder.path).files
    #expect(
      throws: InputError(
        description:
          "no file declares \(type) over several lines; name another type in BuildSubject"
      )
    ) { try TypeEdit(of: type, among: files) }
  }

  @Test func theCopyIsChangedAndGoesAwayAndTheOriginalStays() throws {
    let folder = try TemporaryFolder(Self.package)
    let before = try Self.package.keys.map { try folder.contents($0) }
    var copy: PackageCopy? = try PackageCopy(of: folder.path, for: ["MVC"])
    let path = try #require(copy?.folder)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: path).sorted() == [
        "Package.swift", "Sources", "Tests", "fixtures",
      ])
    #expect(copy?.target(of: .view, in: "MVC")?.type == "ItemsListViewController")
    #expect(copy?.target(of: .view, in: "MVC")?.file == "Sources/MVC/View.swift")
    #expect(copy?.target(of: .nothing, in: "MVC") == nil)
    try copy?.make(.entity, in: "MVC", round: 2)
    let changed = try String(contentsOfFile: "\(path)/Sources/MVC/State.swift", encoding: .utf8)
    #expect(
      changed == "enum ItemsListModelState {\n  case on\n  typealias BenchRound2 = Int\n}\n")
    copy = nil
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(try Self.package.keys.map { try folder.contents($0) } == before)
  }

  @Test func changesToOneFileKeepEachOther() throws {
    let contract = "struct ItemUI {\n}\n\nprotocol ItemsList_HandleUIEvents {\n  func f()\n}\n"
    let folder = try TemporaryFolder(
      Self.package.merging(
        [
          "Sources/VIPERS/Contract.swift": contract,
          "Sources/VIPERS/Scene.swift": "class ItemsListScene {\n}\n",
        ],
        uniquingKeysWith: { $1 }))
    let copy = try PackageCopy(of: folder.path, for: ["VIPERS"])
    try copy.make(.entity, in: "VIPERS", round: 1)
    try copy.make(.protocol, in: "VIPERS", round: 1)
    try copy.make(.entity, in: "VIPERS", round: 2)
    let changed = try String(
      contentsOfFile: "\(copy.folder)/Sources/VIPERS/Contract.swift", encoding: .utf8)
    #expect(
      changed == """
        struct ItemUI {
          typealias BenchRound1 = Int
          typealias BenchRound2 = Int
        }

        protocol ItemsList_HandleUIEvents {
          func f()
          typealias BenchRound1 = Int
        }

        """)
  }

  /// The compiler takes two changes within one second for one.
  @Test func everyChangeComesInASecondOfItsOwn() throws {
    let folder = try TemporaryFolder(Self.package)
    let copy = try PackageCopy(of: folder.path, for: ["MVC"])
    let path = "\(copy.folder)/Sources/MVC/View.swift"
    let seconds = try (1...4).map { round in
      try copy.make(.view, in: "MVC", round: round)
      let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
      return Int(try #require(date).timeIntervalSince1970)
    }
    #expect(seconds == seconds.indices.map { seconds[0] + $0 })
  }

  @Test func cleaningLeavesOnlyWhatPlanningWrites() throws {
    let folder = try TemporaryFolder(Self.package)
    let copy = try PackageCopy(of: folder.path, for: ["MVC"])
    let debug = "\(copy.folder)/.build/debug"
    let files = FileManager.default
    for name in [
      "MVC.build/output-file-map.json", "MVC.build/sources", "MVC.build/View.swift.o",
      "MVC.build/master.priors", "Modules/MVC.swiftmodule", "Modules/Shared.swiftmodule",
      "Shared.build/a.o",
    ] {
      let folder = URL(fileURLWithPath: "\(debug)/\(name)").deletingLastPathComponent().path
      try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
      #expect(files.createFile(atPath: "\(debug)/\(name)", contents: nil))
    }
    try copy.make(.clean, in: "MVC", round: 1)
    #expect(
      try files.subpathsOfDirectory(atPath: debug).sorted() == [
        "MVC.build", "MVC.build/output-file-map.json", "MVC.build/sources", "Modules",
        "Modules/Shared.swiftmodule", "Shared.build", "Shared.build/a.o",
      ])
  }

  @Test func whatCannotBeCopiedIsAnErrorThatLeavesNothing() throws {
    let folder = try TemporaryFolder(Self.package.filter { $0.key != "fixtures/a.json" })
    let parent = try TemporaryFolder()
    let missing = #expect(throws: OutputError.self) {
      try PackageCopy(of: folder.path, for: ["MVC"], in: parent.path)
    }
    #expect(missing?.description.contains(folder.path("fixtures")) == true)
    #expect(try parent.files == [])
    let unwritable = #expect(throws: OutputError.self) {
      try PackageCopy(of: folder.path, for: ["MVC"], in: parent.path("none"))
    }
    #expect(unwritable?.exitCode == .outputUnwritable)
    let other = try TemporaryFolder(Self.package)
    #expect(
      throws: InputError(description: "BuildSubject doesn't say which types of A to change")
    ) { try PackageCopy(of: other.path, for: ["A"], in: parent.path) }
    #expect(try parent.files == [])
  }

  @Test func compiledFilesAreCounted() throws {
    let log = """
      [0/2] Write sources
      [3/6] Compiling MVC ItemsListModel.swift
      [4/6] Compiling MVC A.swift, B.swift
      [5/6] Compiling MVCTests A.swift
      [6/6] Emitting module MVC
      Build of target: 'MVC' complete! (0.42s)
      """
    for (version, count) in ["MVC": 3, "MVCTests": 1, "VIPER": 0] {
      #expect(try PackageCopy.compiled(version, by: .init(status: 0, output: log)) == count)
    }
    #expect(throws: RunFailure("MVC didn't build:\n\(log)")) {
      try PackageCopy.compiled("MVC", by: .init(status: 1, output: log))
    }
  }

  /// Each version has the three types, and none of them on a line of its own.
  @Test(arguments: Registry.architectures.map(\.name))
  func everyVersionCanBeChanged(_ version: String) throws {
    let root = try #require(PackageRoot.path)
    let subject = try #require(BuildSubject.all[version])
    let files = try ModuleFolder("Sources/\(version)", of: version, in: root).files
    #expect(Set(subject.keys) == [.entity, .view, .protocol])
    for (change, type) in subject {
      #expect(try !TypeEdit(of: type, among: files).path.isEmpty)
      let kind = files.flatMap(\.declarations).first { $0.name == type }?.kind
      #expect((kind == .protocol) == (change == .protocol), "\(type)")
    }
    let view = try TypeEdit(of: #require(subject[.view]), among: files).path
    let role = try #require(subject[.protocol])
    #expect(try SwiftFile(at: view).text.contains("any \(role)"))
  }

  @Test func theTableOfChangesFits() throws {
    let root = try #require(PackageRoot.path)
    var rows: [BuildRow] = []
    for (version, subject) in BuildSubject.all {
      let files = try ModuleFolder("Sources/\(version)", of: version, in: root).files
      for (change, type) in subject {
        let path = try TypeEdit(of: type, among: files).path.dropFirst(root.count + 1)
        rows.append(
          BuildRow(
            architecture: version, change: change, type: type, file: String(path), compiled: 1,
            rounds: 1, ns: 1, nsLow: 1, nsHigh: 1))
      }
    }
    let lines = BuildReport.table(rows).text().split(separator: "\n")
    #expect(lines.filter { $0.count > 100 } == [])
    #expect(rows.allSatisfy { row in lines.contains { $0.contains(" \(row.type ?? "?") ") } })
  }

  @Test func theTextSaysWhatWasChanged() throws {
    let rows = [
      BuildRow(
        architecture: "A", change: .clean, type: nil, file: nil, compiled: 30, rounds: 5,
        ns: 2_000_000_000, nsLow: 1_500_000_000, nsHigh: 2_500_000_000),
      BuildRow(
        architecture: "A", change: .view, type: "AView", file: "Sources/A/AView.swift",
        compiled: 2, rounds: 5, ns: 400_000_000, nsLow: 300_000_000, nsHigh: 500_000_000),
    ]
    #expect(
      BuildReport.table(rows).cells == [
        ["A", "clean", "", "30", "2.00 s", "1.50 s", "2.50 s", "5"],
        ["A", "view", "AView", "2", "400 ms", "300 ms", "500 ms", "5"],
      ])
    var results = Results()
    results.add([], as: \.build) { [BuildReport.table($0)] }
    #expect(try results.text(.text, part: "build") == "")
    results.document.seed = 7
    results.add(rows, as: \.build) { [BuildReport.table($0)] }
    let closing = try #require(try results.text(.text, part: "build").split(separator: "\n\n").last)
    #expect(closing.hasPrefix("Measured 2"))
    #expect(closing.hasSuffix("seed 7.\n"))
    #expect(!closing.contains(" build"))
  }
}
