/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ValueChange } from '../../../src/schema/values/change';
import { limits } from '../../config-values/limits';
import { configValue, readConfigSources } from '../config-files';
import { applyChange } from './apply-change';
import { newFileText } from './new-file';

const file = 'config/pages/home.ts';

type Short = { do: ValueChange['do']; path: string } & Record<string, unknown>;

const change = (text: string, short: Short, of = file) =>
  applyChange(of, text, { file: of, ...short } as unknown as ValueChange);

const changed = (text: string, short: Short, of = file) => {
  const result = change(text, short, of);
  return 'text' in result ? result.text : result.impossible;
};

const page = (...lines: string[]) => `export default {\n${lines.join('\n')}\n};\n`;

const set = (path: string, value: unknown): Short => ({ do: 'set', path, value });
const remove = (path: string): Short => ({ do: 'remove', path });

test.each<[string, string, unknown, string]>([
  ['its own quotes', `"It's"`, 'He said "it\'s"', `"He said \\"it's\\""`],
  ['its own escapes', `'caf\\u00e9 au lait'`, 'café crème', `'caf\\u00e9 crème'`],
  ['a template', '`one\ntwo`', 'one\n`three` ${x}', '`one\n\\`three\\` \\${x}`'],
  ['a $ before a brace', '`a$b`', 'a${b', '`a\\${b`'],
  ['lines in quotes', `'one'`, 'one\ntwo', `'one\\ntwo'`],
  ['half a pair, U+2028 and NUL', `''`, '\ud83d \u2028\x001', `'\\ud83d \\u2028\\u00001'`],
  ['the other half of a pair', `'😀'`, '😁', `'😁'`],
  ['the same second half', `'\u{1f600}'`, '\u{1f200}', `'\u{1f200}'`],
  ['a tiny number', '1', 1e-7, '0.0000001'],
  ['a huge number', '1', 1e21, '1000000000000000000000'],
  ['minus zero', '1', -0, '0'],
  ['a text that is joined', `'a' + /* and */ 'b'`, 'c', `'c' /* and */`],
  ['a list for a text', `'a'`, ['b', 'c'], `['b', 'c']`],
])('a text changes alone: %s', (_, before, value, after) => {
  const around = (literal: string) => page('  // Above', `  title: ${literal}, // behind`);
  expect(changed(around(before), set('title', value))).toBe(around(after));
});

const list = (...lines: string[]) => page('  sections: [', ...lines, '  ],');

test.each<[string, string, Short, string]>([
  [
    'a new key comes where the schema has it',
    page("  title: 'A', // words", '  sections: [],'),
    set('description', 'B'),
    page("  title: 'A', // words", "  description: 'B',", '  sections: [],'),
  ],
  [
    'a new key on one line, without a comma behind',
    page("  x: { a: 'A' }"),
    set('x.b', true),
    page("  x: { a: 'A', b: true }"),
  ],
  [
    'a key of a group that is missing',
    page("  x: 'A',"),
    set('y.z', 1),
    page("  x: 'A',", '  y: { z: 1 },'),
  ],
  [
    'a new last entry where no comma stands behind the last',
    list("    'a' // one"),
    { do: 'insert', path: 'sections', at: 1, value: 'b' },
    list("    'a', // one", "    'b'"),
  ],
  [
    'an entry like its neighbours, over several lines',
    list('    {', "      kind: 'a',", '    },'),
    { do: 'insert', path: 'sections', at: 0, value: { kind: 'b' } },
    list('    {', "      kind: 'b',", '    },', '    {', "      kind: 'a',", '    },'),
  ],
  [
    'a list that is missing is begun',
    page("  title: 'A',"),
    { do: 'insert', path: 'sections', at: 0, value: { kind: 'b' } },
    page("  title: 'A',", "  sections: [{ kind: 'b' }],"),
  ],
  [
    'a list of nothing but a comment',
    list('    // none'),
    { do: 'insert', path: 'sections', at: 0, value: 1 },
    list('    // none', '    1,'),
  ],
  [
    'an entry goes with its own comments, not with those of others',
    list('    // loose', '', '    // one', "    'a', // first", "    'b',"),
    remove('sections[0]'),
    list('    // loose', '', "    'b',"),
  ],
  [
    'the last entry takes the comma before it along',
    list("    'a', // first", "    'b'"),
    remove('sections[1]'),
    list("    'a' // first"),
  ],
  ['the only entry', page("  x: [ 'a' ],"), remove('x[0]'), page('  x: [],')],
  [
    'one of one line',
    page('  x: { a: 1, b: 2, c: 3 },'),
    remove('x.b'),
    page('  x: { a: 1, c: 3 },'),
  ],
  [
    'a copy with its comments',
    list('    // one', "    'a' // first"),
    { do: 'duplicate', path: 'sections', at: 0 },
    list('    // one', "    'a', // first", '    // one', "    'a' // first"),
  ],
  [
    'a move takes comments along and leaves commas',
    list('    // one', "    'a', // first", '', "    'b' // second"),
    { do: 'move', path: 'sections', from: 1, to: 0 },
    list("    'b', // second", '', '    // one', "    'a' // first"),
  ],
  [
    'a name in quotes only where it needs them',
    page('  x: { a: 1 },'),
    { do: 'rename', path: 'x.a', name: 'two words' },
    page("  x: { 'two words': 1 },"),
  ],
  [
    'of a whole list only what differs',
    list('    { a: 1 }, // one', '    { a: 2, /* odd */ b: 3 },', '    // three', '    { a: 3 },'),
    set('sections', [{ a: 2, b: 4 }, { a: 3 }, { a: 5 }]),
    list('    { a: 2, /* odd */ b: 4 },', '    // three', '    { a: 3 },', '    { a: 5 },'),
  ],
  [
    'tabs, double quotes and CRLF',
    'export default {\r\n\tx: [\r\n\t\t"a",\r\n\t],\r\n};\r\n',
    set('y', { kind: 'b', words: 'c'.repeat(90) }),
    `export default {\r\n\tx: [\r\n\t\t"a",\r\n\t],\r\n\ty: {\r\n\t\tkind: "b",\r\n\t\twords:\r\n\t\t\t"${'c'.repeat(90)}",\r\n\t},\r\n};\r\n`,
  ],
  [
    'what no longer fits on its line stands on several',
    page("  x: [{ a: 'b' }],"),
    { do: 'insert', path: 'x', at: 1, value: { a: 'c'.repeat(80) } },
    page('  x: [', "    { a: 'b' },", `    { a: '${'c'.repeat(80)}' },`, '  ],'),
  ],
  [
    'what is no plain data stays where its group is written',
    page('  x: { a: 1, b: null },'),
    set('x', { a: 2 }),
    page('  x: { a: 2, b: null },'),
  ],
])('%s', (_, before, short, after) => {
  expect(changed(before, short)).toBe(after);
});

const deep = (depth: number): unknown => (depth === 0 ? 1 : [deep(depth - 1)]);

test.each<[string, unknown, RegExp]>([
  ['no number', Number.NaN, /no number/],
  ['endless', Infinity, /no number/],
  ['nothing', undefined, /nothing to write/],
  ['nothing in a list', [undefined], /nothing to write/],
  ['null', null, /nothing to write/],
  ['the name __proto__', JSON.parse('{ "__proto__": 1 }'), /__proto__/],
  ['a text that is too long', 'x'.repeat(limits.text + 1), /5 001 characters.*5 000/],
  ['a name that is too long', { ['x'.repeat(limits.name + 1)]: 1 }, /81 characters/],
  ['a list that is too long', Array.from({ length: limits.entries + 1 }, () => 1), /1 001 entries/],
  ['lists in each other', deep(limits.depth + 1), /brackets/],
])('config cannot hold it, and says so: %s', (_, value, message) => {
  expect(changed(page('  x: 1,'), set('x', value))).toMatch(message);
});

test.each<[string, string, Short, RegExp]>([
  ['a place that is gone', page('  x: [1],'), set('x[1]', 2), /no such place/],
  ['an entry that is gone', page('  x: [1],'), remove('x[3]'), /no such place/],
  [
    'a name that is taken',
    page('  x: 1,', '  y: 2,'),
    { do: 'rename', path: 'x', name: 'y' },
    /“y”/,
  ],
  ['a file that cannot be read', 'export default { x: 1', set('x', 2), /cannot be read/],
  ['a file without data', 'export const x = 1;', set('x', 2), /cannot be read/],
  ['a list with a hole', page('  x: [1,, 2],'), remove('x[0]'), /Two commas/],
])('what cannot be done is said: %s', (_, text, short, message) => {
  expect(changed(text, short)).toMatch(message);
});

test('new files of all sorts are as the formatter leaves them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'new-files-'));
  const texts = ['.', 'examples/dentist'].flatMap((site) =>
    Object.entries(readConfigSources(site)).map(([name, source]) => {
      const made = newFileText(name, configValue(name, source) as never);
      return 'text' in made ? made.text : made.impossible;
    }),
  );
  for (const [index, text] of texts.entries()) writeFileSync(join(folder, `${index}.ts`), text);
  cpSync('.oxfmtrc.json', join(folder, '.oxfmtrc.json'));
  const formatter = join(process.cwd(), 'node_modules/oxfmt/bin/oxfmt');
  execFileSync(process.execPath, [formatter, '.'], { cwd: folder, stdio: 'pipe' });
  expect(texts.map((_, index) => readFileSync(join(folder, `${index}.ts`), 'utf8'))).toEqual(texts);
  rmSync(folder, { recursive: true });
});

test('a new page is written as the others are', () => {
  const value = { title: "It's", description: 'B', sections: [{ kind: 'hero', title: 'C' }] };
  expect(newFileText('config/pages/new.ts', value)).toEqual({
    text: `import type { PageDefinition } from '#types';

export default {
  title: "It's",
  description: 'B',
  sections: [{ kind: 'hero', title: 'C' }],
} satisfies PageDefinition;
`,
  });
  expect(newFileText('config/other.ts', value)).toHaveProperty('impossible');
});
