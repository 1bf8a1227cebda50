import { numberPlatePattern, postalCodePattern } from '../../src/rules/by-country';
import { wholePattern } from '../../src/rules/later-rules';
import {
  asksOf,
  blank,
  digitsPattern,
  emailPattern,
  filledText,
  longestEmail,
  minLengthPattern,
  webAddressPattern,
  type Sort,
} from '../../src/rules/predicates';
import type { RuleDefinition, RuleName } from '../../src/rules/schemas';
import { today } from '../../src/rules/today';
import { openingDay, openingTime } from './opening-conditions';
import { matchesCondition, rulesList, rulesNumber, rulesText } from './rules-language';

type Write = (value: string) => string;

const filled: Record<Sort, Write> = {
  text: (value) => matchesCondition(value, filledText),
  flag: (value) => value,
  number: (value) => `${value} != null`,
  list: (value) => `${value}.size() > 0`,
};

const empty: Record<Sort, Write> = {
  text: (value) => matchesCondition(value, blank),
  flag: (value) => `!${value}`,
  number: (value) => `${value} == null`,
  list: (value) => `${value}.size() == 0`,
};

/** Filled, for a value of this type: the opposite of `isBlank`. */
export const filledCondition = (value: string, sort: Sort): string => filled[sort](value);

/** Empty, as in `isBlank`. */
export const emptyCondition = (value: string, sort: Sort): string => empty[sort](value);

/** The context of a condition. */
type About = {
  /** The type of the field's value: one that the kind supports. */
  sort: Sort;
  /** The value of another field of the form; null while it is hidden. */
  other: (name: string) => string;
  /** The member that holds the visitor's day; undefined where nothing does. */
  today?: string | undefined;
  /** The member that holds the moment of sending; undefined where nothing does. */
  sent?: string | undefined;
};

/**
 * A rule kind as a condition of Firebase's security rules on `value` of its field: it accepts exactly
 * what the kind's `passes` does. Several conditions in it are joined only by `&&`, or are in brackets.
 * Undefined where the rules language cannot express the rule, whatever its field is. `Params` are the
 * keys of a rule of this kind in config besides `field`, `check` and `message`.
 */
export type Condition<Params extends object = object> = (
  value: string,
  params: Params,
  about: About,
) => string | undefined;

/** What a rule of amounts compares. Comparing null fails, and so denies. */
const amount = (value: string, sort: Sort) => (sort === 'list' ? `${value}.size()` : value);

/**
 * The condition of each rule kind. Null where the rules language cannot express it; config then marks
 * each rule of this kind `clientOnly`.
 */
export const conditions: { [Name in RuleName]: Condition<RuleDefinition<Name>> | null } = {
  required: (value, _params, { sort }) => filledCondition(value, sort),
  accepted: (value) => value,
  email: (value) =>
    `${value}.size() <= ${longestEmail} && ${matchesCondition(value, emailPattern)}`,
  digits: (value) => matchesCondition(value, digitsPattern),
  'min-length': (value, { length }) => matchesCondition(value, minLengthPattern(length)),
  'max-length': (value, { length }) => `${value}.size() <= ${length}`,
  'web-address': (value) => matchesCondition(value, webAddressPattern),
  min: (value, rule, { sort }) => `${amount(value, sort)} >= ${rulesNumber(rule.value)}`,
  max: (value, rule, { sort }) => `${amount(value, sort)} <= ${rulesNumber(rule.value)}`,
  // The rules do not know the visitor's date. The empty text is before every day.
  'not-before': (value, { date }) =>
    date === today ? undefined : `${value} >= ${rulesText(date)}`,
  'not-after': (value, { date }) =>
    date === today ? undefined : `${value} != '' && ${value} <= ${rulesText(date)}`,
  'same-as': (value, params, { other }) => `${value} == ${other(params.other)}`,
  'one-of': (value, { values }, { sort }) =>
    sort === 'list' ? `${value}.hasOnly(${rulesList(values)})` : `${value} in ${rulesList(values)}`,
  pattern: (value, { pattern }) => matchesCondition(value, wholePattern(pattern)),
  iban: (value) => `isIban(${value})`,
  'postal-code': (value, { country }) => matchesCondition(value, postalCodePattern(country)),
  'licence-plate': (value, { country }) => matchesCondition(value, numberPlatePattern(country)),
  'opening-day': (value, { hours }, { today: day }) => openingDay(value, { hours, today: day }),
  'opening-time': (value, { day, hours, timeZone }, { other, sent }) =>
    openingTime(value, { hours, timeZone, on: day === undefined ? undefined : other(day), sent }),
};

const written = (rule: RuleDefinition, value: string, about: About): string | undefined => {
  // Each rule kind gets a rule of its own kind: `check` names both.
  const condition = conditions[rule.check] as Condition<RuleDefinition> | null;
  return condition === null ? undefined : condition(value, rule, about);
};

/**
 * The rule as a condition of Firebase's security rules on `value`: it lets through exactly what
 * `passes` does. Undefined where they cannot say it.
 * @throws {TypeError} at a rule of a kind that there is not.
 */
export const securityCondition = (
  rule: RuleDefinition,
  value: string,
  about: About,
): string | undefined => {
  const asked = written(rule, value, about);
  if (asked === undefined) return undefined;
  // For another type, nothing passes.
  const condition = asksOf(rule.check).includes(about.sort) ? asked : 'false';
  return rule.whenFilled ? `(${emptyCondition(value, about.sort)} || ${condition})` : condition;
};

/**
 * Whether the security rules can say the rule, whatever its field is.
 * @throws {TypeError} at a rule of a kind that there is not.
 */
export const isSayable = (rule: RuleDefinition): boolean =>
  written(rule, 'value', { sort: 'text', other: (name) => name }) !== undefined;
