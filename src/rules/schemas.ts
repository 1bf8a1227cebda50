import { lazy, type InferType, type Schema } from 'yup';
import { lacks } from '../schema/groups';
import { requiredNumber } from '../schema/plain-values';
import {
  listOf,
  oneLine,
  oneOf,
  optionalOneOf,
  strictObject,
  text,
  whole,
} from '../schema/primitives';
import { calledField } from '../schema/record';
import { usualText } from '../schema/usual-text';
import type { UsualWord } from '../schema/usual-words/en';
import { plateCountries, postalCountries } from './by-country';
import { datedSchemas, daySchemas } from './day-schemas';
import { everyRule, kindSchema, messageWords } from './kind-schema';

/** The message of a kind that says all there is to say. */
const usualMessage = (word: UsualWord) => ({
  message: usualText(word, messageWords).meta({ usualUnlessOwn: true }),
});

/** RE2's limit of repetitions. */
const mostRepeats = 1000;

const limit = (description: string) => requiredNumber().meta({ description });

type CodeOf = { country?: unknown; other?: unknown };

/** Every rule kind, by the name that config writes as `check`. */
export const ruleSchemas = {
  required: kindSchema('required', 'The field is not empty. Only blanks count as empty.', {}).meta({
    inWords: 'is filled in',
    aliases: 'not-empty filled must needed non-empty compulsory mandatory obligatory',
  }),

  accepted: kindSchema('accepted', 'The box is ticked.', {}).meta({
    inWords: 'is ticked',
    aliases: 'agreed checked ticked must-be-ticked consent terms true is-true',
  }),

  email: kindSchema(
    'email',
    'An e-mail address: text, an @, text, a dot, text, without blanks.',
    {},
  )
    .shape(usualMessage('rules.email.message'))
    .meta({ inWords: 'is an e-mail address', aliases: 'e-mail-address mailbox' }),

  digits: kindSchema('digits', 'Only digits 0 to 9, at least one.', {}).meta({
    inWords: 'has only digits',
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
  ).meta({
    limits: 'least',
    inWords: 'has at least {length} characters',
    aliases: 'at-least-characters minimum-length shortest',
  }),

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
    inWords: 'has at most {length} characters',
    aliases: 'at-most-characters maximum-length longest limit characters',
  }),

  'web-address': kindSchema(
    'web-address',
    'A web address: http:// or https://, then a host with a dot in it.',
    {},
  )
    .shape(usualMessage('rules.web-address.message'))
    .meta({ inWords: 'is a web address', aliases: 'url link website domain https' }),

  min: kindSchema(
    'min',
    'A number, stars or what a field of the kind price works out: at least this much. Choices and files: at least this many.',
    {
      value: limit('The smallest number.'),
    },
  ).meta({
    limits: 'least',
    inWords: 'is at least {value}',
    aliases: 'minimum at-least greater-than positive least more-than range between',
  }),

  max: kindSchema(
    'max',
    'A number, stars or what a field of the kind price works out: at most this much. Choices and files: at most this many.',
    {
      value: limit('The largest number.'),
    },
  ).meta({
    limits: 'most',
    inWords: 'is at most {value}',
    aliases: 'maximum at-most less-than most',
  }),

  ...datedSchemas,

  'same-as': kindSchema(
    'same-as',
    'The same value as in another field, for example an e-mail address that is typed twice.',
    {
      other: calledField('The name of the other field.'),
    },
  ).meta({
    inWords: 'is the same as {other}',
    aliases: 'matches equals match confirm repeat same equal-to confirmation',
  }),

  'at-least-one': kindSchema(
    'at-least-one',
    'This field is filled in, or one of the others is: a telephone number or an e-mail address. A box is filled in by a tick. While this field is hidden, nothing is asked.',
    {
      others: listOf('The names of the other fields of which one will do.', calledField()),
    },
  ).meta({
    inWords: 'is filled in, or one of these is: {others}',
    aliases: 'any-of one-filled either or required-without one-required any-filled',
  }),

  'one-of': kindSchema('one-of', 'Exactly one of these values. Choices: no others than these.', {
    values: listOf('The values that pass.', oneLine().meta({ follows: { name: 'option' } })),
  }).meta({
    inWords: 'is one of: {values}',
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
  ).meta({
    inWords: 'fits “{wants}”',
    aliases: 'regex regexp regular-expression starts-with contains ends-with format mask',
  }),

  iban: kindSchema(
    'iban',
    'The number of a bank account, an IBAN: its country, its length and its check digits are right. Blanks and hyphens between its digits are fine.',
    {},
  )
    .shape(usualMessage('rules.iban.message'))
    .meta({ inWords: 'is an IBAN', aliases: 'bank-account account-number' }),

  'postal-code': kindSchema(
    'postal-code',
    'A postal code as this country writes it, or the one that the visitor chooses.',
    {
      country: optionalOneOf(
        'The country, by its two letters.',
        'write other instead',
        postalCountries,
      ),
      other: calledField(
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
    .meta({
      blank: { country: 'DE' },
      inWords: 'is a postal code',
      aliases: 'postcode zip zipcode plz',
    }),

  'licence-plate': kindSchema(
    'licence-plate',
    'The number plate of a car as this country writes it today, or wrote it on plates that are still on the road.',
    { country: oneOf('The country, by its two letters.', plateCountries) },
  ).meta({
    inWords: 'is a number plate',
    aliases: 'number-plate license-plate registration-plate vehicle-registration',
  }),

  ...daySchemas,
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
