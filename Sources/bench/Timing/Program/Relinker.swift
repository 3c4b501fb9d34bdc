import Console
import Foundation
import Stopwatch

/// Links the program that is timed anew with its objects in another order.
///
/// Where code lies decides what shares the caches' lines: another order shifts ratios by up to 0.9 %, and
/// one program is one sample of orders.
package struct Relinker {
  private let folder: String
  private let objects: [Substring]
  /// Where the program and the list of its objects are written.
  private let output: String
  /// Runs the linker; whether it could.
  var link: ([String]) -> Bool = {
    ChildProcess(program: "swiftc", arguments: $0, mergesErrors: true).run()?.status == 0
  }

  /// Nil where the program no longer stands beside what it was linked from.
  package init?(program: String?, output: String = NSTemporaryDirectory()) {
    let program = URL(fileURLWithPath: program ?? "")
    folder = program.deletingLastPathComponent().path
    let list = "\(folder)/\(program.lastPathComponent).product/Objects.LinkFileList"
    guard let text = try? String(contentsOfFile: list, encoding: .utf8) else { return nil }
    objects = text.split(separator: "\n")
    self.output = "\(output)/bench-layout-\(getpid())"
  }

  /// The program in an order that follows from the seed; nil where it can't be linked.
  package func relinked(seed: UInt64) -> String? {
    var generator = SplitMix64(seed: seed)
    let list = objects.shuffled(using: &generator).joined(separator: "\n")
    try? list.write(toFile: "\(output).list", atomically: true, encoding: .utf8)
    let arguments = [
      "-L", folder, "-o", output, "-module-name", "bench_stopwatch", "-emit-executable", "-Xlinker",
      "--gc-sections", "-Xlinker", "--defsym", "-Xlinker", "main=bench_stopwatch_main", "-Xlinker",
      "-rpath=$ORIGIN", "@\(output).list",
    ]
    return link(arguments) ? output : nil
  }

  package func removeFiles() {
    for path in [output, "\(output).list"] { try? FileManager.default.removeItem(atPath: path) }
  }
}
