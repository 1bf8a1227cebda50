import type { Season } from '../../src/rules/nights';
import type { RuleDefinition } from '../../src/rules/schemas';
import { addDays, dayLength, midnight } from '../../src/schema/calendar';
import { weekdays } from '../../src/schema/hour-span';
import { rulesList, rulesText } from './rules-language';

const week = 7 * dayLength;

/** Whole weeks from before the year 0 to 1970: no remainder is negative. */
const before = 110_000 * week;

/** What begins with a 0 is never read as another number. */
const digits = (from: number, to: number) => `int('1' + d[${from}:${to}])`;

const midnightOfD = `timestamp.date(${digits(0, 4)} % 10000, ${digits(5, 7)} % 100, ${digits(8, 10)} % 100).toMillis()`;

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

/** The rule days-after as a condition on `value`; `other` is null while it is hidden. */
export const stay = (value: string, other: string, rule: RuleDefinition<'days-after'>): string => {
  const { least = 0, most, from, to } = rule;
  const days = `daysAfter(${value}, ${other})`;
  return `(${[
    isEmpty(other),
    ...(from === undefined ? [] : [`${other} < ${rulesText(from)}`]),
    ...(to === undefined ? [] : [`${other} > ${rulesText(to)}`]),
    most === undefined ? `${days} >= ${least}` : `isWithin(${days}, ${least}, ${most})`,
  ].join(' || ')})`;
};

/** The days of the rule not-on, as conditions on `value`, a day. */
export const notOn = (value: string, rule: RuleDefinition<'not-on'>): string[] => {
  const closed = weekdays.flatMap((name, place) =>
    rule.weekdays?.includes(name) ? millisecondsOf(place) : [],
  );
  const single = (rule.days ?? []).flatMap(({ from, to = from }) => (from === to ? from : []));
  const several = (rule.days ?? []).filter(({ from, to = from }) => from !== to);
  return [
    ...(closed.length > 0 ? [`!(dayOfWeek(${value}) in [${closed.join(', ')}])`] : []),
    ...(single.length > 0 ? [`!(${value} in ${rulesList(single)})`] : []),
    ...several.map(
      ({ from, to = from }) => `(${value} < ${rulesText(from)} || ${value} > ${rulesText(to)})`,
    ),
  ];
};

/** When a stay begins: after it all, while the field is empty, so that no night is left. */
export const arrivalAt = (date: string) => `midnightIn(${date}, ${1e15})`;

/** When a stay ends: before it begins, while the field is empty. */
export const departureAt = (date: string) => `midnightIn(${date}, ${-1e15})`;

/** How many nights of a season lie between `arrivalAt` and `departureAt`. */
export const nightsBetween = (arrival: string, departure: string, { from, to }: Season): string => {
  const first = from === undefined ? undefined : midnight(from);
  const end = to === undefined ? undefined : midnight(addDays(to, 1));
  const begins = first === undefined ? arrival : `${arrival} < ${first} ? ${first} : ${arrival}`;
  const ends = end === undefined ? departure : `${departure} > ${end} ? ${end} : ${departure}`;
  return `nights(${begins}, ${ends})`;
};
