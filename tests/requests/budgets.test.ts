/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { pageFile } from '../../packages/resolved-site/built-files';
import { initialScripts } from '../browser/initial-scripts';
import routes from '../sites/agency/config/routes';
import { testFilesOf } from './files-of-site';
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
  'index.html': 20.9,
  '404.html': 20.9,
  'About-us.html': 21.5,
};

/**
 * 0.2 kB of each keep letters from waiting while React hydrates, and 0.1 kB the page that is left from being drawn anew.
 * Above 176.3 kB: the counters of About fill their rows, whatever their number.
 */
const scriptLimits: Record<string, number> = {
  'About-us.html': 178.4,
  // A photograph fills the side of a card, large letters keep words whole in the frame, the chat button keeps away
  // from who reads and from text beside any container, and looks of cards are files of their own.
  'index.html': 178.3,
  '404.html': 178.3,
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
        3.7,
      ],
      'scripts at the first act': [scriptsSize, scriptLimits[page] ?? 176.3],
      'HTML with its critical CSS, brotli': [
        kilobytes(brotliCompressSync(html).length),
        htmlLimits[page] ?? 18.8,
      ],
      'all that is sent until somebody acts, fonts included': [gzip(page) + fonts, 52],
      'all that is sent by the first act': [scriptsSize + gzip(page) + fonts, 230],
      fonts: [fonts, 25],
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
  // With what makes a record of values, which was a file of its own: together 40.4 before.
  expect(gzip(scriptNamed('form-renderer'))).toBeLessThanOrEqual(38.7);
  expect(gzip(scriptNamed('create-gateway'))).toBeLessThanOrEqual(38.5);
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

describe.each(['tests/sites/agency', ''])('what is built of “%s”', testFilesOf);
