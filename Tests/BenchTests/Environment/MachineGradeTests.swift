import Testing

@testable import bench

/// How far a machine is trusted.
struct MachineGradeTests {
  @Test func aQuietMachineSaysWhatItWasJudgedBy() {
    let machine = grade([0.001, 0.006, 0.03])
    #expect(machine.grade == .quiet)
    #expect(
      machine.reason == "20 launches tell a ratio to ±0.38 % in the median cell; "
        + "the second control lies outside of the floor in 0 of 3 cells; "
        + "another hardware thread used the core in 25 % of the rounds, and in 0 of 3 cells in nearly "
        + "all")
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
    let few = MachineGrade(noise(3), deviations: [0.001], launches: 4)
    #expect(few.grade == nil)
    #expect(few.reason == "4 of the 5 launches that it takes to tell")
    #expect(MachineGrade([], deviations: [], launches: 20).grade == nil)
  }

  /// One cell may miss by chance, of however few.
  @Test(
    arguments: [
      (1, 1, .quiet), (1, 20, .quiet), (2, 40, .quiet), (2, 39, .noisy),
      (2, 10, .noisy), (3, 14, .unfit), (2, 2, .unfit),
    ] as [(Int, Int, MachineGrade.Grade)])
  func theSecondControlTells(missed: Int, cells: Int, grade: MachineGrade.Grade) {
    let machine = MachineGrade(noise(cells, missed: missed), deviations: [0], launches: 20)
    #expect(machine.grade == grade)
  }

  /// The ratios allow for it.
  @Test(arguments: [(0, .quiet), (1, .noisy), (20, .noisy)] as [(Int, MachineGrade.Grade)])
  func cellsWithoutAQuietEndAreNoisyAtWorst(shared: Int, grade: MachineGrade.Grade) {
    let machine = MachineGrade(
      noise(20, shared: shared, quietShare: 0.01), deviations: [0], launches: 20)
    #expect(machine.grade == grade)
    #expect(machine.reason.contains("99 % of the rounds, and in \(shared) of 20 cells"))
  }

  @Test func theWorstDecidesAndOnlyItIsSaid() {
    let machine = MachineGrade(noise(4, missed: 4), deviations: [0.02], launches: 20)
    #expect(machine.grade == .unfit)
    #expect(machine.reason == "the second control lies outside of the floor in 4 of 4 cells")
  }

  private func grade(_ deviations: [Double], launches: Int = 20) -> MachineGrade {
    MachineGrade(noise(deviations.count), deviations: deviations, launches: launches)
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
