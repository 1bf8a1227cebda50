import { added } from './form-kinds';
import type { Mistake } from './row';

/** The newsletter stands on every page: any link of the site may fill in its fields. */

const topic = (more: string) => `{ kind: 'text', name: 'Topic', label: 'Topic', ${more} },`;
const course =
  "{ kind: 'select', name: 'Course', label: 'Course', prefill: 'course', options: [{ value: 'german' }, { value: 'french' }] },";
const days =
  "{ kind: 'checkboxes', name: 'Days', label: 'Days', prefill: 'day', options: [{ value: 'monday' }, { value: 'friday' }] },";
const guests =
  "{ kind: 'number', name: 'Guests', label: 'Guests', prefill: 'guests', errorMessage: 'No number' },";
const start =
  "{ kind: 'date', name: 'Start', label: 'Start', prefill: 'start', errorMessage: 'No day' },";
const link = (to: string) => `{ kind: 'note', words: 'See [how](${to}).' },`;

const linked = (
  what: string,
  field: string,
  { to, ...reported }: { to: string; code: string; suggests?: string },
): Mistake => added(what, { fields: [field, link(to)], at: 'kind: ', ...reported });

const noKinds = {
  checkbox: "{ kind: 'checkbox', name: 'Ok', label: 'I agree', prefill: 'ok' },",
  rating:
    "{ kind: 'rating', name: 'Stars', label: 'Stars', prefill: 'stars', stars: ['Poor', 'Good'] },",
};

export const prefillMistakes: Mistake[] = [
  added('a link that fills in the e-mail', {
    fields: ["{ kind: 'email', name: 'Again', label: 'Again', prefill: 'email' },"],
    code: 'SITE-310',
    at: "prefill: 'email'",
  }),
  added('a link that fills in the telephone number', {
    fields: ["{ kind: 'tel', name: 'Phone', label: 'Phone', prefill: 'phone' },"],
    code: 'SITE-310',
    at: "prefill: 'phone'",
  }),
  ...['name', 'postal-code', 'cc-number'].map((autoComplete) =>
    added(`a link that fills in what the browser knows as ${autoComplete}`, {
      fields: [topic(`autoComplete: '${autoComplete}', prefill: 'topic'`)],
      code: 'SITE-310',
      at: "prefill: 'topic'",
    }),
  ),
  added('a link that fills in the date of birth', {
    fields: [start.replace('prefill:', "autoComplete: 'bday', prefill:")],
    code: 'SITE-310',
    at: "prefill: 'start'",
  }),
  ...Object.entries(noKinds).map(([kind, field]) =>
    added(`a link that fills in a ${kind}`, { fields: [field], code: 'SITE-311', at: 'prefill:' }),
  ),
  added('a link that fills in a field of a list', {
    fields: [
      `{ kind: 'list', name: 'Party', label: 'Party', max: 3, fields: [${topic("prefill: 'topic'").slice(0, -1)}] },`,
    ],
    code: 'SITE-312',
    at: "prefill: 'topic'",
  }),
  added('two fields that one name fills in', {
    fields: [topic("prefill: 'course'"), course],
    code: 'SITE-050',
    at: "kind: 'select'",
  }),
  added('a prefill that names a campaign', {
    fields: [topic("prefill: 'utm_source'")],
    code: 'SITE-034',
    at: 'prefill:',
  }),
  added('prefill misspelt', {
    fields: [topic("prefil: 'topic'")],
    code: 'SITE-020',
    at: 'prefil:',
    suggests: 'prefill:',
  }),
  added('prefill as a switch', {
    fields: [topic('prefill: true')],
    code: 'SITE-023',
    at: 'prefill: true',
  }),
  linked('a link with the name of the field misspelt', course, {
    to: '/Contact?corse=german',
    code: 'SITE-314',
    suggests: '/Contact?course=german',
  }),
  linked('a link with a name that nothing is like', course, {
    to: '/Contact?subject=german',
    code: 'SITE-314',
  }),
  linked('a link with an option misspelt', course, {
    to: '/Contact?course=germn',
    code: 'SITE-315',
    suggests: '/Contact?course=german',
  }),
  linked('a link with an option that there is not', course, {
    to: '/About-us?course=swimming',
    code: 'SITE-315',
  }),
  linked('a link with one wrong option of two', days, {
    to: '/Contact?day=monday&day=sunday',
    code: 'SITE-315',
  }),
  linked('a link with a word in place of a number', guests, {
    to: '/Contact?guests=two',
    code: 'SITE-315',
  }),
  linked('a link with half a guest', guests, {
    to: '/Contact?guests=1.5',
    code: 'SITE-315',
  }),
  linked('a link with a day as people write it', start, {
    to: '/Contact?start=1.2.2027',
    code: 'SITE-315',
  }),
  linked('a link with a text that is too long', topic("prefill: 'topic', maxLength: 5"), {
    to: '/Contact?topic=websites',
    code: 'SITE-315',
  }),
];
