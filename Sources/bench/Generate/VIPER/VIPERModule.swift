/// The source text of an empty module in VIPER, in the hand of the modules that nobody generated.
struct VIPERModule {
  let name: String

  var files: [NewFile] {
    files(sources, in: "Sources/VIPER") + files(tests, in: "Tests/VIPERTests")
  }

  /// Cuts a text into files at the comments that name their roles.
  private func files(_ text: String, in folder: String) -> [NewFile] {
    var files: [(role: Substring, lines: [Substring])] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("// ") {
        files.append((line.dropFirst(3), []))
      } else {
        files[files.count - 1].lines.append(fitting(line))
      }
    }
    return files.map { role, lines in
      NewFile(
        path: "\(folder)/\(name)/\(name)\(role).swift", text: lines.joined(separator: "\n"))
    }
  }

  /// A declaration that is too long for the formatter is broken where it breaks it.
  private func fitting(_ line: Substring) -> Substring {
    guard line.count > 100 else { return line }
    let margin = String(line.prefix { $0 == " " })
    if line.contains("(") {
      return line.replacing("(", with: "(\n\(margin)  ")
        .replacing(") {", with: "\n\(margin)) {")
    }
    return line.replacing(": ", with: ":\n  ").replacing(" {", with: "\n{")
  }
}
