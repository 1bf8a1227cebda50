/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { pageFile } from '../../packages/resolved-site/built-files';
import { initialScripts } from '../browser/initial-scripts';
import routes from '../sites/agency/config/routes';
import { builtSite } from './served-site';

/**
 * Sizes of the build's files, in kB of 1000 bytes, after gzip at its best, of a site whose texts do not
 * change.
 */
const folder = builtSite('tests/sites/agency');
const kilobytes = (bytes: number) => bytes / 1000;
const gzip = (file: string) =>
  kilobytes(gzipSync(readFileSync(join(folder, file)), { level: 9 }).length);
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
const scripts = () => readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js'));
/** What runs of a page itself: no data for search engines. */
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?! type="application)[^>]*>(.*?)<\/script>/gs)]
    .map(([, text = '']) => text)
    .join('\n');
/** The fonts in a page's HTML. */
const firstFonts = (html: string) =>
  [...html.matchAll(/href="\/([^"]+\.woff2)"/g)].map(([, file = '']) => file);
const scriptNamed = (name: string) => {
  const found = scripts().filter((file) => file.startsWith(`${name}-`));
  expect([name, ...found]).toHaveLength(2);
  return `assets/${found[0]!}`;
};

const pages = [...routes.pages.map(({ path }) => pageFile(path)), '404.html'];

/**
 * Of these, 3 kB are the script that lets a page do without any other. Above 18.8 kB: Home has the most sections, and
 * About the text of six people and six answers, and six drawn portraits. Names of classes and files are made of hashes:
 * with others the same HTML has up to 0.1 kB more or less.
 */
const htmlLimits: Record<string, number> = {
  'index.html': 20.8,
  '404.html': 20.8,
  'About-us.html': 21.5,
};

/** Above 177 kB: the counters of About fill their rows, whatever their number. */
const scriptLimits: Record<string, number> = {
  'About-us.html': 178,
  // A photograph fills the side of a card, large letters keep words whole in the frame, the chat button keeps away
  // from who reads and from text beside any container, and looks of cards are files of their own.
  'index.html': 177.9,
  '404.html': 177.9,
};

test.each(pages)(
  '%s: scripts, HTML and everything that is loaded at first, and at the first act, stay in budget',
  (page) => {
    const html = readFileSync(join(folder, page), 'utf8');
    const scriptsSize = sum(initialScripts(html).map(gzip));
    const fonts = sum(firstFonts(html).map(gzip));
    const sizes = {
      'inline scripts, all there are until somebody acts': [
        kilobytes(gzipSync(inlineScripts(html), { level: 9 }).length),
        4,
      ],
      'scripts at the first act': [scriptsSize, scriptLimits[page] ?? 177],
      'HTML with its critical CSS, brotli': [
        kilobytes(brotliCompressSync(html).length),
        htmlLimits[page] ?? 18.8,
      ],
      'all that is sent until somebody acts, fonts included': [gzip(page) + fonts, 60],
      'all that is sent by the first act': [scriptsSize + gzip(page) + fonts, 245],
      fonts: [fonts, 30],
    } as const;
    expect(scriptsSize).toBeGreaterThan(50);
    expect(Object.entries(sizes).filter(([, [size, limit]]) => size > limit)).toEqual([]);
    // No script delays the first paint: the HTML itself fetches none.
    expect(html).not.toMatch(/<script[^>]+src=/);
    expect(html).not.toMatch(/<link[^>]+rel="(?:modulepreload|stylesheet)"(?! media="print")/);
  },
);

test('a site of one language says and loads nothing of others', () => {
  // React itself knows the attribute.
  const own = scripts()
    .filter((file) => !file.startsWith('vendor-'))
    .map((file) => `assets/${file}`);
  for (const file of [...pages, ...own]) {
    const text = readFileSync(join(folder, file), 'utf8');
    expect([file, text.match(/hreflang|locale:alternate/gi)]).toEqual([file, null]);
  }
});

test('the form renderer and Firebase stay in budget', () => {
  expect(gzip(scriptNamed('form-renderer'))).toBeLessThanOrEqual(40);
  expect(gzip(scriptNamed('create-gateway'))).toBeLessThanOrEqual(40);
});

test('no two scripts contain the same code', () => {
  const longLines = scripts().flatMap((file) =>
    (
      readFileSync(join(folder, 'assets', file), 'utf8').match(/"[^"]{60,}"|`[^`]{60,}`/g) ?? []
    ).map((text) => ({ file, text })),
  );
  const doubled = longLines.filter(({ file, text }) =>
    longLines.some((other) => other.text === text && other.file !== file),
  );
  expect(doubled).toEqual([]);
});

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

describe.each(['tests/sites/agency', 'examples/dentist', ''])('what is built of “%s”', (site) => {
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
});
