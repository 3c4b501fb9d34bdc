import Console
import Stopwatch
import UserDriver

extension Command {
  static let list = Command("list", "the architectures and the flows") { run, output in
    try output.write(run.list)
    return .success
  }
}

extension Run {
  var list: String {
    let names = registry.map { "  \($0.name)" }
    let width = Flow.all.map(\.name.count).max() ?? 0
    let flows = Flow.all.map { "  \(DisplayWidth.pad($0.name, to: width))  \($0.summary)" }
    return
      (["Architectures, the floors last:"] + names
      + ["", "Flows:"] + flows + [""]).joined(separator: "\n")
  }
}
