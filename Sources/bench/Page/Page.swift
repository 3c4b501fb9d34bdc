import CPage
import Foundation

/// The report: one file that needs no other, and no network.
struct Page {
  let document: Document
  /// What each gap of the page's frame is filled with, by its name.
  var sections: [String: HTML]

  func html() throws -> String {
    // Whatever came into the page from elsewhere doesn't know it, and so doesn't run.
    let nonce = UUID().uuidString
    let policy = "default-src 'none'; style-src 'nonce-\(nonce)'; script-src 'nonce-\(nonce)'"
    var gaps = sections
    gaps["policy"] = HTML(text: policy)
    gaps["style"] = HTML(
      raw: "style", Self.styles.map(Self.file).joined(separator: "\n"), ["nonce": nonce])
    gaps["data"] = HTML(json: try document.json([]), id: "data")
    gaps["script"] = HTML(
      raw: "script", Self.scripts.map(Self.file).joined(separator: "\n"), ["nonce": nonce])
    return HTML(template: Self.file("page.html"), filling: gaps).source
  }

  private static let styles = ["page.css", "reading.css", "numbers.css"]

  /// In the order in which they run.
  private static let scripts = [
    "page.js", "listing.js", "tap.js", "diagram.js", "where.js", "charts.js", "choosing.js",
    "proofs.js",
  ]

  static func file(_ name: String) -> String {
    page_file(name).map { String(cString: $0) } ?? ""
  }
}
