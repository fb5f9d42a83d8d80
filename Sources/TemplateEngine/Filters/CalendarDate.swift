/// A date and time of the Gregorian calendar, in UTC.
struct CalendarDate {
    var (year, month, day) = (1970, 1, 1)
    var (hour, minute, second) = (0, 0, 0)

    static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
        "November", "December",
    ]
    static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

    /// Whether the year of a time has at most five digits.
    static func isInRange(_ seconds: Int) -> Bool { (-62_000_000_000...3_000_000_000_000).contains(seconds) }

    /// The number of days since 1 January 1970.
    var days: Int {
        let year = month <= 2 ? self.year - 1 : self.year
        let era = year.dividedRoundingDown(by: 400)
        let yearOfEra = year - era * 400
        let monthFromMarch = month > 2 ? month - 3 : month + 9
        let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    var seconds: Int { days * 86_400 + hour * 3600 + minute * 60 + second }

    /// The day of the week, 0 for Sunday.
    var weekday: Int { (days + 4) - (days + 4).dividedRoundingDown(by: 7) * 7 }

    /// The number of the day within the year, from 1.
    var dayOfYear: Int {
        var first = self
        (first.month, first.day) = (1, 1)
        return days - first.days + 1
    }

    var isValid: Bool {
        guard (1...12).contains(month), (1...31).contains(day), (0...23).contains(hour) else { return false }
        guard (0...59).contains(minute), (0...60).contains(second) else { return false }
        return CalendarDate(seconds: days * 86_400).day == day
    }
}

extension CalendarDate {
    /// Creates the date and time from the seconds since the start of 1970.
    init(seconds: Int) {
        let days = seconds.dividedRoundingDown(by: 86_400)
        let time = seconds - days * 86_400
        (hour, minute, second) = (time / 3600, time / 60 % 60, time % 60)
        // Count years from March in eras of 400 years, so that the leap day comes last.
        let shifted = days + 719_468
        let era = shifted.dividedRoundingDown(by: 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }
}
