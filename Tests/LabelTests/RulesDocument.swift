/// The rules as a page to read.
enum RulesDocument {
  static var text: String {
    """
    # The rules

    What makes each version what its label says. `Tests/LabelTests` reads it from the sources, with samples of
    what each rule refuses and lets pass. `WRITE_RULES=1 swift test --filter LabelTests` writes this page.

    """ + sections.joined()
  }

  private static var sections: [String] {
    var labels: [String] = []
    for rule in Rule.all where !labels.contains(rule.label) { labels.append(rule.label) }
    return labels.map { label in
      let rows = Rule.all.filter { $0.label == label }.map { "| \($0.name) | \($0.why) |\n" }
      return "\n## \(label)\n\n| rule | why |\n|---|---|\n" + rows.joined()
    }
  }
}
