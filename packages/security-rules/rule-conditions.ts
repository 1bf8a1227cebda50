import {
  codeOfCountryPattern,
  numberPlatePattern,
  postalCodePattern,
  postalCountries,
} from '../../src/rules/by-country';
import { blank } from '../../src/rules/is-blank';
import { wholePattern } from '../../src/rules/later-rules';
import {
  asksOf,
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
import { validDate } from '../../src/schema/calendar-day';
import { type Constraint, orBlank } from './constraints';
import { after, notOn, stay } from './day-conditions';
import { openingDay, openingTime } from './opening-conditions';
import {
  matchesCondition,
  nameList,
  oneOfTexts,
  rulesList,
  rulesNumber,
  rulesText,
} from './rules-language';

type Write = (value: string) => string;

const filled: Record<Sort, Write> = {
  text: (value) => matchesCondition(value, filledText),
  flag: (value) => value,
  number: (value) => `${value} != null`,
  list: (value) => `${value}.size() > 0`,
  map: (value) => `!${value}.values().hasOnly([null, '', false, []])`,
};

const empty: Record<Sort, Write> = {
  text: (value) => matchesCondition(value, blank),
  flag: (value) => `!${value}`,
  number: (value) => `${value} == null`,
  list: (value) => `${value}.size() == 0`,
  map: (value) => `${value}.values().hasOnly([null, '', false, []])`,
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
  /** That another field is filled in: a hidden one is not. */
  isFilled: (name: string) => string;
  /** The member that holds the visitor's day; undefined where nothing does. */
  today?: string | undefined;
  /** The member that holds the moment of sending; undefined where nothing does. */
  sent?: string | undefined;
  /** The rules days-after that are asked as one. */
  together?: readonly RuleDefinition<'days-after'>[];
  /** The constraints that the field's value has anyway. */
  own?: readonly Constraint[];
};

/**
 * A rule kind as conditions of Firebase's security rules on `value` of its field, of which all must hold: they
 * accept exactly what the kind's `passes` does. Several conditions in one are joined only by `&&`, or are in
 * brackets. Undefined where the rules language cannot express the rule, whatever its field is. `Params` are the
 * keys of a rule of this kind in config besides `field`, `check` and `message`.
 */
export type Condition<Params extends object = object> = (
  value: string,
  params: Params,
  about: About,
) => Constraint | readonly Constraint[] | undefined;

/** A postal code of the country in another field, which is null while that is hidden. */
const codeOfCountry = (value: string, country: string): string =>
  `(!(${country} in ${nameList(postalCountries)})` +
  ` || ${matchesCondition(`(${country} + ' ' + ${value})`, codeOfCountryPattern())})`;

/**
 * The condition of each rule kind. Null where the rules language cannot express it; config then marks
 * each rule of this kind `clientOnly`.
 */
export const conditions: { [Name in RuleName]: Condition<RuleDefinition<Name>> | null } = {
  required: (value, _params, { sort }) => {
    if (sort === 'number') return { filled: true };
    if (sort === 'map') return `!${value}.values().hasAny([null, []])`;
    return sort === 'text' ? { fits: filledText } : filledCondition(value, sort);
  },
  accepted: (value) => value,
  email: () => [{ longest: longestEmail }, { fits: emailPattern }],
  digits: () => ({ fits: digitsPattern }),
  'min-length': (_value, { length }) => ({ fits: minLengthPattern(length) }),
  'max-length': (_value, { length }) => ({ longest: length }),
  'web-address': () => ({ fits: webAddressPattern }),
  // Comparing null fails, and so denies.
  min: (value, rule, { sort }) =>
    sort === 'list'
      ? `${value}.size() >= ${rulesNumber(rule.value)}`
      : { least: rule.value, filled: true },
  max: (value, rule, { sort }) =>
    sort === 'list'
      ? `${value}.size() <= ${rulesNumber(rule.value)}`
      : { most: rule.value, filled: true },
  // The rules do not know the visitor's date. The empty text is before every day.
  'not-before': (value, { date }) =>
    date === today ? undefined : `${value} >= ${rulesText(date)}`,
  'not-after': (value, { date }) =>
    date === today ? undefined : `${value} != '' && ${value} <= ${rulesText(date)}`,
  'same-as': (value, params, { other }) => `${value} == ${other(params.other)}`,
  'at-least-one': (value, { others }, { sort, isFilled }) =>
    `(${[filledCondition(value, sort), ...others.map(isFilled)].join(' || ')})`,
  'one-of': (value, { values }, { sort }) =>
    sort === 'list'
      ? `${value}.hasOnly(${rulesList(values)})`
      : { fits: oneOfTexts(values), single: `${value} in ${rulesList(values)}` },
  pattern: (_value, { pattern }) => ({ fits: wholePattern(pattern) }),
  iban: (value) => `isIban(${value})`,
  'postal-code': (value, { country, other: name = '' }, { other }) =>
    country === undefined
      ? codeOfCountry(value, other(name))
      : { fits: postalCodePattern(country) },
  'licence-plate': (_value, { country }) => ({ fits: numberPlatePattern(country) }),
  after: (value, rule, { other }) => after(value, other(rule.other), rule),
  'days-after': (value, rule, { other, together = [rule] }) =>
    stay(value, other(rule.other), together),
  'not-on': (value, rule) => [{ fits: validDate }, ...notOn(value, rule)],
  'opening-day': (value, { hours }, { today: day }) => openingDay(value, { hours, today: day }),
  'opening-time': (value, { day, hours, timeZone, slots }, { other, sent }) =>
    openingTime(value, {
      ...{ hours, timeZone, sent, slots },
      on: day === undefined ? undefined : other(day),
    }),
};

const written = (
  rule: RuleDefinition,
  value: string,
  about: About,
): readonly Constraint[] | undefined => {
  // Each rule kind gets a rule of its own kind: `check` names both.
  const condition = conditions[rule.check] as Condition<RuleDefinition> | null;
  const found = condition === null ? undefined : condition(value, rule, about);
  return found === undefined ? undefined : [found].flat();
};

/**
 * The rule as conditions of Firebase's security rules on `value`, of which all must hold: they let through
 * exactly what `passes` does. Undefined where they cannot say it.
 * @throws {TypeError} at a rule of a kind that there is not.
 */
export const securityConditions = (
  rule: RuleDefinition,
  value: string,
  about: About,
): readonly Constraint[] | undefined => {
  const all = written(rule, value, about);
  if (all === undefined) return undefined;
  const { sort, own = [] } = about;
  // For another type, nothing passes.
  const fitting = asksOf(rule.check).includes(sort) ? all : ['false'];
  // What the field's own limit says already is left out.
  const longest = Math.min(
    ...own.flatMap((each) => (typeof each === 'object' && 'longest' in each ? each.longest : [])),
  );
  const constraints = fitting.filter(
    (each) => typeof each === 'string' || !('longest' in each) || each.longest < longest,
  );
  if (!rule.whenFilled) return constraints;
  if (sort === 'text') return orBlank(value, constraints);
  return constraints.map((each) =>
    typeof each === 'string'
      ? `(${emptyCondition(value, sort)} || ${each})`
      : { ...each, filled: false },
  );
};

/**
 * Whether the security rules can say the rule, whatever its field is.
 * @throws {TypeError} at a rule of a kind that there is not.
 */
export const isSayable = (rule: RuleDefinition): boolean =>
  written(rule, 'value', { sort: 'text', other: (name) => name, isFilled: (name) => name }) !==
  undefined;
