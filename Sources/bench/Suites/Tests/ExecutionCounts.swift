import Console

/// How often each stretch of code ran, as `llvm-cov export` writes it.
struct ExecutionCounts: Decodable, Sendable {
  private struct Export: Decodable {
    let files: [File]
  }

  private struct File: Decodable {
    let filename: String
    let segments: [Segment]
  }

  /// Where a count begins to hold: line, column, and count come first, flags after them.
  private struct Segment: Decodable {
    let start: (line: Int, column: Int)
    let count: Int

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      start = (try values.decode(Int.self), try values.decode(Int.self))
      count = try values.decode(Int.self)
    }
  }

  private let data: [Export]

  /// How many assertions ran that stand in a file: each as often as it was reached.
  func assertions(in file: TestFile) throws(InputError) -> Int {
    let segments = data.flatMap(\.files).first { $0.filename == file.path }?.segments
    guard let segments else {
      if file.assertions.isEmpty { return 0 }
      throw InputError(description: "\(file.path): the coverage report doesn't mention it")
    }
    return file.assertions.reduce(0) { sum, position in
      sum + (segments.last { $0.start <= position }?.count ?? 0)
    }
  }
}
