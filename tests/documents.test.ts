/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the project's pages for people name is there: files, folders, commands. */

const root = join(__dirname, '..');
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

const textOf = (page: string) => readFileSync(join(root, page), 'utf8').replaceAll('\r\n', '\n');

/** What recipes make, what a site need not have, and what only older sites have. */
const madeUp = [
  'config/collections/',
  'config/forms/callback.ts',
  'config/notifications.ts',
  'config/pages/about-cats.ts',
  'config/pages/pricing.ts',
  'config/types.ts',
  'src/fields/search/',
  'src/sections/quote/',
];

const isMadeUp = (path: string) =>
  madeUp.some((each) => (each.endsWith('/') ? path.startsWith(each) : path === each));

const code = /^ *```[\s\S]*?^ *```$|`[^`\n]+`/gm;

const folders = [
  'src',
  'packages',
  'tools',
  'functions',
  'tests',
  'config',
  'examples',
  'docs',
  'bench',
];

/** Not behind a sign of an import, of an address, or of another path. */
const projectPath = new RegExp(
  String.raw`(?<![\w@#./\\-])(?:${folders.join('|')})/[\w./<>*{},-]*`,
  'g',
);

const pathsIn = (text: string) => [
  ...new Set(
    [...text.matchAll(code)].flatMap(([written]) =>
      [...written.matchAll(projectPath)].map(([path]) => path.replace(/[.,]+$/, '')),
    ),
  ),
];

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return entry.name === 'node_modules' ? [] : filesIn(path);
  });

const files = folders.flatMap(filesIn);

const escaped = (text: string) => text.replaceAll(/[.+?^$()|[\]\\]/g, String.raw`\$&`);

/** `<kind>` and `*` are any name, `{a,b}` is each of them. */
const pattern = (path: string) =>
  new RegExp(
    `^${escaped(path.replace(/\/$/, ''))
      .replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
      .replaceAll(/<[^>]*>|\*/g, '[^/]+')}(?:/|$)`,
  );

const isThere = (path: string) => {
  const asked = pattern(path);
  return files.some((file) => asked.test(file));
};

test.each(pages)('each path of the project that %s names is there', (page) => {
  const missing = pathsIn(textOf(page)).filter((path) => !isMadeUp(path) && !isThere(path));
  expect(missing).toEqual([]);
});

test.each(pages)('each test that %s names alone is there', (page) => {
  const named = [...textOf(page).matchAll(/`([\w-]+\.(?:spec|test)\.tsx?)`/g)].map(
    ([, name = '']) => name,
  );
  expect(named.filter((name) => !files.some((file) => file.endsWith(`/${name}`)))).toEqual([]);
});

test.each(pages)('each command that %s names is there', (page) => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  const named = [...textOf(page).matchAll(/\bnpm run (?:--silent )?([a-z][\w:]*)/g)];
  expect(named.map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([]);
});

test('docs/commands.md names each command', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  const text = textOf('docs/commands.md');
  const isNamed = (name: string) =>
    ['`npm ', '`npm run ', '`', '`:'].some((before) => text.includes(before + name)) ||
    text.includes(`\`:${name.split(':').at(-1)}\``);
  expect(Object.keys(scripts).filter((name) => !isNamed(name))).toEqual([]);
});

describe('docs/architecture.md', () => {
  const text = textOf('docs/architecture.md');
  const part = (title: string) => text.split(/^## /m).find((each) => each.startsWith(title)) ?? '';

  /** The paths of the layout, each below the folder before it that stands further to the left. */
  const layout = () => {
    const lines = /```\n([\s\S]*?)```/.exec(part('Layout'))?.[1]?.split('\n') ?? [];
    const outer: string[] = [];
    return lines.flatMap((line) => {
      const depth = line.search(/\S/) / 2;
      const names = (line.trim().split(/ {2,}/)[0] ?? '')
        .split(/ · | /)
        .filter((name) => /^[\w.-]+(?:\/[\w.<>-]+)*\/?$/.test(name) && /[/.]/.test(name));
      // What continues the words of the line before.
      if (depth > 2 || names.length === 0) return [];
      const above = outer.slice(0, depth).join('');
      outer.splice(depth, outer.length, names.at(-1) ?? '');
      return names.map((name) => above + name);
    });
  };

  test('its layout is that of the project', () => {
    expect(layout().length).toBeGreaterThan(60);
    expect(layout().filter((path) => !isThere(path))).toEqual([]);
  });

  test('its layout has each folder', () => {
    const named = layout().map((path) => path.replace(/\/<kind>\/$/, '/'));
    const own = files.flatMap((file) => /^(?:src|tools|functions|tests)\/[^/]+\//.exec(file) ?? []);
    const missing = [...new Set(own)].filter(
      (folder) => !named.includes(folder) && !folder.endsWith('/testing/'),
    );
    expect(missing).toEqual([]);
  });

  /** The files that each walk passes, in its order. */
  const walks = part('Seven walks')
    .split(/^From /m)
    .slice(1)
    .map((walk) => [...walk.matchAll(/^\d+\. `([^`]+)`: /gm)].map(([, path]) => path));

  test('its walks pass no file twice', () => {
    expect(walks).toHaveLength(7);
    for (const passed of walks) {
      expect(passed.length).toBeGreaterThan(5);
      expect(passed).toEqual([...new Set(passed)]);
    }
  });

  test('its walks are short: at most ten files on a page, six for a colour, twelve across the parts', () => {
    const longest = [10, 10, 6, 12, 12, 10, 12];
    expect(walks.filter((passed, index) => passed.length > (longest[index] ?? 0))).toEqual([]);
  });
});

test('the school has as few lines of config as docs/sites.md says', () => {
  const [, limit] = /in fewer than (\d+) lines of config/.exec(textOf('docs/sites.md')) ?? [];
  const config = files.filter((file) => /^examples\/school\/config\/.*\.ts$/.test(file));
  const lines = config.map((file) => textOf(file).trimEnd().split('\n').length);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThan(Number(limit));
});
