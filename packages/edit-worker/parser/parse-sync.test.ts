/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { joinPath } from '../../../src/schema/values/paths';
import { readConfigSources } from '../../config-files/config-files';
import { readLiteral } from '../../config-files/read-literal';

type Read = typeof readLiteral;

/** The reader of config with the parser of browsers in the place of the machine's. */
const readInBrowser = ((): Read => {
  let read: Read | undefined;
  jest.isolateModules(() => {
    jest.doMock('oxc-parser', () => jest.requireActual<object>('./parse-sync'));
    read = jest.requireActual<{ readLiteral: Read }>('../../config-files/read-literal').readLiteral;
  });
  jest.dontMock('oxc-parser');
  return read!;
})();

const foldersIn = (folder: string) => readdirSync(folder).map((name) => `${folder}/${name}`);

const sites = ['.', 'tools/new/blank-site', ...foldersIn('examples'), ...foldersIn('tests/sites')];

const pathsIn = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => {
        const inner = joinPath(path, Array.isArray(value) ? Number(key) : key);
        return [inner, ...pathsIn(each, inner)];
      })
    : [];

/** Everything that is known of a text: its value, where each part of it stands, what is wrong. */
const known = (read: Read, text: string, frame?: { type: string }) => {
  const { value, spanOf, ...rest } = read(text, frame);
  const places = ['', ...pathsIn(value)].map((path) => [path, spanOf(path), spanOf(path, 'key')]);
  return { value, places, ...rest, has: undefined };
};

test.each(sites)('%s is read by both parsers with the same values and places', (site) => {
  const sources = Object.entries(readConfigSources(site));
  expect(sources.length).toBeGreaterThan(0);
  for (const [, text] of sources) {
    expect(known(readInBrowser, text)).toEqual(known(readLiteral, text));
  }
});

const head = "import type { PageDefinition } from '#types';\n\nexport default ";
const page = `${head}{
  title: 'Home',
  count: -3,
  path: \`/about\`,
  list: ['a', /* between */ 'b', , (true)],
  'quoted-key': { inner: "It's" },
} satisfies PageDefinition;
`;

test.each([
  ['nothing', page],
  ['a word without quotes', page.replace("'Home'", 'Home')],
  ['a comma', page.replace("'Home',", "'Home'")],
  ['a quote', page.replace("'Home',", "'Home,")],
  ['a closing bracket', page.replace("'b', , (true)]", "'b'")],
  ['the last bracket', page.replace('} satisfies', 'satisfies')],
  ['a colon', page.replace('title:', 'title')],
  ['joined texts', page.replace("'Home'", "'Ho' + 'me'")],
  ['code beside it', `${page}\nconst more = (a: string): a is 'b' => a === 'b';\n`],
  ['types', page.replace(head, `interface A<T> { b?: T[] }\n${head}`)],
  ['as const', page.replace('satisfies PageDefinition', 'as const')],
  ['no import', page.replace(/^import.*\n/, '')],
  ['a function', page.replace('-3', '() => 3')],
  ['a spread', page.replace('count: -3', '...others')],
  ['a second file', page + page],
  ['an empty text', ''],
  ['no code', 'Our opening hours: Monday to Friday, 9–17'],
  ['an end within a comment', `${page}/* to be done`],
  ['an emoji before', page.replace('Home', '👋 Home').replace("'a'", 'a')],
])('what is wrong is found by both in the same places: %s', (_, text) => {
  const frame = { type: 'PageDefinition' };
  expect(known(readInBrowser, text, frame)).toEqual(known(readLiteral, text, frame));
});
