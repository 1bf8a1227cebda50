import { added } from './form-kinds';
import { newsletter, type Mistake } from './row';

const ownEmail =
  "    { kind: 'email', name: 'Email', label: 'Your e-mail', maxLength: 254, autoComplete: 'email' },";
const born = "{ kind: 'date', name: 'Birthday', label: 'Born on', errorMessage: 'No day' },";
const note = "{ kind: 'text', name: 'Why', label: 'Why' },";
const guests = "{ kind: 'number', name: 'Guests', label: 'Guests', errorMessage: 'No number' },";
const shown = (showWhen: string) =>
  `{ kind: 'text', name: 'Parent', label: 'Parent', showWhen: { ${showWhen} } },`;

const wrong = (what: string, showWhen: string, reported: { code: string; suggests?: string }) =>
  added(what, { fields: [born, note, guests, shown(showWhen)], at: 'showWhen', ...reported });

/** The newsletter with these stamps, and with these fields and rules besides its own. */
export const newsletterForm = (stamps: string, fields: string[] = [], rules: string[] = []) =>
  `${[ownEmail, ...fields].join('\n')}
  ],
  rules: [${rules.join('\n')}{ field: 'Email', check: 'email', message: 'Please enter a valid email address' }],
  record: { collection: 'subcribe', stamps: ${stamps} },`;

export const ageMistakes: Mistake[] = [
  wrong('an age of a field misspelt', "field: 'Birtday', youngerThan: 18", {
    code: 'SITE-130',
    suggests: "'Birthday'",
  }),
  wrong('an age of a text', "field: 'Why', youngerThan: 18", {
    code: 'SITE-149',
  }),
  wrong('an age of an address', "field: 'Email', notYoungerThan: 18", {
    code: 'SITE-149',
  }),
  wrong('an age in quotes', "field: 'Birthday', youngerThan: '18'", {
    code: 'SITE-024',
    suggests: '18',
  }),
  wrong('two ages in one condition', "field: 'Birthday', youngerThan: 18, notYoungerThan: 12", {
    code: 'SITE-133',
  }),
  wrong('an age misspelt', "field: 'Birthday', youngerThen: 18", {
    code: 'SITE-020',
    suggests: 'youngerThan',
  }),
  wrong('an age of half a year', "field: 'Birthday', youngerThan: 17.5", {
    code: 'SITE-033',
  }),
  wrong('an age of three hundred years', "field: 'Birthday', youngerThan: 300", {
    code: 'SITE-033',
    suggests: '150',
  }),
  wrong('more than, of a text', "field: 'Why', moreThan: 3", { code: 'SITE-134' }),
  wrong('less than, in quotes', "field: 'Guests', lessThan: '3'", {
    code: 'SITE-024',
    suggests: '3',
  }),
  wrong('one of no values', "field: 'Why', isOneOf: []", { code: 'SITE-032' }),
  wrong('several conditions beside one', "field: 'Why', any: [{ field: 'Why', filled: true }]", {
    code: 'SITE-133',
  }),
  wrong('one of several conditions on a field misspelt', "any: [{ field: 'Wy', filled: true }]", {
    code: 'SITE-130',
    suggests: "'Why'",
  }),
  {
    what: 'an age in a form without the day on which it is sent',
    file: newsletter,
    from: newsletterForm("{ id: 'milliseconds', Date: 'date' }"),
    to: newsletterForm("{ id: 'milliseconds' }", [
      born,
      shown("field: 'Birthday', youngerThan: 18"),
    ]),
    code: 'SITE-307',
    at: 'youngerThan',
  },
];
