import { isYearly } from './calendar';
import { quotedText } from './plain-values';

const longMonths = '(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])';
const shortMonths = '(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)';
const february = '02-(?:0[1-9]|1[0-9]|2[0-8])';
const leapInCentury = '(?:0[48]|[2468][048]|[13579][26])';

/** `centuries`: the first two digits of its years; `leap`: of those whose first year is a leap year. */
const daysOf = (centuries: string, leap: string) => {
  const leapYear = `(?:${centuries}${leapInCentury}|${leap}00)`;
  return new RegExp(
    `^(?:${centuries}[0-9]{2}-(?:${longMonths}|${shortMonths}|${february})|${leapYear}-02-29)$`,
    'su',
  );
};

/**
 * A day of the Gregorian calendar as HTML's date control writes it (HTML, section 2.3.5.2): years 0000 to
 * 9999.
 */
export const validDate = daysOf('[0-9]{2}', '(?:[02468][048]|[13579][26])');

/** The first day that somebody means who types a year of two or three digits by mistake: none before it is one. */
export const leastDay = '1900-01-01';

/** From `leastDay` on. */
export const recentDate = daysOf('(?:19|[2-9][0-9])', '(?:[2468][048]|[3579][26])');

/** A month of a year from 1900 on, as 2026-11: of two or three digits a year is mistyped. */
export const validMonth = /^(?:19|[2-9][0-9])[0-9]{2}-(?:0[1-9]|1[0-2])$/su;

/** An existing day in ISO 8601. */
export const calendarDay = (words: string) =>
  quotedText()
    .required('is missing: write a day, for example 2026-03-31')
    .matches(validDate, {
      message: 'must be a day that there is, as year-month-day, for example 2026-03-31',
    })
    .meta({ description: words, input: 'day', blank: ({ today }) => today });

export const optionalDay = (words: string, whenOmitted: string) =>
  calendarDay(words).optional().meta({ whenOmitted });

/** A part of a day that comes back each year. The 29th of February is in some years. */
const isDayOfYear = (value: string) => validDate.test(`2024-${value}`);

/** A day of every year: 05-01. */
export const dayOfYear = (words: string) =>
  quotedText()
    .required('is missing: write a month and a day, for example 05-01')
    .test(
      'day-of-year',
      'must be a month and a day, for example 05-01 for the first of May',
      (value = '') => value === '' || isDayOfYear(value),
    )
    .meta({ description: words, input: 'day-of-year', blank: '05-01' });

/** A day, or without the year one that comes back each year. */
export const dayOrYearly = (words: string) =>
  quotedText()
    .required('is missing: write a day, for example 2027-12-24, or 12-24 for each year')
    .test(
      'day-or-yearly',
      'must be a day that there is, as year-month-day, for example 2027-12-24, or 12-24 for each year',
      (value = '') => value === '' || validDate.test(value) || isDayOfYear(value),
    )
    .meta({ description: words, input: 'day-or-yearly', blank: ({ today }) => today });

export const optionalDayOrYearly = (words: string, whenOmitted: string) =>
  dayOrYearly(words).optional().meta({ whenOmitted });

type Days = { from?: string | undefined; to?: string | undefined };

/** Whether two days are both days of every year, or both have a year. */
export const areAlike = ({ from, to }: Days): boolean =>
  from === undefined || to === undefined || isYearly(from) === isYearly(to);

/** Whether the second is not before the first; of days of every year it may be, at the turn of the year. */
export const areInOrder = ({ from, to }: Days): boolean =>
  from === undefined || to === undefined || from <= to || isYearly(from) || isYearly(to);

/** Whether a beginning and an end are a part of every year, which has both. */
export const isWholePart = ({ from, to }: Days): boolean =>
  [from, to].every((day) => day === undefined || !isYearly(day)) ||
  (from !== undefined && to !== undefined && areAlike({ from, to }));

export const notAlike =
  'must have a year in both of from and to, or in none: without a year they come back each year';

const withTime = /T(?:[01][0-9]|2[0-3]):[0-5][0-9]$/;

/** A day, or a moment of it by the clock of the site's place: 2026-12-01T18:00. */
export const dayOrMoment = (words: string) =>
  quotedText()
    .required(
      'is missing: write a day, for example 2026-12-01, or a day and a time, as 2026-12-01T18:00',
    )
    .test(
      'day-or-moment',
      'must be a day, for example 2026-12-01, or a day and a time in 24 hours, as 2026-12-01T18:00',
      (value = '') => value === '' || validDate.test(value.replace(withTime, '')),
    )
    .meta({ description: words, blank: ({ today }) => today });
