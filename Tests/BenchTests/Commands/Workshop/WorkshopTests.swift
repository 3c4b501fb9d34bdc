import Arms
import Foundation
import Testing

@testable import bench

/// docs/WORKSHOP.md can be followed: its minutes add up, and what it has run can be run.
struct WorkshopTests {
  private let text: String

  init() throws {
    text = try String(readFrom: "\(Run.root())/docs/WORKSHOP.md")
  }

  @Test(arguments: [("90 minutes", 90), ("Half a day", 240)])
  func minutesAddUp(plan: String, whole: Int) throws {
    let section = try #require(text.split(separator: "## \(plan)\n").dropFirst().first)
    let table = section.prefix(upTo: try #require(section.firstRange(of: "\n## ")).lowerBound)
    let rows = table.matches(of: /\n\| (\d):(\d\d) \| (\d+) \|/)
    #expect(rows.count > 5)
    var now = 0
    for row in rows {
      let (hours, minutes) = (try #require(Int(row.1)), try #require(Int(row.2)))
      #expect(hours * 60 + minutes == now)
      now += try #require(Int(row.3))
    }
    #expect(now == whole)
  }

  @Test func linksLeadSomewhere() throws {
    let headings = text.matches(of: /(?m)^## (.+)$/).map {
      $0.1.lowercased().replacing(" ", with: "-").filter { $0.isLetter || $0 == "-" || $0.isNumber }
    }
    let docs = "\(try Run.root())/docs"
    for (link, file, heading) in text.matches(of: /\]\(([^)#]*)#?([^)]*)\)/).map(\.output) {
      let isThere =
        file.isEmpty
        ? headings.contains(String(heading))
        : FileManager.default.fileExists(atPath: "\(docs)/\(file)")
      #expect(isThere, "\(link)")
    }
  }

  /// What takes minutes, a terminal, or a browser is only read, and so is what other tests compare.
  @Test func everyCommandRuns() throws {
    let parser = OptionsParser(
      architectures: Registry.arms.map(\.name), flows: Flow.all.map(\.name))
    let commands = text.matches(of: /swift run bench ?([^`\n]*)/).map { String($0.1) }
    let quick: [Command] = [.walk, .trace, .places, .bugs, .changes]
    let folder = try TemporaryFolder()
    for line in Set(commands) {
      let invocation = try parser.parse(line.split(separator: " ").map(String.init))
      guard case .run(let options) = invocation else {
        Issue.record("\(line) runs nothing")
        continue
      }
      guard quick.contains(options.command) || options.withSource else { continue }
      let code = try Run(options: options).perform(to: Output(path: folder.path("out")))
      let printed = try folder.contents("out")
      #expect(code == .success && !printed.isEmpty, "\(line)")
    }
    let bugs = try BugMuseum(of: Registry.architectures.map(\.name), in: Run.root()).bugs
    for match in text.matches(of: /--bug (\S+?)[`\n]/) {
      #expect(bugs.contains { $0.id == match.1 }, "no bug \(match.1)")
    }
  }
}
