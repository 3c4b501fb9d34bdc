import SwiftSource

extension SwiftFile {
  /// What is counted on some of the lines, a declaration on its first.
  func count(where isCounted: (Int) -> Bool = { _ in true }) -> SourceCount {
    var count = SourceCount()
    for line in lines.indices where isCounted(line) {
      count.add(lines[line])
    }
    for declaration in declarations where isCounted(declaration.lines.lowerBound) {
      count.add(declaration.kind)
    }
    return count
  }
}
