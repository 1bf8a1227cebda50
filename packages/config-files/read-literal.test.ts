/** @jest-environment node */
import { readLiteral } from './read-literal';

/** The text of a file → its value, where its entries are, and what is wrong with how it is written. */

const frame = { type: 'PageDefinition', from: '#types' };

/** A page that holds these entries; the first of them is on line 4. */
const page = (entries: string) =>
  `import type { PageDefinition } from '#types';\n\nexport default {\n${entries}\n} satisfies PageDefinition;\n`;

const lineOf = (source: string, offset: number) => source.slice(0, offset).split('\n').length;

/** Each as its line, its name and what is suggested. */
const issuesIn = (source: string) =>
  readLiteral(source, frame).findings.map(
    ({ error, span, suggestion }) =>
      `${lineOf(source, span.start)} ${error}${suggestion === undefined ? '' : ` ${suggestion}`}`,
  );

test.each<[entries: string, value: unknown]>([
  ["title: 'Us',", { title: 'Us' }],
  ['title: "What\'s on", // now', { title: "What's on" }],
  ['/* until May */ title: `Us`', { title: 'Us' }],
  ["'name': 'a', height: -1.5, hidden: true", { name: 'a', height: -1.5, hidden: true }],
  ["list: ['a', 'b'], group: { in: [{}] }", { list: ['a', 'b'], group: { in: [{}] } }],
  ["title: 'Us' as const, list: ([1])", { title: 'Us', list: [1] }],
  ["\ttitle:\u00a0'a',\r", { title: 'a' }],
])('%s is read as it stands, without any issue', (entries, value) => {
  const read = readLiteral(page(entries), frame);
  expect(read).toMatchObject({ value, findings: [], unread: [], lacking: [], readable: true });
});

test('an entry is found by its path, its name by itself, and a missing one by what is around it', () => {
  const source = page("cards: [{ title: 'Us' }],");
  const { spanOf, has } = readLiteral(source, frame);
  const textAt = (path: string, at?: 'key') => {
    const { start, end } = spanOf(path, at);
    return source.slice(start, end);
  };
  expect(textAt('cards[0].title')).toBe("'Us'");
  expect(textAt('cards[0].title', 'key')).toBe('title');
  expect(textAt('cards[0].lead')).toBe("{ title: 'Us' }");
  expect([has('cards[0].title'), has('cards[0].lead')]).toEqual([true, false]);
});

test.each(['title]', 'title.', '[', 'cards[0', 'cards].title', 'a..b'])(
  'the path %s, of a name with such a sign, ends at what is around it',
  (path) => {
    const { spanOf } = readLiteral(page("title: 'Us',"), frame);
    expect([spanOf(''), spanOf('title')]).toContainEqual(spanOf(path));
  },
);

/** Where only one reading is left, what is meant is read and said. */
test.each<[entries: string, value: unknown, issues: string[]]>([
  ["title: 'a'\nlead: 'b'", { title: 'a', lead: 'b' }, ['4 missingComma']],
  ["title 'a'", { title: 'a' }, ['4 missingColon']],
  ["title: 'a,\nlead: 'b'", { title: 'a', lead: 'b' }, ['4 missingQuote']],
  ['title: “a”', { title: 'a' }, ['4 curlyQuote']],
  ['title: ＂a＂', { title: 'a' }, ['4 curlyQuote']],
  ['title: Where we are', { title: 'Where we are' }, ["4 unquoted 'Where we are'"]],
  ['title: **Where** we are', { title: '**Where** we are' }, ["4 unquoted '**Where** we are'"]],
  [
    'list: [\nOne thing,\nAnother one\n]',
    { list: ['One thing', 'Another one'] },
    ["5 unquoted 'One thing'", "6 unquoted 'Another one'"],
  ],
  ["label: +44 20, to: 'a'", { label: '+44 20', to: 'a' }, ["4 unquoted '+44 20'"]],
  ["title: 'a'; // ours", { title: 'a' }, ['4 stray']],
  ['height: 500.', {}, ['4 brokenNumber 500']],
])('%s has one reading', (entries, value, issues) => {
  expect(issuesIn(page(entries))).toEqual(issues);
  expect(readLiteral(page(entries), frame).value).toMatchObject(value as object);
});

/** Where nobody can know, the place is said and nothing suggested; all else is read. */
test.each<[text: string, issues: string[], value: unknown]>([
  [page("Please move this up\ntitle: 'a'"), ['4 unreadable'], { title: 'a' }],
  [
    page("<<<<<<< HEAD\ntitle: 'a',\n=======\ntitle: 'b',\n>>>>>>> x"),
    ['4 mergeMarks'],
    { title: 'a' },
  ],
  [page("title: ,\nlead: 'a'"), ['4 unreadable'], { lead: 'a' }],
])('%s is left to the editor', (text, issues, value) => {
  expect(issuesIn(text)).toEqual(issues);
  expect(readLiteral(text, frame).value).toMatchObject(value as object);
});

/** Where several guesses would be needed, only the first place is told. */
test.each([
  ['Hello Anna\n' + page("title: 'a'"), '1 unreadable'],
  ['{\\rtf1\\ansi some words}', '1 unreadable'],
  ['Only a few words.\n', '1 unreadable'],
  [page("-title: 'b',\n+title: 'a',"), '4 unreadable'],
  [page("title: 'a',").replaceAll(/^/gm, '| '), '1 unreadable'],
  ["        'and more words',\n      ],\n    },\n} satisfies PageDefinition;\n", '2 unreadable'],
])('%s is not guessed at', (text, issue) => {
  expect(issuesIn(text)).toEqual([issue]);
});
