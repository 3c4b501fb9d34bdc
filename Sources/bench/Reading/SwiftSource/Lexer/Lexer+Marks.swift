/// What other tools leave in a file: no Swift, but the compiler knows how to read on.
extension Lexer {
  /// Reads what an editor puts where something is to be filled in, such as `<#value#>`.
  mutating func scanPlaceholder() -> Token.Kind {
    var end = position + 2
    while end < source.count, !source.isNewline(at: end), !source.has("<#", at: end) {
      guard source.has("#>", at: end) else {
        end += 1
        continue
      }
      position = end + 2
      return .identifier
    }
    return scanOperator()
  }

  /// The end of the line that ends the conflict of a merge which begins here; nil where none does.
  var conflictEnd: Int? {
    guard position == 0 || source.isNewline(at: position - 1) else { return nil }
    return end(ofConflict: "<<<<<<< ", to: ">>>>>>> ") ?? end(ofConflict: ">>>> ", to: "<<<<\n")
  }

  private func end(ofConflict start: StaticString, to mark: StaticString) -> Int? {
    guard source.has(start, at: position) else { return nil }
    var offset = position
    while offset < source.count, !(source.isNewline(at: offset) && source.has(mark, at: offset + 1))
    {
      offset += 1
    }
    guard offset < source.count else { return nil }
    offset += 1
    while offset < source.count, !source.isNewline(at: offset) { offset += 1 }
    return offset
  }
}
