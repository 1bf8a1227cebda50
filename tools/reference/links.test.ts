/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Links of the project's pages for people lead somewhere. */

const root = join(__dirname, '../..');
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** Without what is code and only looks like a link. */
const textOf = (page: string) =>
  readFileSync(join(root, page), 'utf8')
    .replaceAll('\r\n', '\n')
    .replaceAll(/^ *```[\s\S]*?^ *```$/gm, '');

const anchors = new Map<string, readonly string[]>();

/** The names that GitHub gives to headings: those that stand twice get a number. */
const anchorsIn = (page: string) => {
  const taken = new Map<string, number>();
  return [...textOf(page).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => {
    const words = heading.toLowerCase().replaceAll(/[^\p{L}\p{N}_ -]/gu, '');
    const anchor = words.replaceAll(' ', '-');
    const times = taken.get(anchor) ?? 0;
    taken.set(anchor, times + 1);
    return times === 0 ? anchor : `${anchor}-${times}`;
  });
};

const anchorsOf = (page: string) => {
  const known = anchors.get(page) ?? anchorsIn(page);
  anchors.set(page, known);
  return known;
};

const isDead = (page: string, target: string) => {
  const [file = '', anchor] = target.split('#');
  const path = file === '' ? page : join(dirname(page), file);
  if (!existsSync(join(root, path))) return true;
  return anchor !== undefined && !anchorsOf(path).includes(anchor);
};

test.each(pages)('no link of %s is dead', (page) => {
  // What stands as code is no link, whatever its signs.
  const words = textOf(page).replaceAll(/`[^`\n]*`/g, '');
  const links = [...words.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target]) => target ?? []);
  const own = links.filter((target) => !/^[a-z]+:/.test(target));
  expect(own.filter((target) => isDead(page, target))).toEqual([]);
});

test('docs/config.md leads to each of its headings', () => {
  const text = textOf('docs/config.md');
  const headings = anchorsOf('docs/config.md').filter(
    (anchor) => !['what-config-may-say', 'contents'].includes(anchor),
  );
  expect(headings.length).toBeGreaterThan(40);
  expect(headings.filter((anchor) => !text.includes(`](#${anchor})`))).toEqual([]);
});
