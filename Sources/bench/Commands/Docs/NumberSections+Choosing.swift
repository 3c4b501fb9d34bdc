import Arms
import FakeWorld
import UserDriver

/// What a reader sees before the numbers, or chooses by.
extension NumberSections {
  /// The three screens, which are the same in every version.
  func screens() throws -> String {
    let world = World(server: try FakeServer())
    run.registry.first?.launch(in: world)
    let user = world.user
    user.waitUntilSettled()
    var screens = [user.screen()]
    try user.selectRow(0)
    user.waitUntilSettled()
    screens.append(user.screen())
    try user.goBack()
    try user.tap("items.add")
    try user.tap("add.save")
    screens.append(user.screen())
    return "```\n\(screens.joined(separator: "\n\n"))\n```\n"
  }

  /// When each version fits, and what it asks for, as its README says.
  func fits(in root: String) throws -> String {
    let rows = try run.registry.filter { !Arm.isFloor($0.name) }.map { arm in
      let path = "Sources/\(arm.name)/README.md"
      let text = try String(readFrom: "\(root)/\(path)")
      let pattern = /(?s)\n## When it fits, when it doesn't\n\n(.+?\.)\s(.+)/
      guard let match = text.firstMatch(of: pattern) else {
        throw InputError(description: "\(path): it doesn't say when it fits, and when not")
      }
      let cells = [match.1, match.2].map { $0.split(whereSeparator: \.isWhitespace) }
      return "| [\(arm.name)](../\(path)) | "
        + cells.map { $0.joined(separator: " ") }.joined(separator: " | ") + " |\n"
    }
    return "| version | when it fits | when it doesn't |\n|---|---|---|\n" + rows.joined()
  }

  /// What the versions are weighed by, as far as it is counted and not timed.
  func criteria() throws -> String {
    var results = Results()
    try run.addCalls(to: &results)
    try run.addLines(to: &results)
    results.add(try run.suites().map(\.row), as: \.suites)
    results.add(try run.walks().flatMap(\.rows), as: \.walk)
    let table = CriteriaTable(results.document).table
    return "```\n\(Report(tables: [table]).text())```\n"
  }
}
