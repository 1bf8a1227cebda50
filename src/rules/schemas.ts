import { lazy, number, type InferType, type ObjectShape, type Schema } from 'yup';
import { validDate } from '../schema/calendar-day';
import {
  flag,
  kindKey,
  listOf,
  oneLine,
  oneOf,
  strictObject,
  text,
  whole,
} from '../schema/primitives';
import { today } from './today';

export const everyRule = {
  field: text('The field that is checked, by its name.'),
  message: text('What the visitor is told.'),
  whenFilled: flag('Leaves the field alone while it is empty.', 'false: an empty field fails too'),
  clientOnly: flag(
    'Asks the visitor’s browser alone. The database then takes what breaks the rule.',
    'false: the database asks too',
  ),
};

/** The keys of every kind of rule, and those of this kind; `description` says what passes. */
const kindSchema = <const Name extends string, const Shape extends ObjectShape>(
  name: Name,
  description: string,
  shape: Shape,
) =>
  strictObject({
    field: everyRule.field,
    check: kindKey(name, 'What is checked.'),
    ...shape,
    message: everyRule.message,
    whenFilled: everyRule.whenFilled,
    clientOnly: everyRule.clientOnly,
  }).meta({ description });

/** RE2's limit of repetitions. */
const mostRepeats = 1000;

const limit = (description: string) =>
  number()
    .typeError('must be a number, without quotes')
    .required('is missing: write a number')
    .meta({ description });

/** A day in a rule. */
const ruleDate = (words: string) =>
  text(words).test(
    'date',
    'must be a day like 2026-11-21, or today',
    (value) => value === today || validDate.test(value),
  );

/** Every rule kind, by the name that config writes as `check`. */
export const ruleSchemas = {
  required: kindSchema('required', 'Something must be there. Blanks alone are nothing.', {}).meta({
    aliases: 'not-empty filled must needed non-empty compulsory',
  }),

  accepted: kindSchema('accepted', 'The box is ticked.', {}).meta({
    aliases: 'agreed checked ticked consent terms true is-true',
  }),

  email: kindSchema(
    'email',
    'An e-mail address: text, an @, text, a dot, text, and no blanks.',
    {},
  ).meta({ aliases: 'e-mail-address mailbox' }),

  digits: kindSchema('digits', 'Digits 0 to 9 alone, at least one.', {}).meta({
    aliases:
      'number numeric phone telephone tel integer zip postcode plz only-numbers whole-number',
  }),

  'min-length': kindSchema(
    'min-length',
    'At least so many characters. Blanks at either end are not counted.',
    {
      length: whole('The fewest characters.')
        .positive('must be more than 0')
        .max(mostRepeats, `must be ${mostRepeats} or less`),
    },
  ).meta({ limits: 'least', aliases: 'at-least-characters minimum-length shortest' }),

  'max-length': kindSchema(
    'max-length',
    'At most so many characters. Blanks at either end are counted.',
    { length: whole('The most characters.').positive('must be more than 0') },
  ).meta({
    limits: 'most',
    aliases: 'at-most-characters maximum-length longest limit characters',
  }),

  'web-address': kindSchema(
    'web-address',
    'A web address: it starts with http:// or https:// and names a place with a dot in it.',
    {},
  ).meta({ aliases: 'url link website domain https' }),

  min: kindSchema(
    'min',
    'At least so much: of a number or of stars. Of choices and files: at least so many.',
    {
      value: limit('The least.'),
    },
  ).meta({
    limits: 'least',
    aliases: 'minimum at-least greater-than positive least more-than range between',
  }),

  max: kindSchema(
    'max',
    'At most so much: of a number or of stars. Of choices and files: at most so many.',
    {
      value: limit('The most.'),
    },
  ).meta({ limits: 'most', aliases: 'maximum at-most less-than most' }),

  'not-before': kindSchema(
    'not-before',
    'A day that is this one or later. Of today the browser alone can be asked: a message may arrive days later, and in another time zone.',
    { date: ruleDate('The earliest day, like 2026-11-21; or today.') },
  ).meta({
    limits: 'least',
    aliases: 'min-date after future from-today earliest adult age',
  }),

  'not-after': kindSchema(
    'not-after',
    'A day that is this one or earlier. Of today the browser alone can be asked: a message may arrive days later, and in another time zone.',
    { date: ruleDate('The latest day, like 2026-11-21; or today.') },
  ).meta({ limits: 'most', aliases: 'max-date before past until latest' }),

  'same-as': kindSchema(
    'same-as',
    'The same as in another field, for example an e-mail address that is typed twice.',
    { other: text('The other field, by its name.') },
  ).meta({
    aliases: 'matches equals match confirm repeat same equal-to confirmation',
  }),

  'one-of': kindSchema(
    'one-of',
    'One of these values, letter by letter. Of choices: none but these.',
    { values: listOf('The values that pass.', oneLine()) },
  ).meta({
    aliases: 'pattern regex starts-with contains ends-with allowed-values in enum unique whitelist',
  }),
};

type Schemas = typeof ruleSchemas;
export type RuleName = keyof Schemas;
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
  group: { name: 'Rule', description: 'Something that a form checks.' },
  choices: { by: 'check', schemas: ruleSchemas },
});
