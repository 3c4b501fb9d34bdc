/// What one scene takes in a version or its suite: one element of the document's `features`.
struct FeatureRow: VersionRow {
  let architecture: String
  let part: LineRow.Part
  let scene: Feature
  var files = 0
  var code = 0
  var types = 0
  var protocols = 0
  var filesElsewhere = 0
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
