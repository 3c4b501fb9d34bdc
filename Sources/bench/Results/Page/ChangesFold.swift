import Console
import Suites

/// The patches of the changes that the user sees, each change closed: version by version, side by side.
struct ChangesFold {
  let changes: [Change]
  let versions: [String]
  let root: String

  func html() throws -> [HTML] {
    try changes.filter(\.isFeature).map { change in
      let columns = try versions.map { version in
        let files = try change.files(of: version, in: root)
        return """
          <article class="\(version)"><h4>\(version.versionName)</h4>\(files.map(diff))</article>
          """ as HTML
      }
      return """
        <details><summary>The patches of “\(change.name)”: \(change.summary)</summary>
        <div class="proofs">\(columns)</div></details>
        """
    }
  }

  private func diff(_ file: Patch.File) -> HTML {
    let hunks = file.hunks.map { $0.map(line) }
    let lines = hunks.joined(separator: ["<span>…</span>"]).map(\.self)
    let name = file.path.split(separator: "/").dropFirst(2).joined(separator: "/")
    let state = file.isMade ? " (new)" : file.isRemoved ? " (gone)" : ""
    return "<pre class='diff' tabindex='0'><small>\(name.breakable)\(state)</small>\(lines)</pre>"
  }

  private func line(_ line: Substring) -> HTML {
    switch line.first {
    case "+": "<ins>\(line)</ins>"
    case "-": "<del>\(line)</del>"
    default: "<span>\(line)</span>"
    }
  }
}
