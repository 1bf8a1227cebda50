/** @jest-environment node */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkProject } from '../check-project';
import { fixProject } from './fix-project';

/** `npm run check -- --fix` on a copy of config/: the certain is fixed, all else stays as it is. */

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fix-'));
  cpSync(join(__dirname, '../../../tests/sites/agency/config'), join(root, 'config'), {
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

const oldImport = (file: string) => {
  const from = file.split('/').length > 2 ? '../types' : './types';
  change(file, ["'#types'", `'${from}'`]);
};

test('types at their old place are told, are no error, and are named anew', () => {
  const files = [home, 'config/forms/contact.ts', 'config/routes.ts', 'config/site.ts'];
  const before = files.map(read);
  files.forEach(oldImport);
  const told = checkProject(root).problems.filter(({ code }) => code === 'SITE-230');
  expect(told.map(({ file, severity }) => [file, severity])).toEqual(
    files.toSorted().map((file) => [file, 'improvable']),
  );
  expect(checkProject(root).problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(fix()).toEqual(files.map(() => 'SITE-230'));
  expect(files.map(read)).toEqual(before);
});

test.each([
  ["'../types.ts'", "'#types'"],
  ['"../types"', '"#types"'],
  ["'../../types'", "'#types'"],
  ["'../../config/types'", "'#types'"],
  ["'#config/types'", "'#types'"],
])('types from %s are from %s', (from, to) => {
  const before = read(home);
  change(home, ["'#types';", `${from}; // ours`]);
  expect(fix()).toEqual(['SITE-230']);
  expect(read(home)).toBe(before.replace("'#types';", `${to}; // ours`));
});

test('types at their old place are named anew together with what else is certain', () => {
  const before = read(home);
  oldImport(home);
  change(home, ["tone: 'band'", "tone: 'Band'"]);
  expect(fix().toSorted()).toEqual(['SITE-028', 'SITE-230']);
  expect(read(home)).toBe(before);
});

const oldFile = 'config/types.ts';

test.each([
  ['what led to them', "export type * from '../../../config/types';\n"],
  ['what a command wrote', '// Written by `npm run reference` from the schemas.\n\nexport {};\n'],
])('the old file of types, with %s, is told and deleted', (_, text) => {
  write(oldFile, text);
  const told = checkProject(root).problems.filter(({ file }) => file === oldFile);
  expect(told.map(({ code, severity }) => [code, severity])).toEqual([['SITE-231', 'improvable']]);
  expect(fix()).toEqual(['SITE-231']);
  expect(existsSync(join(root, oldFile))).toBe(false);
});

test('a file in its place that somebody has written is told, and stays', () => {
  write(oldFile, 'export type Ours = string;\n');
  const told = checkProject(root).problems.filter(({ file }) => file === oldFile);
  expect(told.map(({ code }) => code)).toEqual(['SITE-231']);
  expect(fix()).toEqual([]);
  expect(read(oldFile)).toBe('export type Ours = string;\n');
});

test('former names of a form are written as they are today, once nothing certain is wrong', () => {
  const file = 'config/forms/freelancer.ts';
  const before = read(file);
  change(
    file,
    ['errorMessages: {', "/* of files */ 'refusals' /* three */ : {"],
    ['honeypot: true', "honeypot: 'true'"],
  );
  const after = read(file).replace("'refusals'", 'errorMessages').replace("'true'", 'true');
  expect(fix()).toEqual(['SITE-025', 'SITE-240']);
  expect(read(file)).toBe(after);
  expect(after).not.toBe(before);
  expect(fix()).toEqual([]);
});

test('a former word is written as it is today, in the quotes that it has', () => {
  const before = read(home);
  change(home, ["tone: 'tint'", '"tone": "paper" /* ours */']);
  const after = read(home).replace('"paper"', '"default"');
  const [problem, ...others] = checkProject(root).problems.filter(({ file }) => file === home);
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ code: 'SITE-240', severity: 'improvable' });
  expect(problem?.message).toContain('“paper” is “default” now');
  expect(fix()).toEqual(['SITE-240']);
  expect(read(home)).toBe(after);
  expect(after).not.toBe(before);
  expect(fix()).toEqual([]);
});

test('a former word behind a mistake is no mistake', () => {
  change(home, ["tone: 'tint'", "toone: 'paper'"]);
  const codes = checkProject(root).problems.filter(({ file }) => file === home);
  expect(codes.map(({ code }) => code)).toEqual(['SITE-020']);
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
