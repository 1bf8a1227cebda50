import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { builtSite } from './served-site';

/** Names that nothing but the editor has: its endpoints, files, marks and packages. */
const ofEditor = [
  ...['__edit', 'x-edit-token', 'edit-token', 'edit:state', 'data-edit-', 'edit-panel'],
  ...['edit-hints', 'edit-drafts', 'contenteditable="true"'],
  ...['prosemirror', 'vercelstega', 'dnd-kit', 'dndcontext', 'fflate'],
];

/** A script of its own has the name of the module that begins it; visitors' own begins with index.html. */
const modulesOfEditor = readdirSync('packages/editor', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => parse(file).name)
  .filter((name) => name !== 'index');

/** Tests of the files that a site is built into: what none of them holds. */
export const testFilesOf = (site: string) => {
  const built = builtSite(site);

  test('has nothing of the editor', () => {
    const files = readdirSync(built, { recursive: true, withFileTypes: true });
    const found = files
      .filter((file) => file.isFile())
      .flatMap(({ parentPath, name }) => {
        const text = `${name} ${readFileSync(join(parentPath, name), 'latin1')}`.toLowerCase();
        return ofEditor.filter((word) => text.includes(word)).map((word) => `${name}: ${word}`);
      });
    expect(files.length).toBeGreaterThan(20);
    expect(found).toEqual([]);
    const begun = files.filter(({ name }) =>
      modulesOfEditor.includes(/^(?<module>.+)-[\w-]{8}\.js$/.exec(name)?.groups?.module ?? ''),
    );
    expect(begun.map(({ name }) => name)).toEqual([]);
    const pages = files.filter(({ name }) => /\.(?:html|js|xml|json)$/.test(name));
    // Marks of where a text is in config: four signs without a width, or more.
    const marked = pages.filter(({ parentPath, name }) =>
      /[\u200b-\u200d\u2060-\u2064\ufeff]{4}/.test(readFileSync(join(parentPath, name), 'utf8')),
    );
    expect(marked.map(({ name }) => name)).toEqual([]);
    // Scripts know nothing of the signs of these marks: neither themselves nor by their numbers.
    const scripts = files.filter(({ name }) => name.endsWith('.js'));
    const knowing = scripts.filter(({ parentPath, name }) =>
      /[\u2061-\u2064]|(?:u\{?|x)206[1-4]/i.test(readFileSync(join(parentPath, name), 'utf8')),
    );
    expect(scripts.length).toBeGreaterThan(20);
    expect(knowing.map(({ name }) => name)).toEqual([]);
  });

  test('has no script that the oldest browsers cannot read, or that calls what they do not have', () => {
    // Safari reads static blocks and look-behind from 16.4 on. Methods of 2023 and later, by their own names alone.
    const newer =
      /\bstatic\s*\{|\(\?<[=!]|\.(?:to(?:Sorted|Reversed|Spliced)|findLast(?:Index)?|groupBy|withResolvers)\(/g;
    const files = readdirSync(join(built, 'assets')).filter((file) => file.endsWith('.js'));
    const found = files.flatMap((file) =>
      [...readFileSync(join(built, 'assets', file), 'utf8').matchAll(newer)].map(
        ([what]) => `${file}: ${what}`,
      ),
    );
    expect(found).toEqual([]);
  });

  test('has nothing of the gallery, and no declaration that browsers ignore', () => {
    const files = readdirSync(built, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && /\.(html|js|css|json)$/.test(entry.name),
    );
    const texts = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.filter((text) => text.includes('__gallery'))).toEqual([]);
    const styles = texts.flatMap((text) =>
      [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css),
    );
    expect(styles.length).toBeGreaterThan(6);
    // WebKit supports only lines in this shorthand; the others are keys that Material UI did not resolve.
    const dropped =
      /text-decoration:[^;}]*\s[^;}]*|[;{]typography:[^;}]*|undefined|NaN|inherit\/inherit/g;
    expect(styles.flatMap((css) => css.match(dropped) ?? [])).toEqual([]);
  });
};
