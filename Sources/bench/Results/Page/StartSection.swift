import Console
import Timing

/// What a stranger sees first: the app, what was found, what each version costs, and where to go.
struct StartSection {
  let document: Document
  /// The app's, in characters.
  let screens: [String]

  var html: HTML {
    let pictures = screens.map { "<pre tabindex='0'>\($0)</pre>" as HTML }
    let sentences = Conclusions.sentences(document)
    let most = 4
    let told = sentences.count > most ? sentences.prefix(2) + sentences.suffix(2) : sentences[...]
    let measured = document.seed.flatMap { document.environment?.sentence(seed: $0) }
    return """
      <div class="screens">\(pictures)</div>
      \(document.unfitBanner)
      <h3>What was found</h3>\(HTML.list(Array(told)))
      <h3>What each version costs</h3>\(CostTable(document).html)
      \(measured.map { "<p class='soft'>\($0)</p>" as HTML } ?? "")
      """
  }
}
