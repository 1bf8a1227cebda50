import { lazy, number, type InferType, type Schema } from 'yup';
import { calendarDay, validDate } from '../schema/calendar-day';
import { lacks } from '../schema/groups';
import { weekdays } from '../schema/hour-span';
import { optionalHours, slotTimes } from '../schema/hours';
import { isTimeZone } from '../schema/known-codes';
import {
  flag,
  listOf,
  oneLine,
  oneOf,
  optionalGroup,
  optionalList,
  optionalOneOf,
  optionalText,
  strictObject,
  text,
  whole,
} from '../schema/primitives';
import { callsField } from '../schema/record';
import { usualText } from '../schema/usual-text';
import type { UsualWord } from '../schema/usual-words/en';
import { plateCountries, postalCountries } from './by-country';
import { everyRule, kindSchema, messageWords } from './kind-schema';
import { today } from './today';

/** The message of a kind that says all there is to say. */
const usualMessage = (word: UsualWord) => ({
  message: usualText(word, messageWords).meta({ usualUnlessOwn: true }),
});

/** RE2's limit of repetitions. */
const mostRepeats = 1000;

const limit = (description: string) =>
  number()
    .typeError('must be a number, without quotes')
    .required('is missing: write a number')
    .meta({ description });

const isKnownZone = (name?: string) => name === undefined || isTimeZone(name);

const ruleDate = (words: string) =>
  text(words)
    .meta({ shown: false, blank: ({ today: day }) => day })
    .test(
      'date',
      'must be a day like 2026-11-21, or today',
      (value) => value === today || validDate.test(value),
    );

const ruleHours = () =>
  optionalHours(
    'Hours of its own, as those of a business.',
    'the opening hours of business in config/site.ts',
  );

const otherField = (words: string) => text(words).meta(callsField);

/** More days than anybody plans ahead. */
const mostDays = 36_500;

const optionalDays = (words: string, whenOmitted: string) =>
  whole(words)
    .min(0, 'must be 0 or more')
    .max(mostDays, `must be ${mostDays} or less`)
    .optional()
    .meta({ whenOmitted, blank: 1 });

const optionalDay = (words: string, whenOmitted: string) =>
  calendarDay(words).optional().meta({ whenOmitted });

/** A day, or the first and the last of several. */
const closedDays = strictObject({
  from: calendarDay('The day, or the first of several, for example 2027-12-24.'),
  to: optionalDay('The last of several days.', 'it is a single day'),
}).test('in-order', 'must not have to before from', (each) => !each || inOrder(each.from, each.to));

type Stay = { least?: unknown; most?: unknown };

const inOrder = <Limit extends string | number>(low: Limit | undefined, high: Limit | undefined) =>
  low === undefined || high === undefined || low <= high;
/** Of each season the fewest nights that it says. */
const seasons = optionalGroup(
  'Asks for more days where the day in the other field is in a season that says nights. Each season of the collection becomes a rule of its own.',
  'it does not depend on seasons',
  strictObject({
    from: text(
      'The collection of seasons: the name of its file in config/collections, without .ts.',
    ).meta({ shown: false }),
    message: optionalText(
      'The error message for a stay that is too short for its season, with names of the season in braces, such as {name}, {nights}.',
      'it is the message of the rule',
    ).meta({ ofEntry: true }),
  }),
).meta({
  group: { name: 'SeasonsOfRule', description: 'The seasons of a collection, for a rule.' },
});

type CodeOf = { country?: unknown; other?: unknown };
type Closed = { weekdays?: unknown; days?: unknown };

/** Every rule kind, by the name that config writes as `check`. */
export const ruleSchemas = {
  required: kindSchema('required', 'The field is not empty. Only blanks count as empty.', {}).meta({
    aliases: 'not-empty filled must needed non-empty compulsory mandatory obligatory',
  }),

  accepted: kindSchema('accepted', 'The box is ticked.', {}).meta({
    aliases: 'agreed checked ticked must-be-ticked consent terms true is-true',
  }),

  email: kindSchema(
    'email',
    'An e-mail address: text, an @, text, a dot, text, without blanks.',
    {},
  )
    .shape(usualMessage('rules.email.message'))
    .meta({ aliases: 'e-mail-address mailbox' }),

  digits: kindSchema('digits', 'Only digits 0 to 9, at least one.', {}).meta({
    aliases: 'number numeric phone telephone tel integer only-numbers whole-number',
  }),

  'min-length': kindSchema(
    'min-length',
    'At least this many characters; an emoji counts as two or more. Blanks at either end are not counted.',
    {
      length: whole('The smallest number of characters.')
        .positive('must be more than 0')
        .max(mostRepeats, `must be ${mostRepeats} or less`)
        .meta({ unit: 'characters' }),
    },
  ).meta({ limits: 'least', aliases: 'at-least-characters minimum-length shortest' }),

  'max-length': kindSchema(
    'max-length',
    'At most this many characters; an emoji counts as two or more. Blanks at either end are counted.',
    {
      length: whole('The largest number of characters.')
        .positive('must be more than 0')
        .meta({ unit: 'characters' }),
    },
  ).meta({
    limits: 'most',
    aliases: 'at-most-characters maximum-length longest limit characters',
  }),

  'web-address': kindSchema(
    'web-address',
    'A web address: http:// or https://, then a host with a dot in it.',
    {},
  )
    .shape(usualMessage('rules.web-address.message'))
    .meta({ aliases: 'url link website domain https' }),

  min: kindSchema(
    'min',
    'A number or stars: at least this much. Choices and files: at least this many.',
    {
      value: limit('The smallest number.'),
    },
  ).meta({
    limits: 'least',
    aliases: 'minimum at-least greater-than positive least more-than range between',
  }),

  max: kindSchema(
    'max',
    'A number or stars: at most this much. Choices and files: at most this many.',
    {
      value: limit('The largest number.'),
    },
  ).meta({ limits: 'most', aliases: 'maximum at-most less-than most' }),

  'not-before': kindSchema(
    'not-before',
    'This day or later. Only the browser can check against today: a message may arrive days later, and in another time zone.',
    { date: ruleDate('The earliest day, like 2026-11-21; or today.') },
  ).meta({
    limits: 'least',
    aliases: 'min-date future from-today earliest adult age',
  }),

  'not-after': kindSchema(
    'not-after',
    'This day or earlier. Only the browser can check against today: a message may arrive days later, and in another time zone.',
    { date: ruleDate('The latest day, like 2026-11-21; or today.') },
  ).meta({ limits: 'most', aliases: 'max-date before past until latest' }),

  'same-as': kindSchema(
    'same-as',
    'The same value as in another field, for example an e-mail address that is typed twice.',
    {
      other: otherField('The name of the other field.'),
    },
  ).meta({
    aliases: 'matches equals match confirm repeat same equal-to confirmation',
  }),

  'one-of': kindSchema('one-of', 'Exactly one of these values. Choices: no others than these.', {
    values: listOf('The values that pass.', oneLine().meta({ follows: { name: 'option' } })),
  }).meta({
    aliases: 'allowed-values in enum unique whitelist',
  }),

  pattern: kindSchema(
    'pattern',
    'The whole text fits a pattern, a regular expression. The database checks it too, with RE2: without look-ahead and back references.',
    {
      pattern: oneLine(
        'The pattern for the whole text, without ^ and $: [A-Z]{3}[0-9]{4} is three capital letters and four digits.',
      ).meta({ blank: '[A-Z]{3}[0-9]{4}' }),
      wants: text(
        'What the pattern wants, in words, for example: three capital letters and four digits. A field without a hint shows them as its hint.',
      ).meta({ blank: 'three capital letters and four digits' }),
    },
  ).meta({ aliases: 'regex regexp regular-expression starts-with contains ends-with format mask' }),

  iban: kindSchema(
    'iban',
    'The number of a bank account, an IBAN: its country, its length and its check digits are right. Blanks and hyphens between its digits are fine.',
    {},
  )
    .shape(usualMessage('rules.iban.message'))
    .meta({ aliases: 'bank-account account-number' }),

  'postal-code': kindSchema(
    'postal-code',
    'A postal code as this country writes it, or the one that the visitor chooses.',
    {
      country: optionalOneOf(
        'The country, by its two letters.',
        'write other instead',
        postalCountries,
      ),
      other: otherField(
        'The name of a field that holds the two letters of the country. While it is empty, or names a country that is not known here, everything passes.',
      )
        .optional()
        .meta({ whenOmitted: 'write country instead' }),
    },
  )
    .test(
      lacks({
        key: 'country',
        form: "'DE'",
        when: ({ country, other }: CodeOf) => country === undefined && other === undefined,
        message: 'must have country: two letters, or other: the name of a field',
      }),
    )
    .test(
      'one-country',
      'must not have both country (two letters) and other (the name of a field)',
      (rule: CodeOf | undefined) => rule?.country === undefined || rule.other === undefined,
    )
    .meta({ blank: { country: 'DE' }, aliases: 'postcode zip zipcode plz' }),

  'licence-plate': kindSchema(
    'licence-plate',
    'The number plate of a car as this country writes it today, or wrote it on plates that are still on the road.',
    { country: oneOf('The country, by its two letters.', plateCountries) },
  ).meta({ aliases: 'number-plate license-plate registration-plate vehicle-registration' }),

  after: kindSchema(
    'after',
    'Later than the day or the time in another field of the form, of the same kind. While that field is empty, everything passes.',
    {
      other: otherField('The name of the other field.'),
      orSame: flag('Accepts the same day or time as well.', 'false: it must be later'),
    },
  ).meta({
    aliases: 'later-than after-field not-before-field end-after-start date-range return',
  }),

  'days-after': kindSchema(
    'days-after',
    'So many days after the day in another field: the nights of a stay. An earlier day than that never passes. While the other field is empty, everything passes.',
    {
      other: otherField(
        'The name of the field with the other day, for example that of the arrival.',
      ),
      least: optionalDays(
        'The fewest days between the two: 2 is two nights at least.',
        '0: the same day will do',
      ),
      most: optionalDays('The most days between the two.', 'any later day will do'),
      from: optionalDay(
        'Asks only of days in the other field from this one on: the beginning of a season.',
        'it asks of earlier ones too',
      ),
      to: optionalDay(
        'Asks only of days in the other field up to this one: the end of a season.',
        'it asks of later ones too',
      ),
      seasons,
    },
  )
    .test(
      'least-or-most',
      'must say least or most (numbers of days), or both',
      (rule: Stay | undefined) => !rule || rule.least !== undefined || rule.most !== undefined,
    )
    .test(
      'in-order',
      'must not have least above most, or to before from: nothing would pass',
      (rule) => !rule || (inOrder(rule.least, rule.most) && inOrder(rule.from, rule.to)),
    )
    .meta({
      blank: { least: 1 },
      aliases: 'nights min-nights max-nights stay days-between duration length-of-stay',
    }),

  'not-on': kindSchema('not-on', 'A day that is none of these.', {
    weekdays: optionalList(
      'Days of the week, for example the day of rest.',
      'every day of the week passes',
      oneOf(undefined, weekdays),
    ),
    days: optionalList(
      'Days that do not pass, for example those on which everything is taken.',
      'only days of the week are refused',
      closedDays,
    ),
  })
    .test(
      'weekdays-or-days',
      'must say weekdays or days (lists), or both',
      (rule: Closed | undefined) => !rule || rule.weekdays !== undefined || rule.days !== undefined,
    )
    .meta({
      blank: { weekdays: ['sunday'] },
      aliases: 'closed closed-days blocked blocked-days except disabled-dates unavailable weekday',
    }),

  'opening-day': kindSchema(
    'opening-day',
    'A day on which the business opens, today or later. The database asks it too, by the day on which the form is sent.',
    { hours: ruleHours() },
  ).meta({ aliases: 'open-day business-day working-day within-hours opening-hours open' }),

  'opening-time': kindSchema(
    'opening-time',
    'A time at which the business is open: on the day in another field, or on any day. On that day, what is over does not pass.',
    {
      day: oneLine('The name of the field with the day.')
        .optional()
        .meta({ whenOmitted: 'any day will do', follows: { name: 'field' } }),
      past: optionalText(
        'The error message for a time that is over: earlier today, or on a day before.',
        'it is the message',
      ),
      timeZone: oneLine('The time zone of these hours, by its IANA name, such as Europe/London.')
        .test(
          'time-zone',
          'must be the name of a time zone, for example Europe/London',
          isKnownZone,
        )
        .optional()
        .meta({
          whenOmitted: 'timeZone of config/site.ts; without one, a time of today is never over',
        }),
      hours: ruleHours(),
      slots: optionalGroup(
        'Lets through only times at which something begins, counted from opening on.',
        'those of the field, if it has slots; else any time while it is open',
        strictObject(slotTimes),
      ),
    },
  ).meta({ aliases: 'open-time business-hours working-hours opening-times' }),
};

type Schemas = typeof ruleSchemas;
export type RuleName = keyof Schemas;

export const ruleNames = Object.keys(ruleSchemas) as RuleName[];

export type RuleDefinition<Name extends RuleName = RuleName> = {
  [Each in Name]: InferType<Schemas[Each]>;
}[Name];

const unknownRule = strictObject({
  ...everyRule,
  check: oneOf(undefined, Object.keys(ruleSchemas)),
});

const schemaOf = (check: unknown): Schema | undefined =>
  Object.entries(ruleSchemas).find(([name]) => name === check)?.[1];

/** One rule of a form: the keys of every rule, and the params of its kind. */
export const ruleSchema = lazy((value: unknown): Schema => {
  const check = typeof value === 'object' && value !== null && 'check' in value && value.check;
  return schemaOf(check) ?? unknownRule;
}).meta({
  group: { name: 'Rule', description: 'A check of a form.' },
  choices: { by: 'check', schemas: ruleSchemas },
});
