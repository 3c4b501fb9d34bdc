import Testing

@testable import bench

/// How far a machine is trusted.
struct MachineGradeTests {
  private let quiet = Disturbance(steal: 0.001, switchesPerSecond: 3)

  @Test func aQuietMachineSaysWhatItWasJudgedBy() {
    let machine = grade([0.001, 0.006, 0.03])
    #expect(machine.grade == .quiet)
    #expect(
      machine.reason == "20 launches tell a ratio to ±0.4 % in the median cell; "
        + "the second control lies outside of the floor in 0 of 3 cells; "
        + "another hardware thread used the core in 25.0 % of the rounds, and in 0 of 3 cells in nearly "
        + "all; "
        + "other machines took 0.1 % of the cores; bench had to leave its core 3 times a second")
  }

  /// What 20 launches tell follows from a deviation by 2.861/√20: 1 % from 1.56 %.
  @Test(
    arguments: [
      (0, .quiet), (0.0156, .quiet), (0.0157, .noisy), (0.078, .noisy), (0.079, .unfit),
    ] as [(Double, MachineGrade.Grade)])
  func theMedianDeviationTells(deviation: Double, grade: MachineGrade.Grade) {
    #expect(self.grade([0.001, deviation, 0.5]).grade == grade)
  }

  /// The same noise is the same, however often it was asked for.
  @Test func fewLaunchesOnAQuietMachineDoNotMakeItNoisy() {
    #expect(grade([0.006], launches: 5) == grade([0.006], launches: 100))
  }

  @Test func tooLittleIsNoGroundForAGrade() {
    let loud = Disturbance(steal: 0.5, switchesPerSecond: 5_000)
    let few = MachineGrade(noise(3), deviations: [0.001], launches: 4, loud)
    #expect(few.grade == nil && few.disturbance == loud)
    #expect(few.reason == "4 of the 5 launches that it takes to tell")
    #expect(MachineGrade([], deviations: [], launches: 20, quiet).grade == nil)
  }

  /// One cell may miss by chance, of however few.
  @Test(
    arguments: [
      (1, 1, .quiet), (1, 20, .quiet), (2, 40, .quiet), (2, 39, .noisy),
      (2, 10, .noisy), (3, 14, .unfit), (2, 2, .unfit),
    ] as [(Int, Int, MachineGrade.Grade)])
  func theSecondControlTells(missed: Int, cells: Int, grade: MachineGrade.Grade) {
    let machine = MachineGrade(noise(cells, missed: missed), deviations: [0], launches: 20, quiet)
    #expect(machine.grade == grade)
  }

  /// The ratios allow for it.
  @Test(arguments: [(0, .quiet), (1, .noisy), (20, .noisy)] as [(Int, MachineGrade.Grade)])
  func cellsWithoutAQuietEndAreNoisyAtWorst(shared: Int, grade: MachineGrade.Grade) {
    let machine = MachineGrade(
      noise(20, shared: shared, quietShare: 0.01), deviations: [0], launches: 20, quiet)
    #expect(machine.grade == grade)
    #expect(machine.reason.contains("99.0 % of the rounds, and in \(shared) of 20 cells"))
  }

  @Test(
    arguments: [(0.01, .quiet), (0.02, .noisy), (0.11, .unfit)] as [(Double, MachineGrade.Grade)])
  func stealTells(steal: Double, grade: MachineGrade.Grade) {
    let disturbance = Disturbance(steal: steal, switchesPerSecond: 0)
    #expect(self.grade([0.005], disturbance).grade == grade)
  }

  @Test(
    arguments: [(100, .quiet), (101, .noisy), (1_001, .unfit)] as [(Double, MachineGrade.Grade)])
  func switchesTell(switches: Double, grade: MachineGrade.Grade) {
    let disturbance = Disturbance(steal: nil, switchesPerSecond: switches)
    #expect(self.grade([0.005], disturbance).grade == grade)
  }

  @Test func theWorstDecidesAndOnlyItIsSaid() {
    let disturbance = Disturbance(steal: 0.2, switchesPerSecond: 500)
    let machine = grade([0.02], disturbance)
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
    end.ticks = start.ticks
    #expect(Disturbance(from: start, to: end).steal == nil)
    #expect(Disturbance(from: start, to: start).switchesPerSecond == 0)
  }

  @Test func readsTheLineOfAllCores() {
    var counters = MachineCounters(time: 0, involuntarySwitches: 0)
    counters.read(stat: "cpu0 1 1 1 1 1 1 1 1 1 1\n")
    #expect(counters.ticks == 0 && counters.stolenTicks == 0)
    counters.read(stat: "cpu  100 20 30 400 5 6 7 32 9 9\ncpu0 1 1 1 1 1 1 1 1 1 1\n")
    #expect(counters.ticks == 600 && counters.stolenTicks == 32)
    #expect(MachineCounters.now().time > 0)
  }

  private func grade(
    _ deviations: [Double], launches: Int = 20, _ disturbance: Disturbance? = nil
  ) -> MachineGrade {
    MachineGrade(
      noise(deviations.count), deviations: deviations, launches: launches, disturbance ?? quiet)
  }

  private func noise(
    _ cells: Int, missed: Int = 0, shared: Int = 0, quietShare: Double = 0.75
  ) -> [NoiseRow] {
    (0..<cells).map { index in
      LatencyFixture.noise(
        CellID(flow: "add", mode: .typed, protocol: .first, items: index), floor: 0.01,
        check: index < missed ? 1.1 : 1.001, quietShare: quietShare,
        quietNs: index < shared ? nil : 1_000)
    }
  }
}
