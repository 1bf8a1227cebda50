/** @jest-environment node */
import { fillIn } from './fill-in';

test.each([
  [
    'each time it occurs',
    '{host}, and {host} again',
    { host: 'a.example' },
    'a.example, and a.example again',
  ],
  [
    'signs of replacements as they are',
    'By {name}.',
    { name: "$& $1 $$ $' $`" },
    "By $& $1 $$ $' $`.",
  ],
  [
    'what looks like a name in a value',
    '{name} {year}',
    { name: '{year}', year: 2026 },
    '{year} 2026',
  ],
  ['0 as a number', '{number} of 5', { number: 0 }, '0 of 5'],
  ['nothing that is not known', '{constructor} {other}', { host: 'a' }, '{constructor} {other}'],
])('%s', (_, text, values, filled) => {
  expect(fillIn(text, values)).toBe(filled);
});
