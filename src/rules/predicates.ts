import { addDays } from '../schema/calendar';
import type { Value, Values } from '../schema/record';
import { isGroup } from '../schema/values/group';
import { holds } from './holds';
import { isBlank } from './is-blank';
import type { RuleDefinition, RuleName } from './schemas';
import { today as sent } from './today';

/** Whether a field holds a map, as a matrix and a stored group do; Vite writes it. */
const hasMaps = globalThis.__SITE__?.hasMaps ?? true;

/** Whether a rule asks only under a condition, for one of several fields, or counts days from today. Vite writes it. */
const hasConditionalRules = globalThis.__SITE__?.hasConditionalRules ?? true;
const asksForOneOfSeveral = globalThis.__SITE__?.asksForOneOfSeveral ?? true;
const countsFromToday = globalThis.__SITE__?.countsFromToday ?? true;

/** Whether a form asks for a month; Vite writes it. */
const asksForMonths = globalThis.__SITE__?.asksForMonths ?? true;

/** What else a rule may depend on. */
export type RuleContext = {
  /** The values of the fields that are shown. */
  values: Values;
  /** Those that a condition asks, if they are not the same: of an entry also those of the form around it. */
  all?: Values | undefined;
  /** Today where the visitor is, such as 2026-11-21. */
  today: string;
  /** When a record was sent, in milliseconds, if it is a record that is checked; 0 if it does not say so. */
  sent?: number | undefined;
};

/** The types of values; a missing number counts as a number too, and a map is that of a matrix. */
export type Sort = 'text' | 'flag' | 'number' | 'list' | 'map';

/**
 * A rule kind: a pure predicate on a field's value. `Params` are the keys that its schema gives a rule of
 * this kind in config beside `field`, `check` and `message`. Its counterpart in the security rules is in
 * packages/security-rules/rule-conditions.ts, which visitors do not load.
 */
export type Rule<Params extends object = object, Asked extends Value = string> = {
  /** The types in `Asked`; values of other types fail. Left out: only text. */
  asks?: readonly Sort[];
  passes(this: void, value: Asked, params: Params, context: RuleContext): boolean;
  /** Other words than those of the rule for some of the values that do not pass. */
  says?(this: void, value: Asked, params: Params, context: RuleContext): string | undefined;
};

export const filledText = /^\s*\S.*$/su;

/** A dot with at least one character on either side; no part can match in two ways, so time is linear. */
export const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/su;

/** RFC 5321, section 4.5.3.1.3: a path has at most 256 octets, two of them its angle brackets. */
export const longestEmail = 254;

export const digitsPattern = /^[0-9]+$/su;

/**
 * At least `length` characters, from the first to the last that is not a blank. Without the flag u, `.` is one UTF-16
 * unit: so are characters counted by max-length and by HTML.
 */
export const minLengthPattern = (length: number) =>
  length === 1 ? filledText : new RegExp(String.raw`^\s*\S.{${length - 2},}\S\s*$`, 's');

/** A part of a host between its dots. */
const label = String.raw`[^\s\/.?#:@\\]+`;
/** The last part of a name: a host whose last part is a number is an address of four bytes (URL, section 3.5). */
const lastLabel = String.raw`[0-9]*[^\s\/.?#:@\\0-9][^\s\/.?#:@\\]*`;
const byte = '(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])';
/** 0 to 65535. */
const port = '(?:[0-9]{1,4}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])';

/**
 * A host with a dot, perhaps a port, and then a path, a query or a fragment. Upper and lower case spelled out: with a
 * case-insensitive flag, RE2 also takes the long s (U+017F) for an s.
 */
export const webAddressPattern = new RegExp(
  String.raw`^\s*[hH][tT][tT][pP][sS]?:\/\/(?:(?:${label}\.)+${lastLabel}\.?|(?:${byte}\.){3}${byte})` +
    String.raw`(?::${port})?(?:[\/?#]\S*)?\s*$`,
  'su',
);

/**
 * The amount that a rule compares: a number, or how many options were chosen. Without a number, every
 * comparison fails.
 */
const amount = (value: number | null | string[]): number =>
  Array.isArray(value) ? value.length : (value ?? NaN);

type Limit = { date: string; days?: number | undefined };

/** The day that a rule names; such as 2026-11-24 for today and 3. Of a value that is a month, the month of that day. */
export const dayOfLimit = ({ date, days }: Limit, today: string, value = today): string => {
  if (date !== sent) return date;
  const day = countsFromToday && days ? addDays(today, days) : today;
  return asksForMonths ? day.slice(0, value.length) : day;
};

/** Kinds whose predicates only forms that have such rules load: later-rules.ts. */
export type LaterRule =
  | 'at-least-one'
  | 'pattern'
  | 'iban'
  | 'postal-code'
  | 'licence-plate'
  | 'after'
  | 'days-after'
  | 'not-on'
  | 'opening-day'
  | 'opening-time';

/**
 * The predicate of each rule kind. Its descriptions are in schemas.ts, which visitors do not load. Patterns
 * are separate, since the security rules are generated from them.
 */
export const rules = {
  /** Not empty; blanks count as empty (specification, section 5: "is not empty"). Of a matrix each row. */
  required: {
    asks: ['text', 'number', 'list', 'map'],
    passes: (value) => {
      if (typeof value === 'string') return filledText.test(value);
      if (hasMaps && isGroup(value)) {
        return Object.values(value).every(
          (each) => each !== null && !(Array.isArray(each) && each.length === 0),
        );
      }
      return Array.isArray(value) ? value.length > 0 : value !== null;
    },
  } satisfies Rule<object, Value>,

  /** The box is ticked. */
  accepted: { asks: ['flag'], passes: (value) => value } satisfies Rule<object, boolean>,

  /** Text, an at sign, text, a dot, text, no spaces (specification, section 5). */
  email: {
    passes: (value) => value.length <= longestEmail && emailPattern.test(value),
  } satisfies Rule,

  /** At least one digit, and only 0-9 (specification, section 5). */
  digits: { passes: (value) => digitsPattern.test(value) } satisfies Rule,

  /** At least this many characters in UTF-16 units, without blanks at either end. */
  'min-length': {
    passes: (value, { length }) => minLengthPattern(length).test(value),
  } satisfies Rule<{ length: number }>,

  /** At most this many characters in UTF-16 units, with blanks at either end. */
  'max-length': {
    passes: (value, { length }) => value.length <= length,
  } satisfies Rule<{ length: number }>,

  /** A web address that starts with http:// or https:// and names a host with a dot. */
  'web-address': { passes: (value) => webAddressPattern.test(value) } satisfies Rule,

  /** At least this number, or this many options. */
  min: {
    asks: ['number', 'list'],
    passes: (value, { value: limit }) => amount(value) >= limit,
  } satisfies Rule<{ value: number }, number | null | string[]>,

  /** At most this number, or this many options. */
  max: {
    asks: ['number', 'list'],
    passes: (value, { value: limit }) => amount(value) <= limit,
  } satisfies Rule<{ value: number }, number | null | string[]>,

  /** This day or a later one; with the year first, days sort as text. */
  'not-before': {
    passes: (value, limit, { today }) => value !== '' && value >= dayOfLimit(limit, today, value),
  } satisfies Rule<Limit>,

  /** This day or an earlier one. */
  'not-after': {
    passes: (value, limit, { today }) => value !== '' && value <= dayOfLimit(limit, today, value),
  } satisfies Rule<Limit>,

  /** The same as in another field; a hidden field is empty. */
  'same-as': {
    asks: ['text', 'flag', 'number'],
    passes: (value, { other }, { values }) => value === (values[other] ?? null),
  } satisfies Rule<{ other: string }, Value>,

  /** One of the values; of several choices, only these. */
  'one-of': {
    asks: ['text', 'list'],
    passes: (value, { values }) =>
      Array.isArray(value) ? value.every((each) => values.includes(each)) : values.includes(value),
  } satisfies Rule<{ values: string[] }, string | string[]>,
} satisfies { [Name in Exclude<RuleName, LaterRule>]: Rule<RuleDefinition<Name>, never> };

/** Rule kinds of any sort of value, each given rules and values of its own. */
type AnyRules = { [Name in RuleName]?: Rule<never, never> };

const known: AnyRules = rules;

export const addRules = (later: { [Name in LaterRule]: Rule<never, never> }) =>
  Object.assign(known, later);

export const isLoaded = ({ check }: Pick<RuleDefinition, 'check'>): boolean => check in known;

export const sortOf = (value: Value): Sort => {
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'string') return 'text';
  if (hasMaps && isGroup(value)) return 'map';
  return typeof value === 'boolean' ? 'flag' : 'number';
};

const onlyText: readonly Sort[] = ['text'];

export const asksOf = (check: RuleName): readonly Sort[] => known[check]?.asks ?? onlyText;

const noContext: RuleContext = { values: {}, today: '' };

/** Whether the rule asks nothing, since its condition does not hold. */
const isIdle = ({ when }: RuleDefinition, { values, all = values, today }: RuleContext) =>
  when !== undefined && !holds(when, { values: all, today });

/**
 * Whether `value` passes the rule. One with a condition passes everything while that does not hold, as it does where
 * nothing is known of other fields.
 * @throws {TypeError} at a rule of a kind that there is not, or that is not loaded.
 */
export const passes = (
  rule: RuleDefinition,
  value: Value,
  context: RuleContext = noContext,
): boolean => {
  if (rule.whenFilled && isBlank(value)) return true;
  if (hasConditionalRules && isIdle(rule, context)) return true;
  if (!asksOf(rule.check).includes(sortOf(value))) return false;
  // Each rule kind gets a rule of its own kind, and a value of its type: `check` names both.
  const kind = known[rule.check] as Rule<RuleDefinition, Value>;
  return kind.passes(value, rule, context);
};

/** Whether a field with this value must be filled in because of the rule, whatever the other fields hold. */
export const mustBeFilled = (rule: RuleDefinition, empty: Value): boolean =>
  !(asksForOneOfSeveral && 'others' in rule) && !passes(rule, empty);

/** What the visitor reads of a value that does not pass the rule. */
export const messageOf = (
  rule: RuleDefinition,
  value: Value,
  context: RuleContext = noContext,
): string => {
  const kind = known[rule.check] as Rule<RuleDefinition, Value>;
  return kind.says?.(value, rule, context) ?? rule.message;
};
