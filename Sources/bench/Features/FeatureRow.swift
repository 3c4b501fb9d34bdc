/// What one scene takes in a version or its suite: one element of the document's `features`.
struct FeatureRow: VersionRow {
  let architecture: String
  let part: LineRow.Part
  let scene: Feature
  /// Files of its own; the list's are all those that no later scene has for itself.
  var files = 0
  /// Lines of code, those in other files too.
  var code = 0
  var types = 0
  var protocols = 0
  /// Files of the list and of what scenes share that have lines for this scene.
  var filesElsewhere = 0
  /// The lines of code among `code` that stand there.
  var codeElsewhere = 0

  /// Adds a file of its own, or lines in another.
  mutating func add(_ count: SourceCount, isElsewhere: Bool) {
    if isElsewhere {
      filesElsewhere += 1
      codeElsewhere += count.code
    } else {
      files += 1
    }
    code += count.code
    types += count.types
    protocols += count.protocols
  }
}
