import Testing

@testable import bench

/// Where a field is named.
struct RippleTests {
  @Test(arguments: [
    ("item.isEnabled", true), ("saveItemIsEnabled = true", true), ("view.enabledSwitch", true),
    ("let enabled = 1", true), ("\"\\(isEnabled)\"", true), ("f(isEnabled: true)", true),
    (".isEnabled", true), ("\"isEnabled\"", false), ("// isEnabled", false), ("isDisabled", false),
    ("isenabled", false), ("view.saveButton.isEnabled", false), ("titleField.isEnabled", false),
    ("button.isEnabled", false),
    ("saveButton?.isEnabled", false), ("saveButton!.isEnabled", false), ("button.enabled", true),
    ("row.isEnabled", true), ("save.isEnabled", true), ("button(isEnabled)", true),
    ("view.enabledButton.isEnabled", true),
    ("view.saveButton.isEnabled = item.isEnabled", true),
  ])
  func isToldByTheWordsOfNames(line: String, isNamed: Bool) {
    let kit = Kit(["class Button { var isEnabled = true }", "class TextField {}", "struct Row {}"])
    let field = Field("isEnabled", kit: kit)
    #expect(field.lines(in: "let a = 1\n\(line)\n") == (isNamed ? [1] : []))
  }

  @Test(arguments: [
    ("createdAt", ["createdAt", "createdAtText"], ["created", "at"]),
    ("is", ["is", "isOn"], ["on"]), ("hasOwner", ["owner", "hasOwner"], ["has"]), ("", [], ["a"]),
  ])
  func anyNameCanBeAskedFor(name: String, naming: [String], others: [String]) {
    let field = Field(name)
    for text in naming { #expect(field.lines(in: text) == [0], "\(text)") }
    for text in others { #expect(field.lines(in: text) == [], "\(text)") }
  }

  private static let package = [
    "Sources/Shared/Kit/Button.swift": "class Button { var isEnabled = true }\n",
    "Sources/A/AApp.swift": "let a = item.isEnabled\n\nlet b = saveButton.isEnabled\n",
    "Sources/A/List/Model.swift":
      "protocol Model {\n  func f(isEnabled: Bool)\n  var isEnabled: Bool\n}\n",
    "Sources/A/List/View.swift": "struct View {}\n",
    "Sources/A/Extras/Log.swift": "let isEnabled = true\n",
    "Tests/ATests/ModelTests.swift": """
    class Tests {
      class Spy: Model {
        let isEnabled = 1
      }
      let item = Item(isEnabled: true)
    }
    """,
  ]

  @Test func everyFileThatNamesItIsListedByPart() throws {
    let folder = try TemporaryFolder(Self.package)
    let inventory = try RippleInventory(of: "isEnabled", in: folder.path)
    let rows = try inventory.rows(of: VersionFiles(ofVersion: "A", in: folder.path))
    #expect(
      rows == [
        row(.production, "Sources/A/AApp.swift", 1),
        row(.production, "Sources/A/List/Model.swift", 2),
        row(.tests, "Tests/ATests/ModelTests.swift", 1),
        row(.doubles, "Tests/ATests/ModelTests.swift", 1),
      ])
    let tables = RippleReport.tables(rows, ["A", "B"])
    #expect(tables.first?.title == "Ripple of isEnabled")
    #expect(
      tables.map(\.cells) == [
        [["A", "2", "3", "1", "1", "1", "1"], ["B", "0", "0", "0", "0", "0", "0"]],
        [["A", "Sources/A/AApp.swift", "1"], ["A", "Sources/A/List/Model.swift", "2"]],
      ])
  }

  @Test func aNameThatNothingHasIsAUsageError() {
    let run = Run(options: Options(command: .ripple, field: "isNowhereToBeSeen"))
    #expect(throws: UsageError.unknownField("isNowhereToBeSeen")) { try run.ripple() }
  }

  /// Every version names the field in what it shows and in what it sends.
  @Test(arguments: Registry.arms.map(\.name))
  func everyVersionNamesTheUsualField(_ version: String) throws {
    let run = Run(options: Options(command: .ripple, architectures: [version]))
    #expect(try run.ripple().count { $0.part == .production } >= 3)
  }

  private func row(_ part: LineRow.Part, _ file: String, _ lines: Int) -> RippleRow {
    RippleRow(name: "isEnabled", architecture: "A", part: part, file: file, lines: lines)
  }
}
