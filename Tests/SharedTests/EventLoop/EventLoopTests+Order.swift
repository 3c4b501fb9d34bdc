import FakeWorld
import Testing

extension EventLoopTests {
  @Test func `Work runs in the order of its due time, whenever it was scheduled`() {
    schedule("later", after: 2)
    schedule("sooner", after: 1)
    loop.runUntilSettled()
    #expect(log.entries == ["sooner", "later"])
  }

  @Test func `At the same due time the lowest rank runs first`() {
    schedule("second", rank: 1)
    schedule("third", rank: 2)
    schedule("first", rank: -1)
    loop.runUntilIdle()
    #expect(log.entries == ["first", "second", "third"])
  }

  @Test func `At the same due time and rank work runs in the order it was scheduled`() {
    for name in ["first", "second", "third"] { schedule(name) }
    loop.runUntilIdle()
    #expect(log.entries == ["first", "second", "third"])
  }

  @Test func `Work due at the same time runs together however its delay came about`() {
    schedule("first", after: 20)
    loop.advance(by: .milliseconds(10))
    schedule("second", after: 10)
    schedule("ranked", after: 10, rank: -1)
    loop.runUntilSettled()
    #expect(log.entries == ["ranked", "first", "second"])
  }

  @Test func `A negative delay counts as zero`() {
    schedule("first")
    schedule("second", after: -5)
    loop.runUntilIdle()
    #expect(log.entries == ["first", "second"])
    #expect(loop.now == .zero)
  }

  @Test func `Work scheduled by work for now runs before the loop is idle, in its turn`() {
    loop.schedule {
      schedule("nested")
      schedule("nested first", rank: -1)
      log.append("outer")
    }
    schedule("waiting")
    loop.runUntilIdle()
    #expect(log.entries == ["outer", "nested first", "waiting", "nested"])
  }

  @Test func `Work that runs the loop lets the rest run inside it, once`() {
    loop.schedule {
      log.append("start")
      loop.runUntilIdle()
      log.append("end")
    }
    schedule("inside")
    loop.runUntilIdle()
    #expect(log.entries == ["start", "inside", "end"])
  }

  @Test func `Random work runs sorted by due time, rank, and number`() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<50 {
      var expected: [(due: Int, rank: Int, number: Int)] = []
      for number in 0..<40 {
        let due = Int.random(in: 0...5, using: &random)
        let rank = Int.random(in: 0...2, using: &random)
        schedule("\(number)", after: due, rank: rank)
        expected.append((due, rank, number))
      }
      loop.runUntilSettled()
      #expect(log.take() == expected.sorted { $0 < $1 }.map { "\($0.number)" })
    }
  }
}
