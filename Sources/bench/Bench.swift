import Shared

@main struct Bench {
  static func main() {}
}
