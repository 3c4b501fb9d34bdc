/// A day of the Gregorian calendar, by integer arithmetic.
struct GregorianDay: Equatable {
  let day: Int
  /// 1 for January.
  let month: Int
  let year: Int

  /// Makes the day that is so many days after 1 January 1970, or before it where negative.
  ///
  /// A year is taken to begin on 1 March here, so that the leap day is its last; 400 of them have as many
  /// days each time.
  init(daysSince1970: Int) {
    let days = daysSince1970 + 719_468  // Since 1 March of the year 0.
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = 400 * era + yearOfEra + (month < 3 ? 1 : 0)
  }
}
