import Testing

@testable import bench

/// How far a machine is trusted.
struct MachineGradeTests {
  private let quiet = Disturbance(steal: 0.001, switchesPerSecond: 3)

  @Test func aQuietMachineSaysWhatItWasJudgedBy() {
    let machine = MachineGrade(noise([0.005, 0.005, 0.03]), quiet)
    #expect(machine.grade == .quiet)
    #expect(
      machine.reason == "the median noise floor is 0.5 %; "
        + "the second control lies outside of the floor in 0 of 3 cells; "
        + "other machines took 0.1 % of the cores; bench had to leave its core 3 times a second")
  }

  @Test(
    arguments: [
      (0.01, .quiet), (0.011, .noisy), (0.05, .noisy), (0.051, .unfit),
    ] as [(Double, MachineGrade.Grade)])
  func theMedianFloorTells(floor: Double, grade: MachineGrade.Grade) {
    #expect(MachineGrade(noise([0.005, floor, 0.5]), quiet).grade == grade)
  }

  /// One cell may miss by chance, of however few.
  @Test(
    arguments: [
      (1, 1, .quiet), (1, 20, .quiet), (2, 40, .quiet), (2, 39, .noisy),
      (2, 10, .noisy), (3, 14, .unfit), (2, 2, .unfit),
    ] as [(Int, Int, MachineGrade.Grade)])
  func theSecondControlTells(missed: Int, cells: Int, grade: MachineGrade.Grade) {
    let rows = noise(Array(repeating: 0.005, count: cells), missed: missed)
    #expect(MachineGrade(rows, quiet).grade == grade)
  }

  @Test(
    arguments: [(0.01, .quiet), (0.02, .noisy), (0.11, .unfit)] as [(Double, MachineGrade.Grade)])
  func stealTells(steal: Double, grade: MachineGrade.Grade) {
    let disturbance = Disturbance(steal: steal, switchesPerSecond: 0)
    #expect(MachineGrade(noise([0.005]), disturbance).grade == grade)
  }

  @Test(
    arguments: [(100, .quiet), (101, .noisy), (1_001, .unfit)] as [(Double, MachineGrade.Grade)])
  func switchesTell(switches: Double, grade: MachineGrade.Grade) {
    let disturbance = Disturbance(steal: nil, switchesPerSecond: switches)
    #expect(MachineGrade(noise([0.005]), disturbance).grade == grade)
  }

  @Test func theWorstDecidesAndOnlyItIsSaid() {
    let disturbance = Disturbance(steal: 0.2, switchesPerSecond: 500)
    let machine = MachineGrade(noise([0.02]), disturbance)
    #expect(machine.grade == .unfit)
    #expect(machine.reason == "other machines took 20.0 % of the cores")
  }

  @Test func whatHappenedIsTheDifferenceOfCounts() {
    let start = MachineCounters(
      time: 1_000_000_000, involuntarySwitches: 50, ticks: 1_000, stolenTicks: 10)
    var end = MachineCounters(
      time: 3_000_000_000, involuntarySwitches: 80, ticks: 1_400, stolenTicks: 30)
    #expect(
      Disturbance(from: start, to: end) == Disturbance(steal: 0.05, switchesPerSecond: 15))
    end.stolenTicks = nil
    #expect(Disturbance(from: start, to: end).steal == nil)
    #expect(Disturbance(from: start, to: start).switchesPerSecond == 0)
  }

  @Test func readsTheLineOfAllCores() {
    var counters = MachineCounters(time: 0, involuntarySwitches: 0)
    counters.read(stat: "cpu0 1 1 1 1 1 1 1 1 1 1\n")
    #expect(counters.ticks == nil && counters.stolenTicks == nil)
    counters.read(stat: "cpu  100 20 30 400 5 6 7 32 9 9\ncpu0 1 1 1 1 1 1 1 1 1 1\n")
    #expect(counters.ticks == 600 && counters.stolenTicks == 32)
    #expect(MachineCounters.now().time > 0)
  }

  private func noise(_ floors: [Double], missed: Int = 0) -> [NoiseRow] {
    floors.enumerated().map { index, floor in
      let check = index < missed ? 1.1 : 1.001
      return NoiseRow(
        CellID(flow: "add", mode: .typed, items: index), floor: floor,
        control: Interval(exactly: 1), check: Interval(exactly: check))
    }
  }
}
