import Arms

extension OptionsParser {
  func extraction(_ words: [String], folder: String?) throws -> Extraction {
    guard let word = words.first, let folder else {
      throw UsageError(
        "'extract' needs a version and a folder; write extract VERSION --output DIR")
    }
    let versions = architectures.filter { !Arm.isFloor($0) }
    let version = try choice(word, "version", of: versions)
    if words.count > 1 { throw UsageError.unexpectedWord(words[1], .extract) }
    return Extraction(version: version, folder: folder)
  }
}
