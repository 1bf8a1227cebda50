/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkProject } from './check-project';
import { fixProject } from './fix-project';

/** `npm run check -- --fix` on a copy of config/: the certain is fixed, all else stays as it is. */

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fix-'));
  cpSync(join(__dirname, '../../tests/sites/agency/config'), join(root, 'config'), {
    recursive: true,
  });
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(root, file), text);

const change = (file: string, ...changes: [from: string, to: string][]) => {
  const after = changes.reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replace(from, () => to);
  }, read(file));
  write(file, after);
};

const fix = () => fixProject(root, checkProject(root)).map(({ code }) => code);
const home = 'config/pages/home.ts';

test.each<[string, string, [from: string, to: string][], string[]]>([
  ['a name in capitals', home, [["highlight: 'Growth'", "HighLight: 'Growth'"]], ['SITE-020']],
  ['a word in capitals', home, [["tone: 'band'", "tone: ' Band '"]], ['SITE-028']],
  [
    'a number in quotes',
    'config/pages/contact.ts',
    [['height: 500', "height: '500'"]],
    ['SITE-024'],
  ],
  ['true in quotes', home, [['hidden: true', "hidden: 'true'"]], ['SITE-025']],
  [
    'a missing comma, and what it hid',
    home,
    [
      ["highlight: 'Growth',", "highlight: 'Growth'"],
      ["tone: 'band'", "tone: 'BAND'"],
    ],
    ['SITE-010', 'SITE-028'],
  ],
  ['a missing colon', home, [["highlight: 'Growth'", "highlight 'Growth'"]], ['SITE-013']],
  [
    'curly quotes, more than once on a line',
    'config/routes.ts',
    [["{ page: 'about', path: '/About-us' }", '{ page: ‘about’, path: “/About-us” }']],
    ['SITE-012'],
  ],
  ['curly quotes', home, [["highlight: 'Growth'", 'highlight: “Growth”']], ['SITE-012']],
])('%s is fixed as it was', (_, file, changes, codes) => {
  const before = read(file);
  change(file, ...changes);
  expect(fix()).toEqual(codes);
  expect(read(file)).toBe(before);
});

test('comments, quotes, indentation, line ends and the byte order mark stay as they are', () => {
  const odd = `\ufeff${read(home)}`
    .replace("title: 'Business Growth',", '\ttitle:   "Business Growth" /* ours */ , // for now  ')
    .replaceAll('\n', '\r\n');
  write(home, odd.replace("tone: 'band'", 'tone: "Band"'));
  expect(fix()).toEqual(['SITE-028']);
  expect(read(home)).toBe(odd);
});

test.each([
  ['a word that is only like one that is known', "tone: 'band'", "tone: 'bnad'"],
  ['a name that people use for another', "to: '/About-Us'", "href: '/About-Us'"],
  ['words without quotes', "title: 'Business Growth',", 'title: Business Growth in Town,'],
  ['what is too much', "highlight: 'Growth'", "sparkle: 'Growth'"],
  ['a text that never ends', "highlight: 'Growth',", "highlight: 'Growth,"],
])('%s is left to the editor', (_, from, to) => {
  change(home, [from, to]);
  const before = read(home);
  expect(fix()).toEqual([]);
  expect(read(home)).toBe(before);
});

test('nothing is fixed in a file of which a part cannot be read for certain', () => {
  change(home, ["highlight: 'Growth',", "highlight: 'Growth,"], ["tone: 'band'", "tone: 'Band'"]);
  const before = read(home);
  expect(fix()).toEqual([]);
  expect(read(home)).toBe(before);
});

test('a file that is no valid UTF-8 is not written', () => {
  const [before = '', after = ''] = read(home).split("tone: 'band'");
  const bytes = Buffer.concat([
    Buffer.from(`// `),
    Buffer.from([0xe4]),
    Buffer.from(`\n${before}tone: 'Band'${after}`),
  ]);
  writeFileSync(join(root, home), bytes);
  expect(fix()).toEqual([]);
  expect(readFileSync(join(root, home)).equals(bytes)).toBe(true);
});
