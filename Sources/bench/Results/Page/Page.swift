import CPage
import Console
import Foundation
import Reading
import Suites
import Timing

/// The report: one file that needs no other, and no network.
package struct Page {
  let document: Document
  /// What each gap of the page's frame is filled with, by its name.
  private var gaps: [String: HTML]

  /// What stands in the place of numbers that can't be trusted.
  package init(document: Document, failure: String) {
    self.document = document
    gaps = ["failure": "<p role='alert'>No numbers: \(failure)</p>"]
  }

  /// The numbers, and beside them what is read from the package: what runs, where it lives, how it is
  /// tested, and why it is so.
  package init(
    _ results: RunResults, _ document: Document, walk: [WalkRow], steps: [StepRow],
    places: [PlaceRow], holds: [HoldsTree], screens: [String], versions: [String], root: String
  ) throws {
    self.document = document
    var weighed = document
    weighed.walk = walk
    let flows = Dictionary(grouping: walk, by: \.flow)
    let tables = steps.map(\.flow).uniqued().map { flow in
      WalkTable(flow: flow, rows: flows[flow] ?? [], steps: steps.filter { $0.flow == flow })
    }
    gaps = [
      "unfit": document.unfitBanner,
      "start-view": StartSection(document: document, screens: screens).html,
      "conclusions": .list(Conclusions.sentences(document)),
      "numbers": results.numbers(
        try ReadingGuide(inPackageAt: root), of: document,
        with: [
          "changes": try ChangesFold(
            changes: Change.all(in: root), versions: versions, root: root
          ).html()
        ]),
      "choosing": HTML(
        template: Self.part("choosing"), filling: ["criteria": CriteriaTable(weighed).html]),
      "tap": "\(tables.map(\.html))",
      "where": PlacesTable(rows: places, holds: holds).html,
      "tests": try TestsSection(
        statements: try Specification(ofPackageAt: root).statements, proofs: document.proofs ?? [],
        bugs: BugsFold(BugList(of: versions, in: root), of: versions, in: root)
      ).html,
      "decisions": try DecisionsSection(root: root, versions: versions).html(),
    ]
    var listings = try Listings(of: versions, in: root)
    for part in ["tap", "where", "tests"] { listings.cite(in: gaps[part] ?? "") }
    gaps["sources"] = try listings.html()
  }

  package func html() throws -> String {
    // Whatever came into the page from elsewhere doesn't know it, and so doesn't run.
    let nonce = UUID().uuidString
    // A bracket stands in JSON only within text, where it may be written as a number.
    let data = try document.drawn.judged.json([]).replacing("<", with: #"\u003c"#)
    var gaps = gaps
    gaps["names"] = "\(try String.versionNames.json([]))"
    gaps["policy"] = "default-src 'none'; style-src 'nonce-\(nonce)'; script-src 'nonce-\(nonce)'"
    gaps["style"] = "<style nonce='\(nonce)'>\(HTML(raw: Self.part("style")))</style>"
    gaps["start"] = "<script nonce='\(nonce)'>\(HTML(raw: Self.part("start")))</script>"
    gaps["data"] = "<script id='data' type='application/json'>\(HTML(raw: data))</script>"
    gaps["script"] = "<script nonce='\(nonce)'>\(HTML(raw: Self.part("script")))</script>"
    return HTML(template: Self.part("frame"), filling: gaps).source
  }

  /// One of those that `page.c` has.
  private static func part(_ name: String) -> String {
    page_part(name).map { String(cString: $0) } ?? ""
  }
}

extension HTML {
  /// Sentences in Markdown.
  static func list(_ sentences: [String]) -> HTML {
    "<ul>\(sentences.map { "<li>\(Markdown().inline($0.namingVersions))" as HTML })</ul>"
  }
}

extension Document {
  /// Nothing on the page is drawn from single launches, nor from what its tables and sections have in full:
  /// together they would be more than half of its data.
  fileprivate var drawn: Document {
    var document = self
    (document.behaviours, document.changes, document.proofs) = (nil, nil, nil)
    for index in (calls ?? []).indices { document.calls?[index].seams = [] }
    // Of lines only whose they are.
    document.lines = lines?.grouped(by: \.architecture).map { $0[0] }
    for index in (latency ?? []).indices {
      document.latency?[index].logRatios = nil
      document.latency?[index].quietRounds = nil
    }
    return document
  }
}
