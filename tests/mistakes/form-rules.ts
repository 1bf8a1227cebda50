import { newsletter, type Mistake } from './row';

/** A mistake in what is added to the form: fields after its own, rules before its own. */
type Added = {
  fields?: string[];
  rules: string[];
  code: string;
  /** A part of the line that is reported. */
  at: string;
  suggests?: string;
};

const own =
  "    { kind: 'email', name: 'Email', label: 'Your e-mail', maxLength: 254, autoComplete: 'email' },\n";

const added = (what: string, { fields = [], rules, ...reported }: Added): Mistake => ({
  what,
  file: newsletter,
  from: `${own}  ],\n  rules: [{`,
  to: `${[own.trimEnd(), ...fields].join('\n')}\n  ],\n  rules: [\n${rules.join('\n')}\n{`,
  ...reported,
});

const number = "{ kind: 'text', name: 'Customer', label: 'Customer', maxLength: 12 },";

/** A pattern as config writes it, with two backslashes for one. */
const ofPattern = (what: string, pattern: string, reported: Pick<Added, 'code' | 'suggests'>) =>
  added(what, {
    fields: [number],
    rules: [
      `{ field: 'Customer', check: 'pattern', pattern: '${pattern}', wants: 'A number', message: 'x' },`,
    ],
    at: 'pattern:',
    ...reported,
  });

const patterns: Mistake[] = [
  ofPattern('a pattern with its beginning and its end', '^[0-9]{4}$', {
    code: 'SITE-303',
    suggests: "'[0-9]{4}'",
  }),
  ofPattern('a pattern with its end', '[A-Z]+$', { code: 'SITE-303', suggests: "'[A-Z]+'" }),
  ofPattern('a pattern with a beginning inside', '[0-9]|^[A-Z]', {
    code: 'SITE-303',
    suggests: "'[0-9]|[A-Z]'",
  }),
  ofPattern('a pattern that looks ahead', '(?=.*[0-9])[a-z0-9]{4}', { code: 'SITE-300' }),
  ofPattern('a pattern that asks for the same once more', '([A-Z])\\\\1', { code: 'SITE-300' }),
  ofPattern('a pattern with a named group', '(?<year>[0-9]{4})', {
    code: 'SITE-300',
    suggests: "'([0-9]{4})'",
  }),
  ofPattern('a pattern with a flag', '(?i)[a-z]{3}', { code: 'SITE-300' }),
  ofPattern('a pattern with the end of a word', '[a-z]+\\\\b', {
    code: 'SITE-300',
    suggests: "'[a-z]+'",
  }),
  ofPattern('a pattern with a class of other languages', '[[:digit:]]{4}', {
    code: 'SITE-300',
    suggests: "'[0-9]{4}'",
  }),
  ofPattern('a pattern that keeps what it has', '[0-9]++', {
    code: 'SITE-300',
    suggests: "'[0-9]+'",
  }),
  ofPattern('a pattern with a bracket left open', '([A-Z]{3}', {
    code: 'SITE-301',
    suggests: "'([A-Z]{3})'",
  }),
  ofPattern('a pattern with signs left open', '[A-Z{3}', { code: 'SITE-301' }),
  ofPattern('a pattern that repeats what is repeated', '([a-z]+)*[0-9]', {
    code: 'SITE-302',
    suggests: "'[a-z]*[0-9]'",
  }),
  ofPattern('a pattern of two that take the same', '[0-9]*[0-9A-F]*x', { code: 'SITE-302' }),
  ofPattern('a pattern of choices that begin alike', '(a|aa)+b', { code: 'SITE-302' }),
  ofPattern('a pattern that an empty field passes', '[0-9]*', {
    code: 'SITE-304',
    suggests: "'[0-9]+'",
  }),
  ofPattern('a pattern of the digits of another keyboard', '[٠-٩]{4}', {
    code: 'SITE-574',
    suggests: "'[0-9]{4}'",
  }),
  ofPattern('a pattern that repeats too much', '([0-9]{100}-){100}', { code: 'SITE-305' }),
  ofPattern('a pattern longer than its field', '[0-9]{13}', { code: 'SITE-062' }),
  added('a pattern without words', {
    fields: [number],
    rules: ["{ field: 'Customer', check: 'pattern', pattern: '[0-9]{4}', message: 'x' },"],
    code: 'SITE-022',
    at: "check: 'pattern'",
    suggests: 'wants:',
  }),
  added('a pattern for a number', {
    fields: ["{ kind: 'number', name: 'Count', label: 'Count', errorMessage: 'No number' },"],
    rules: [
      "{ field: 'Count', check: 'pattern', pattern: '[0-9]{4}', wants: 'A number', message: 'x' },",
    ],
    code: 'SITE-140',
    at: "check: 'pattern'",
  }),
];

const codes: Mistake[] = [
  added('a postal code without its country', {
    fields: [number],
    rules: ["{ field: 'Customer', check: 'postal-code', message: 'x' },"],
    code: 'SITE-022',
    at: "check: 'postal-code'",
    suggests: 'country:',
  }),
  added('a country in small letters', {
    fields: [number],
    rules: ["{ field: 'Customer', check: 'postal-code', country: 'de', message: 'x' },"],
    code: 'SITE-028',
    at: "country: 'de'",
    suggests: "'DE'",
  }),
  added('a postal code of two countries', {
    fields: [number],
    rules: [
      "{ field: 'Customer', check: 'postal-code', country: 'DE', other: 'Customer', message: 'x' },",
    ],
    code: 'SITE-034',
    at: "check: 'postal-code'",
  }),
  added('a postal code of a country in a field that there is not', {
    fields: [number, "{ kind: 'text', name: 'Land', label: 'Land' },"],
    rules: ["{ field: 'Customer', check: 'postal-code', other: 'Lant', message: 'x' },"],
    code: 'SITE-053',
    at: "other: 'Lant'",
    suggests: "'Land'",
  }),
  added('a country whose plates are not known', {
    fields: [number],
    rules: ["{ field: 'Customer', check: 'licence-plate', country: 'US', message: 'x' },"],
    code: 'SITE-028',
    at: "country: 'US'",
    suggests: "'ES'",
  }),
  added('an IBAN that is to be digits as well', {
    fields: ["{ kind: 'text', name: 'Account', label: 'Account' },"],
    rules: [
      "{ field: 'Account', check: 'digits', message: 'x' },",
      "{ field: 'Account', check: 'iban', message: 'x' },",
    ],
    code: 'SITE-061',
    at: "check: 'iban'",
  }),
  added('an IBAN of a day', {
    fields: ["{ kind: 'date', name: 'Day', label: 'Day', errorMessage: 'No day' },"],
    rules: ["{ field: 'Day', check: 'iban', message: 'x' },"],
    code: 'SITE-067',
    at: "check: 'iban'",
    suggests: "'required'",
  }),
  added('a postcode for a postal code', {
    fields: [number],
    rules: ["{ field: 'Customer', check: 'postcode', country: 'DE', message: 'x' },"],
    code: 'SITE-028',
    at: "check: 'postcode'",
    suggests: "'postal-code'",
  }),
];

/** Mistakes in rules of forms that know what a text must look like. */
export const formRuleMistakes: Mistake[] = [...patterns, ...codes];
