import Console
import Suites

/// The patches of a change that the user sees, version by version, side by side.
package struct PatchesSection {
  let title: String
  let summary: String
  /// By the versions' names.
  let patches: [(version: String, files: [Patch.File])]

  package init(
    _ title: String, _ summary: String, _ patches: [(version: String, files: [Patch.File])]
  ) {
    (self.title, self.summary, self.patches) = (title, summary, patches)
  }

  var html: HTML {
    let columns = patches.map { version, files -> HTML in
      "<article class='\(version)'><h4>\(version.versionName)</h4>\(files.map(diff))</article>"
    }
    return """
      <details><summary><b>\(title)</b>: \(summary)</summary>
      <div class="proofs">\(columns)</div></details>
      """
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
