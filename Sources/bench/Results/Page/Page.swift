import CPage
import Console
import Foundation
import Kept
import Reading
import Suites

/// The report: one file that needs no other, and no network.
package struct Page {
  /// What was counted, read, and kept: the page shows its walks, places, proofs, and costs, and draws its pictures.
  let document: Document
  package var numbers: [NumbersPart] = []
  /// How far the numbers are to be trusted.
  package var trust: [String] = []
  package var statements: [Statement] = []
  package var bugs: [BugStory] = []
  package var patches: [PatchesSection] = []
  package var holds: [HoldsTree] = []
  /// The app's, in characters.
  package var screens: [String] = []
  /// The lines that walks, places, and proofs lead to.
  package var code: [SourcePlace: [String]] = [:]

  package init(_ document: Document) {
    self.document = document
  }

  package var html: String {
    get throws {
      // Whatever came into the page from elsewhere doesn't know it, and so doesn't run.
      let nonce = UUID().uuidString
      let sentences = Conclusions.sentences(document)
      let names = (document.walk ?? []).map(\.version).uniqued().map { [$0, $0.versionName] }
      let parts = numbers.map {
        "<h3>\($0.title)</h3><div class='tables'>\($0.tables.map(\.folded))</div>" as HTML
      }
      return HTML(
        template: String(cString: page_frame()),
        filling: [
          "names": "\(try names.json([]))", "nonce": "\(nonce)",
          "style": HTML(raw: String(cString: page_style())),
          "script": HTML(raw: String(cString: page_script())),
          "screens": "\(screens.map { "<pre tabindex='0'>\($0)</pre>" as HTML })",
          "lead": "\(sentences.first ?? "")",
          "costs": "\(CostsReport.table(document.costs ?? [], isExplained: false).open)",
          "conclusions": .list(Array(sentences.dropFirst())),
          "tap": "\(walks.map(\.html))",
          "where": PlacesTable(rows: document.places ?? [], holds: holds).html,
          "tests": TestsSection(
            statements: statements, proofs: document.proofs ?? [], bugs: bugs,
            rows: document.bugs ?? [], code: code
          ).html,
          "patches": "\(patches.map(\.html))",
          "numbers": "\(pictures)\(parts)\(HTML.list(trust))",
          "criteria": CriteriaTable(costs: document.costs ?? []).html,
          "code": "\(excerpts)",
        ]
      ).source
    }
  }

  private var walks: [WalkTable] {
    (document.steps ?? []).grouped(by: \.flow).map { steps in
      let rows = (document.walk ?? []).filter { $0.flow == steps[0].flow }
      return WalkTable(flow: steps[0].flow, rows: rows, steps: steps)
    }
  }

  private var pictures: [HTML] {
    Picture.Kind.allCases.compactMap(document.picture).map { picture in
      """
      <figure><figcaption>\(picture.sentence ?? picture.title)</figcaption>
      <div class="scroll" tabindex="0" role="region" aria-label="\(picture.title)">\(picture.drawing())</div></figure>
      """
    }
  }

  /// What scripts copy from here to where it is asked for.
  private var excerpts: [HTML] {
    let places =
      (document.walk ?? []).compactMap(\.sourcePlace) + (document.places ?? []).map(\.sourcePlace)
    return Set(places).sorted { ($0.file, $0.line) < ($1.file, $1.line) }.map {
      Excerpt(place: $0, lines: code[$0] ?? []).html
    }
  }
}
