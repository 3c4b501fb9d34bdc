/// Where the results of a run go.
enum Output: Sendable {
  case standardOutput
  case file(OutputFile)

  /// Checks at once whether the file can be written; nil means standard output.
  init(path: String?) throws(OutputError) {
    if let path {
      self = .file(try OutputFile(path: path))
    } else {
      self = .standardOutput
    }
  }

  func write(_ text: String) throws(OutputError) {
    switch self {
    case .file(let file): try file.write(text)
    case .standardOutput:
      do {
        try Descriptor.standardOutput.writeAll(text)
      } catch {
        throw OutputError(error, name: "standard output")
      }
    }
  }
}
