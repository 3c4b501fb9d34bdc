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
    gaps["style"] = HTML(raw: "style", Self.part("style"), ["nonce": nonce])
    gaps["start"] = HTML(raw: "script", Self.part("start"), ["nonce": nonce])
    gaps["data"] = HTML(json: try document.withoutLaunches.json([]), id: "data")
    gaps["script"] = HTML(raw: "script", Self.part("script"), ["nonce": nonce])
    return HTML(template: Self.part("frame"), filling: gaps).source
  }

  /// One of those that `page.c` has.
  static func part(_ name: String) -> String {
    page_part(name).map { String(cString: $0) } ?? ""
  }
}

extension Document {
  /// Nothing on the page is drawn from single launches, which would be half of its data.
  var withoutLaunches: Document {
    var document = self
    for index in (latency ?? []).indices {
      document.latency?[index].logRatios = nil
      document.latency?[index].quietRounds = nil
    }
    return document
  }
}
