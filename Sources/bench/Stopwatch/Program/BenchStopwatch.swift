import Foundation
import Stopwatch

/// Does what `bench` asks for, in a process and a build of its own, and prints the answer.
@main struct BenchStopwatch {
  static func main() {
    do {
      print(try StopwatchTask(jsonLine: CommandLine.arguments.last ?? "").answer())
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }
}
