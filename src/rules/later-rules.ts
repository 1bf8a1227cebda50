import { daysAfter, weekdayOf } from '../schema/calendar';
import { validDate } from '../schema/calendar-day';
import { validTime, weekdays } from '../schema/hour-span';
import type { Value } from '../schema/record';
import { textOf } from '../schema/record-texts';
import {
  hasPostalCodes,
  ibanPattern,
  numberPlatePattern,
  postalCodePattern,
  writtenIban,
} from './by-country';
import { isBlank } from './is-blank';
import { isInSeason } from './nights';
import { isOpenAt, isOver, opensOn } from './opening-hours';
import { addRules, type LaterRule, type Rule, type RuleContext } from './predicates';
import type { RuleDefinition } from './schemas';

/** The whole text fits; both sides read it alike, since the check lets through only what they share. */
export const wholePattern = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'su');

/** The remainder of a text of digits and capitals (A is 10) by 97. */
const restBy97 = (text: string): number =>
  [...text].reduce((rest, sign) => {
    const value = parseInt(sign, 36);
    return (rest * (value < 10 ? 10 : 100) + value) % 97;
  }, 0);

type OpeningTime = RuleDefinition<'opening-time'>;

const dayFor = ({ day = '' }: OpeningTime, { values }: RuleContext): string | undefined => {
  const on = values[day];
  return typeof on === 'string' && validDate.test(on) ? on : undefined;
};

const isPast = (value: string, rule: OpeningTime, context: RuleContext): boolean => {
  const on = dayFor(rule, context);
  const { timeZone } = rule;
  if (on === undefined || timeZone === undefined || !validTime.test(value)) return false;
  return isOver(on, value, { timeZone, sent: context.sent });
};

/** What another field holds; nothing while it is empty or hidden. */
const textIn = (other: string, { values }: RuleContext): string => textOf(values[other]);

/** Predicates that only the forms with such rules load. */
const laterRules = {
  /** Filled in, or one of the others is; a hidden field is empty. */
  'at-least-one': {
    asks: ['text', 'flag', 'number', 'list', 'map'],
    passes: (value, { others }, { values }) =>
      !isBlank(value) || others.some((other) => !isBlank(values[other])),
  } satisfies Rule<{ others: string[] }, Value>,

  /** The whole text fits the pattern. */
  pattern: { passes: (value, { pattern }) => wholePattern(pattern).test(value) },

  /** Of its country's length, and with the check digits right (ISO 7064, MOD 97-10). */
  iban: {
    passes: (value) => {
      if (!writtenIban.test(value)) return false;
      const plain = value.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase();
      return ibanPattern.test(plain) && restBy97(plain.slice(4) + plain.slice(0, 4)) === 1;
    },
  },

  /** As the country writes it, or the one in another field; there may be one of which nothing is known. */
  'postal-code': {
    passes: (value, { country, other = '' }, context) => {
      const of = country ?? textIn(other, context);
      return !hasPostalCodes(of) || postalCodePattern(of).test(value);
    },
  },

  'licence-plate': { passes: (value, { country }) => numberPlatePattern(country).test(value) },

  /** Of days and times alike; both sort as text. */
  after: {
    passes: (value, { other, orSame }, context) => {
      const before = textIn(other, context);
      return before === '' || value > before || (orSame === true && value === before);
    },
  },

  /** So many days after another day, which is one of the season. */
  'days-after': {
    passes: (value, { other, least = 0, most = Infinity, ...season }, context) => {
      const before = textIn(other, context);
      if (before === '' || !isInSeason(before, season)) return true;
      const days = daysAfter(value, before);
      return days >= least && days <= most;
    },
  },

  /** A day, and none of these. */
  'not-on': {
    passes: (value, { weekdays: closed = [], days = [] }) =>
      validDate.test(value) &&
      !closed.some((weekday) => weekday === weekdays[weekdayOf(value)]) &&
      !days.some(({ from, to = from }) => isInSeason(value, { from, to })),
  },

  /** A day on which it opens, and not one that is over. */
  'opening-day': {
    passes: (value, { hours }, { today }) =>
      validDate.test(value) && value >= today && (hours === undefined || opensOn(hours, value)),
  },

  /** A time at which it is open, and one that is not over: on the day in another field, while that has one. */
  'opening-time': {
    passes: (value, rule, context) => {
      const on = dayFor(rule, context);
      return (
        validTime.test(value) &&
        (rule.hours === undefined || isOpenAt(rule.hours, value, { day: on, slots: rule.slots })) &&
        !isPast(value, rule, context)
      );
    },
    says: (value, rule, context) => (isPast(value, rule, context) ? rule.past : undefined),
  },
} satisfies { [Name in Exclude<LaterRule, 'at-least-one'>]: Rule<RuleDefinition<Name>> } & {
  'at-least-one': Rule<RuleDefinition<'at-least-one'>, Value>;
};

addRules(laterRules);
