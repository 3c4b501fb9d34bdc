import RandomUse

/// The sources in a page: all versions and what they share, and whatever else is cited.
struct Listings {
  private let root: String
  /// Below the package's folder.
  private(set) var paths: [String]
  private var cited: [String: Set<Int>] = [:]

  init(of versions: [String], in root: String) throws {
    self.root = root
    let files = try (versions + ["Shared"]).flatMap { version in
      try SwiftFileFinder.files(in: "\(root)/Sources/\(version)")
    }
    paths = files.map { String($0.dropFirst(root.count + 1)) }
  }

  mutating func cite(_ file: String, _ line: Int) {
    if !paths.contains(file) { paths.append(file) }
    cited[file, default: []].insert(line)
  }

  /// File by file, below the names of folders.
  func html() throws -> HTML {
    let folder = { (path: String) in path.split(separator: "/").prefix(2).joined(separator: "/") }
    return try paths.map(folder).uniqued().flatMap { name in
      try [HTML("h3", name)]
        + paths.filter { folder($0) == name }.map { path in
          let text = try String(readFrom: "\(root)/\(path)")
          return Listing(path: path, text: text, cited: cited[path] ?? []).html
        }
    }.joined()
  }
}
