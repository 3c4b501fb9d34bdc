import Commands
import Console

/// Measures the versions: the calls they make, the time they take, the lines they have.
@main struct Bench {
  static func main() {
    Program.bench.main(Array(CommandLine.arguments.dropFirst())) { Run() }
  }
}
