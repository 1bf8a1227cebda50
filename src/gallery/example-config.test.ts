/** @jest-environment node */
import { printConfig } from './example-config';

const lines = (...all: string[]) => all.join('\n');

test.each<[string, object, string]>([
  ['what fits is on one line', { kind: 'map', height: 500 }, "{ kind: 'map', height: 500 }"],
  ['nothing is written of what is left out', { kind: 'map', label: undefined }, "{ kind: 'map' }"],
  ['no keys', {}, '{}'],
  ['a key that is not a name is quoted', { 'a-b': true }, "{ 'a-b': true }"],
  ['an apostrophe turns the quotes', { title: "Let's talk" }, `{ title: "Let's talk" }`],
  [
    'both quotes: those that need fewer escapes',
    { title: `"It's" 5"` },
    String.raw`{ title: '"It\'s" 5"' }`,
  ],
  [
    'a backslash and a line end are escaped',
    { title: 'a\\b\nc' },
    String.raw`{ title: 'a\\b\nc' }`,
  ],
  [
    'what does not fit has a line for each key, with a comma behind the last',
    { kind: 'feature', title: 'Orders', points: ['one', 'two'] },
    lines('{', "  kind: 'feature',", "  title: 'Orders',", "  points: ['one', 'two'],", '}'),
  ],
  [
    'groups of several keys are never on one line',
    {
      f: [
        { a: 1, b: 2 },
        { a: 3, b: 4 },
      ],
    },
    lines('{', '  f: [', '    { a: 1, b: 2 },', '    { a: 3, b: 4 },', '  ],', '}'),
  ],
  ['groups of one key do', { f: [{ a: 1 }, { a: 2 }] }, '{ f: [{ a: 1 }, { a: 2 }] }'],
  [
    'a long text goes below its key, but for a short one',
    { title: 'A text that is longer than the line', note: 'A text that is longer than the line' },
    lines(
      '{',
      '  title:',
      "    'A text that is longer than the line',",
      "  note: 'A text that is longer than the line',",
      '}',
    ),
  ],
])('%s', (_name, value, printed) => {
  expect(printConfig(value, 40)).toBe(printed);
});
