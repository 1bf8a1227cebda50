import type { Season } from '../../src/rules/nights';
import type { RuleDefinition } from '../../src/rules/schemas';
import { addDays, dayLength, isYearly, midnight, type PartOfYear } from '../../src/schema/calendar';
import { weekdays } from '../../src/schema/hour-span';
import { rulesList, rulesText } from './rules-language';

/** Days from the first to the last, with years or each year. */
type DaySpan = { from: string; to: string };

/** The days of a stay, as the rules name them, and the year in which it begins. */
export type StayAt = { arrival: string; departure: string; year: string };

const week = 7 * dayLength;

/** Before and after all days. */
const [leastDay, mostDay] = ['0000-01-01', '9999-12-31'];

/** Whole weeks from before the year 0 to 1970: no remainder is negative. */
const before = 110_000 * week;

/** What begins with a 0 is never read as another number. */
const digits = (day: string, from: number, to: number) => `int('1' + ${day}[${from}:${to}])`;

const yearOf = (day: string) => `${digits(day, 0, 4)} % 10000`;

const midnightOfD = `timestamp.date(${yearOf('d')}, ${digits('d', 5, 7)} % 100, ${digits('d', 8, 10)} % 100).toMillis()`;

/** Functions of the security rules: the milliseconds of a week, which begins on a Thursday as 1970 did. */
export const weekdayFunctions = [
  '// The day of the week of a day such as 2026-11-21.',
  `function dayOfWeek(d) { return (${midnightOfD} + ${before}) % ${week}; }`,
];

/** Of a weekday, from Monday. */
export const millisecondsOf = (weekday: number) => ((weekday + 4) % 7) * dayLength;

/** Functions of the security rules: days between two days, and nights as `nightsOf` counts them. */
export const nightFunctions = [
  '// How many days a day such as 2026-11-21 is after another one.',
  `function midnight(d) { return ${midnightOfD}; }`,
  `function daysAfter(d, other) { return (midnight(d) + midnight(other) * -1) / ${dayLength}; }`,
  'function isWithin(n, least, most) { return n >= least && n <= most; }',
  '// The same of a field that may be empty; and the nights between two of them.',
  "function midnightIn(d, none) { return d == '' ? none : midnight(d); }",
  `function nights(a, b) { return b > a ? (b + a * -1) / ${dayLength} : 0; }`,
];

/** Another field is empty, or hidden. */
const isEmpty = (other: string) => `${other} in ['', null]`;

/** The rule after as a condition on `value`; `other` is null while it is hidden. */
export const after = (value: string, other: string, { orSame }: RuleDefinition<'after'>): string =>
  `(${isEmpty(other)} || ${value} ${orSame ? '>=' : '>'} ${other})`;

/** The part of a day by which it comes back each year. */
const ofYear = (value: string) => `${value}[5:10]`;

/** That the day `value` is one of these, as `isBetween` has it; several conditions are joined. */
export const isAmongDays = (value: string, days: readonly DaySpan[]): string[] => {
  const single = (yearly: boolean) =>
    days.flatMap(({ from, to }) => (from === to && isYearly(from) === yearly ? from : []));
  const oneOf = (compared: string, listed: readonly string[]): string[] => {
    const [only, ...more] = listed.map(rulesText);
    if (only === undefined) return [];
    return [more.length > 0 ? `${compared} in ${rulesList(listed)}` : `${compared} == ${only}`];
  };
  const spans = days
    .filter(({ from, to }) => from !== to)
    .map(({ from, to }) => {
      const compared = isYearly(from) ? ofYear(value) : value;
      const joined = from <= to ? '&&' : '||';
      return `${compared} >= ${rulesText(from)} ${joined} ${compared} <= ${rulesText(to)}`;
    });
  return [...oneOf(value, single(false)), ...oneOf(ofYear(value), single(true)), ...spans];
};

/** That the day `value` is in no season of these, as conditions of which one holds. */
const outOfSeason = (value: string, { from, to }: Season): string[] => {
  if (from !== undefined && to !== undefined && isYearly(from)) {
    const day = ofYear(value);
    const [before, after] = [`${day} < ${rulesText(from)}`, `${day} > ${rulesText(to)}`];
    return from <= to ? [before, after] : [`(${before} && ${after})`];
  }
  return [
    ...(from === undefined ? [] : [`${value} < ${rulesText(from)}`]),
    ...(to === undefined ? [] : [`${value} > ${rulesText(to)}`]),
  ];
};

/** That the day `value` is in a season. */
const inSeason = (value: string, { from, to }: Season): string =>
  isAmongDays(value, [{ from: from ?? leastDay, to: to ?? mostDay }])[0] ?? 'true';

/** More days than there are between any two. */
const anyLength = 4_000_000;

type DaysAfter = RuleDefinition<'days-after'>;

const isOfSeason = ({ from, to }: DaysAfter) => (from ?? to) !== undefined;

/**
 * The rules days-after that are asked together with this one, itself among them: how many days there are is worked out
 * once. One of them holds whatever the season is, so that it is asked in any case.
 */
export const askedTogether = (rule: DaysAfter, rules: readonly RuleDefinition[]): DaysAfter[] => {
  const alike = rules.filter(
    (each): each is DaysAfter =>
      each.check === 'days-after' &&
      each.other === rule.other &&
      each.whenFilled === rule.whenFilled,
  );
  return alike.every(isOfSeason) ? [rule] : alike;
};

/** What is asked in the season of the rule that asks for most, else `usual`. */
const bySeason = (
  other: string,
  rules: readonly { season: Season; asked: number }[],
  usual: number,
) =>
  rules.reduce(
    (rest, { season, asked }) => `(${inSeason(other, season)} ? ${asked} : ${rest})`,
    String(usual),
  );

/** Rules days-after of one field and another one as a condition on `value`; `other` is null while it is hidden. */
export const stay = (value: string, other: string, rules: readonly DaysAfter[]): string => {
  const days = `daysAfter(${value}, ${other})`;
  const [rule] = rules;
  if (rule && rules.length === 1) {
    const { least = 0, most } = rule;
    return `(${[
      isEmpty(other),
      ...outOfSeason(other, rule),
      most === undefined ? `${days} >= ${least}` : `isWithin(${days}, ${least}, ${most})`,
    ].join(' || ')})`;
  }
  const always = rules.filter((each) => !isOfSeason(each));
  const least = Math.max(0, ...always.flatMap((each) => each.least ?? []));
  const most = Math.min(anyLength, ...always.flatMap((each) => each.most ?? []));
  const seasonal = rules.filter(isOfSeason);
  const more = seasonal
    .flatMap((season) => ((season.least ?? 0) > least ? { season, asked: season.least ?? 0 } : []))
    .sort((one, another) => one.asked - another.asked);
  const fewer = seasonal
    .flatMap((season) =>
      (season.most ?? anyLength) < most ? { season, asked: season.most ?? 0 } : [],
    )
    .sort((one, another) => another.asked - one.asked);
  const [low, high] = [bySeason(other, more, least), bySeason(other, fewer, most)];
  const isSo =
    high === String(anyLength) ? `${days} >= ${low}` : `isWithin(${days}, ${low}, ${high})`;
  return `(${isEmpty(other)} || ${isSo})`;
};

/** The days of the rule not-on, as conditions on `value`, a day. */
export const notOn = (value: string, rule: RuleDefinition<'not-on'>): string[] => {
  const closed = weekdays.flatMap((name, place) =>
    rule.weekdays?.includes(name) ? millisecondsOf(place) : [],
  );
  const days = (rule.days ?? []).map(({ from, to = from }) => ({ from, to }));
  return [
    ...(closed.length > 0 ? [`!(dayOfWeek(${value}) in [${closed.join(', ')}])`] : []),
    ...isAmongDays(value, days).map((each) => `!(${each})`),
  ];
};

/** When a stay begins: after it all, while the field is empty, so that no night is left. */
export const arrivalAt = (date: string) => `midnightIn(${date}, ${1e15})`;

/** When a stay ends: before it begins, while the field is empty. */
export const departureAt = (date: string) => `midnightIn(${date}, ${-1e15})`;

/** How many nights lie between `arrivalAt` and `departureAt`. */
export const nightsFromTo = (arrival: string, departure: string) =>
  `nights(${arrival}, ${departure})`;

/** The year of a day, or another one while the field is empty. */
export const yearIn = (date: string) => `${date} == '' ? 2000 : ${yearOf(date)}`;

/** The beginning of a day of a year, `more` days later. */
const inYear = (year: string, day: string, more: number): string => {
  const [month, dayOfMonth] = day.split('-').map(Number);
  const at = `timestamp.date(${year}, ${month}, ${dayOfMonth}).toMillis()`;
  return more === 0 ? at : `${at} + ${more * dayLength}`;
};

/** When a season of every year begins, and when it is over; the 29th of February is in some years only. */
const beginsIn = (year: string, { from }: PartOfYear) =>
  from === '02-29' ? inYear(year, '02-28', 1) : inYear(year, from, 0);
const endsIn = (year: string, { to }: PartOfYear) =>
  to === '02-29' ? inYear(year, '03-01', 0) : inYear(year, to, 1);

const goesOn = ({ from, to }: PartOfYear) => to < from;

const functionOf = ({ from, to }: PartOfYear) => `nightsIn_${`${from}_${to}`.replaceAll('-', '')}`;

/** The function for the nights of a season of every year, as it begins in the year `y`. */
const functionOfYear = (season: PartOfYear): string => {
  const ends = endsIn(goesOn(season) ? 'y + 1' : 'y', season);
  return `function ${functionOf(season)}(a, b, y) { return nightsWithin(a, b, ${beginsIn('y', season)}, ${ends}); }`;
};

/** A season that comes back each year; undefined for any other. */
const partOfYear = ({ from, to }: Season): PartOfYear | undefined =>
  from !== undefined && to !== undefined && isYearly(from) ? { from, to } : undefined;

/** The functions that `nightsBetween` calls for these seasons. */
export const seasonFunctions = (seasons: readonly Season[]): string[] => {
  const yearly = seasons.flatMap((season) => partOfYear(season) ?? []);
  return yearly.length === 0
    ? []
    : [
        'function nightsWithin(a, b, begin, end) { return nights(a < begin ? begin : a, b > end ? end : b); }',
        ...new Set(yearly.map(functionOfYear)),
      ];
};

/**
 * How many nights of a season lie between `arrivalAt` and `departureAt`. Of one that comes back each year these are the
 * nights of the season that is not over at the arrival: the next one begins after the departure (`longestStayIn`).
 */
export const nightsBetween = (
  { arrival, departure, year }: StayAt,
  { from, to }: Season,
): string => {
  const yearly = partOfYear({ from, to });
  if (yearly) {
    const isNotOver = `${arrival} < ${endsIn(year, yearly)}`;
    const chosen = goesOn(yearly)
      ? `${isNotOver} ? ${year} + -1 : ${year}`
      : `${isNotOver} ? ${year} : ${year} + 1`;
    return `${functionOf(yearly)}(${arrival}, ${departure}, ${chosen})`;
  }
  const first = from === undefined ? undefined : midnight(from);
  const end = to === undefined ? undefined : midnight(addDays(to, 1));
  const begins = first === undefined ? arrival : `${arrival} < ${first} ? ${first} : ${arrival}`;
  const ends = end === undefined ? departure : `${departure} > ${end} ? ${end} : ${departure}`;
  return nightsFromTo(begins, ends);
};
