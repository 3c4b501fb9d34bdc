import Console
import Foundation
import Kept
import Reading
import Results
import Suites
import SwiftSource

/// What single documents promise.
extension DocsCheck {
  static let glossary = "docs/GLOSSARY.md"

  /// Every version explains itself under the same headings, briefly, with code of its own.
  mutating func checkReadmes() throws {
    let headings = [
      "Idea", "Who holds whom", "The pattern in ten lines", "Cast", "One tap: Save",
      "Data forward and back", "Testing it", "Departures from the original",
      "When it fits, when it doesn't",
    ]
    // The list of departures is as long as there are any.
    let shown = { (text: String) in
      text.components(separatedBy: "\n## ").filter { !$0.hasPrefix("Departures") }.joined()
    }
    for version in versions {
      let path = Docs.readme(of: version)
      let text = try open(path)
      let found = text.matches(of: /(?m)^## (.+)$/).map { String($0.1) }
      expect(found == headings, "its headings aren't \(headings.joined(separator: ", "))")
      let lines = shown(text).split(separator: "\n").count { !$0.hasPrefix("<!--") }
      expect(lines <= 100, "it shows \(lines) lines, and may show 100")
      let document = try MarkedDocument(path: path, text: text, [.holds, .code])
      let written = shown(document.replacing { _ in "" }).prose.replacing(/<!--.*?-->/, with: "")
      let words = written.split(whereSeparator: \.isWhitespace).count
      expect(words <= 600, "it has \(words) words, and may have 600")
      let files = document.sections.filter { $0.kind == .code }.map { $0.arguments[0] }
      for folder in ["Sources/\(version)/", "Tests/\(version)Tests/"] {
        expect(files.contains { $0.hasPrefix(folder) }, "it shows no code of \(folder)")
      }
    }
  }

  /// The front page is short, and quotes code that is there.
  mutating func checkFrontPage() throws {
    let text = try open(Docs.readme)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
    expect(lines <= 150, "it has \(lines) lines, and may have 150")
    for version in versions {
      let row = text.tableRows.first {
        $0.contains { $0.contains("(\(Docs.readme(of: version)))") }
      }
      let sources = try ModuleFolder("Sources/\(version)", of: version, in: root).files.map(\.text)
      let code = row?.last?.quoted ?? []
      let missing = code.filter { code in !sources.contains { $0.contains(code) } }
      expect(!code.isEmpty, "it shows no code of \(version)")
      expect(missing, among: [], "\(version) has no code")
    }
  }

  /// The words for roles and doubles are the versions' own, and all of them.
  mutating func checkGlossary() throws {
    let tables = try open(Self.glossary).components(separatedBy: "\n\n").map(\.tableRows)
      .filter { !$0.isEmpty }.map { $0.dropFirst() }
    guard tables.count > 1 else { return expect(false, "it has no tables of roles and of doubles") }
    for (index, version) in versions.enumerated() {
      let column = { [versions] (row: [String]) in
        row.suffix(versions.count).dropFirst(index).first?.quoted ?? []
      }
      let types = try ["Sources/\(version)", "Sources/Shared"].flatMap {
        try ModuleFolder($0, of: version, in: root).files.flatMap(\.declarations).map(\.name)
      }
      let lines = (counted.lines ?? []).filter { $0.architecture == version }
      let roles = lines.filter { $0.part == .production && $0.role != LineRow.extra }.map(\.role)
      let named = tables[0].flatMap(column)
      expect(named, among: types + roles, "\(version) has no role")
      // A part of a role is of its kind: a status controller is a controller.
      let missing = roles.filter { role in !named.contains { role.hasSuffix($0) } }
      expect(missing, among: [], "no line names \(version)'s role")
      let doubles = (counted.doubles ?? []).filter { $0.architecture == version }
      for kind in DoubleRow.Kind.allCases {
        let known = doubles.filter { $0.kind == kind }.map(\.name)
        let named = tables[1].filter { $0[0] == kind.rawValue }.flatMap(column)
        expect(named, among: known, "\(version) has no \(kind)")
        expect(!named.isEmpty || known.isEmpty, "no line names a \(kind) of \(version)'s")
      }
    }
    let kinds = DoubleRow.Kind.allCases.map(\.rawValue)
    expect(tables[1].map { $0[0] }, among: kinds, "no double is a")
  }

  /// What was decided is held by something that is there.
  mutating func checkDecisions() throws {
    let rules = try text("docs/RULES.md").tableRows.map { $0[0] }
    let slips = try versions.flatMap { try PlantedBug.all(of: $0, in: root).compactMap(\.name) }
    for row in try open("docs/DECISIONS.md").tableRows.dropFirst() {
      let holders = row[row.count - 1]
      expect(holders.contains(where: \.isLetter), "nothing holds “\(row[0])”")
      let named = holders.matches(of: /“(.+?)”/).map { String($0.1) }
      expect(named, among: rules, "there is no rule")
      expect(holders.quoted.filter { !$0.contains(" ") }, among: slips, "there is no slip")
    }
    for version in versions {
      let tests = try ModuleFolder("Tests/\(version)Tests", of: version, in: root).files
        .flatMap(\.functions)
        .count { $0.owner.name.hasPrefix("\(version)App") && $0.name.hasPrefix("test") }
      expect((1...6).contains(tests), "\(tests) tests of \(version) run the whole app, not 1 to 6")
    }
  }

  /// Every fact of the kit's page names tests, which are there.
  mutating func checkKit() throws {
    let files = try ModuleFolder("Tests/SharedTests", of: "Shared", in: root).files
    for fact in try open("docs/KIT.md").tableRows.dropFirst() {
      let named = fact[fact.count - 1].quoted
      expect(!named.isEmpty, "no test is named for “\(fact[0])”")
      expect(named, among: files.flatMap(\.functions).map(\.name), "there is no test")
    }
  }

  /// The guide to the numbers has an entry for each column, and for what the page explains.
  mutating func checkGuide() throws {
    let page = try open(ReadingGuide.path)
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    expect(lines <= 100, "it has \(lines) lines, and may have 100")
    let columns = try SwiftFileFinder.files(in: "\(root)/Sources/bench/Results/Reports")
      .flatMap { file in
        try String(readFrom: file).matches(of: /(?:text|number|count|ratio)\("([^"\\]+)"/)
      }
    expect(columns.map { String($0.1) }, among: page.quoted, "it says nothing of the column")
    let entries = try ReadingGuide(inPackageAt: root).entries.keys
    let explained = NumbersPart.all.flatMap { $0.causes + $0.columns }
    expect(explained, among: entries, "the page needs an entry")
  }

  /// The plans of the workshop add up.
  mutating func checkWorkshop() throws {
    let plans = try open("docs/WORKSHOP.md").components(separatedBy: "\n## ")
    for (title, whole) in ["90 minutes": 90, "Half a day": 240] as KeyValuePairs {
      let plan = plans.first { $0.hasPrefix("\(title)\n") } ?? ""
      var now = 0
      for row in plan.matches(of: /\n\| (\d):(\d\d) \| (\d+) \|/) {
        let start = (Int(row.1) ?? 0) * 60 + (Int(row.2) ?? 0)
        expect(start == now, "\(title): \(row.1):\(row.2) comes \(now) minutes after the start")
        now += Int(row.3) ?? 0
      }
      expect(now == whole, "\(title): all of it takes \(now) minutes")
    }
  }

  /// The document in JSON is described key by key.
  mutating func checkKeys() throws {
    let rows = try open("docs/JSON.md").tableRows
    let stored = try SwiftFileFinder.files(in: "\(root)/Sources/bench")
      .flatMap { try SwiftFile(at: $0).variables }
      .filter { $0.isStored && !$0.modifiers.contains("static") }
    let properties = Dictionary(grouping: stored) { $0.owner?.name ?? "" }
    let parts = ["Document", "FuzzDocument"].flatMap { properties[$0] ?? [] }
    let types = { (property: Variable) in
      property.type.text.split { !$0.isLetter && $0 != "." }
        .compactMap { $0.split(separator: ".").last.map(String.init) }
        .filter { properties[$0] != nil }
    }
    // A part within another has lines of its own.
    let own = Set(parts.flatMap(types))
    func keys(of part: Variable) -> [String] {
      types(part).flatMap { properties[$0] ?? [] }.flatMap { property in
        [property.name.replacing(/[A-Z]/) { "_\($0.output.lowercased())" }]
          + (own.isDisjoint(with: types(property)) ? keys(of: property) : [])
      }
    }
    for part in parts {
      let lines = rows.filter { row in
        ["`", "[", "."].contains { row[0].contains("`\(part.name)\($0)") }
      }
      // The last part of `calls[].seams` is a key too, and `…_low` stands for that of each before it.
      let last = lines.joined().flatMap(\.quoted).compactMap { $0.split(separator: ".").last }
      let ends = last.filter { $0.hasPrefix("…") }.map { $0.dropFirst() }
      let named = last.flatMap { name in [String(name)] + ends.map { "\(name)\($0)" } }
      expect([part.name] + keys(of: part), among: named, "no line on \(part.name) names")
    }
  }
}
