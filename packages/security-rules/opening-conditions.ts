import {
  anyTimes,
  type DayTimes,
  isSlot,
  type OpenTime,
  type SlotTimes,
  timesOf,
} from '../../src/rules/opening-hours';
import { validDate } from '../../src/schema/calendar-day';
import { validTime } from '../../src/schema/hour-span';
import type { Hours } from '../../src/schema/hours';
import { notOver } from './clock-conditions';
import { isAmongDays, millisecondsOf } from './day-conditions';
import { matchesCondition, rulesList, rulesText } from './rules-language';

const either = (conditions: readonly string[]): string => {
  const [only, ...more] = conditions;
  if (only === undefined || conditions.includes('true'))
    return only === undefined ? 'false' : 'true';
  return more.length === 0 ? only : `(${conditions.join(' || ')})`;
};

const within = (value: string, times: readonly OpenTime[]) => {
  const spans = times.flatMap((time) =>
    isSlot(time)
      ? []
      : `${value} >= ${rulesText(time.opens)} && ${value} < ${rulesText(time.closes)}`,
  );
  const slots = [...new Set(times.filter(isSlot).map(({ at }) => at))];
  return either([
    ...new Set(spans),
    ...(slots.length > 0 ? [`${value} in ${rulesList(slots)}`] : []),
  ]);
};

type SpecialDays = DayTimes['special'];

/** Special days that follow each other and have the same condition: each further `?` would be a level deeper. */
const byTimes = (
  special: SpecialDays,
  write: (times: readonly OpenTime[]) => string,
): { condition: string; days: SpecialDays }[] => {
  const groups: { condition: string; days: SpecialDays }[] = [];
  for (const each of special) {
    const condition = write(each.times);
    const last = groups.at(-1);
    if (last?.condition === condition) last.days.push(each);
    else groups.push({ condition, days: [each] });
  }
  return groups;
};

/** The condition that `write` makes of the times of the day `value`. */
const onDay = (
  value: string,
  { special, week: usual }: DayTimes,
  write: (times: readonly OpenTime[]) => string,
): string => {
  const byCondition = new Map<string, number[]>();
  for (const [weekday, times] of usual.entries()) {
    const condition = write(times);
    byCondition.set(condition, [...(byCondition.get(condition) ?? []), millisecondsOf(weekday)]);
  }
  byCondition.delete('false');
  const ofWeek = either(
    [...byCondition].map(([condition, days]) => {
      const isDay = `dayOfWeek(${value}) in [${days.join(', ')}]`;
      return condition === 'true' ? isDay : `${isDay} && ${condition}`;
    }),
  );
  return byTimes(special, write).reduceRight(
    (rest, { condition, days }) =>
      `(${isAmongDays(value, days).join(' || ')} ? ${condition} : ${rest})`,
    ofWeek,
  );
};

type OfDay = {
  hours: Hours | undefined;
  /** The member that holds the visitor's day. */
  today: string | undefined;
};

/** The rule opening-day as a condition on `value`. */
export const openingDay = (value: string, { hours, today }: OfDay): string =>
  [
    matchesCondition(value, validDate),
    ...(today === undefined ? [] : [`${value} >= ${today}[0:10]`]),
    ...(hours ? [onDay(value, timesOf(hours).begun, (times) => String(times.length > 0))] : []),
  ].join(' && ');

type OfTime = {
  hours: Hours | undefined;
  timeZone: string | undefined;
  /** The value of the field with the day; null while it is hidden. */
  on: string | undefined;
  /** The member that holds the moment of sending; undefined where nothing does. */
  sent: string | undefined;
  slots: SlotTimes | undefined;
};

type OnDay = { on: string; hours: Hours; slots: SlotTimes | undefined };

const openOn = (value: string, { on, hours, slots }: OnDay): string => {
  const { begun, lasting } = timesOf(hours, slots);
  const hasLate = [...lasting.week, ...lasting.special.map(({ times }) => times)].some(
    (times) => times.length > 0,
  );
  return either(
    [begun, ...(hasLate ? [lasting] : [])].map((times) =>
      onDay(on, times, (spans) => within(value, spans)),
    ),
  );
};

/** The rule opening-time as a condition on `value`. */
export const openingTime = (value: string, asked: OfTime): string => {
  const { hours, timeZone, on, sent, slots } = asked;
  const isTime = matchesCondition(value, validTime);
  const any = hours ? within(value, anyTimes(hours, slots)) : 'true';
  const over =
    on === undefined || sent === undefined || timeZone === undefined
      ? []
      : [notOver({ day: on, time: value, sent, timeZone })];
  if (on === undefined || (!hours && over.length === 0)) {
    return [isTime, ...(hours ? [any] : [])].join(' && ');
  }
  const ofDay = [...(hours ? [openOn(value, { on, hours, slots })] : []), ...over].join(' && ');
  return `${isTime} && (${on} is string && ${matchesCondition(on, validDate)} ? ${ofDay} : ${any})`;
};
