// Days off and made-up working days as the State Council of China announced them for each year. Issue of each following year's notice is in
// November; a year that is not here counts Monday to Friday and its dates are provisional.
interface Year {
  /** Days off besides weekends: `MM-DD` or `MM-DD..MM-DD`, both inclusive. */
  off: readonly string[];
  /** Saturdays and Sundays on which people work. */
  madeUp: readonly string[];
}

export const publicHolidays: Readonly<Record<number, Year>> = {
  2024: {
    off: ['01-01', '02-10..02-17', '04-04..04-06', '05-01..05-05', '06-10', '09-15..09-17', '10-01..10-07'],
    madeUp: ['02-04', '02-18', '04-07', '04-28', '05-11', '09-14', '09-29', '10-12'],
  },
  2025: {
    off: ['01-01', '01-28..02-04', '04-04..04-06', '05-01..05-05', '05-31..06-02', '10-01..10-08'],
    madeUp: ['01-26', '02-08', '04-27', '09-28', '10-11'],
  },
  2026: {
    off: ['01-01..01-03', '02-15..02-23', '04-04..04-06', '05-01..05-05', '06-19..06-21', '09-25..09-27', '10-01..10-07'],
    madeUp: ['01-04', '02-14', '02-28', '05-09', '09-20', '10-10'],
  },
};
