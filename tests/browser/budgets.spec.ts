import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import routes from '../../config/routes';
import { pageFile } from '../../tools/prerender/page-file';
import { initialScripts } from './initial-scripts';
import { expect, test } from './site';

/** Sizes of what `npm run build` wrote, in kB of 1000 bytes, compressed by gzip at its best. */
const folder = 'dist/site';
const kilobytes = (bytes: number) => bytes / 1000;
const gzip = (file: string) =>
  kilobytes(gzipSync(readFileSync(join(folder, file)), { level: 9 }).length);
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
const scripts = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js'));
const fonts = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.woff2'));
const scriptNamed = (name: string) => {
  const found = scripts.filter((file) => file.startsWith(`${name}-`));
  expect(found, `the chunk ${name}`).toHaveLength(1);
  return `assets/${found[0]!}`;
};

const pages = [...routes.pages.map(({ path }) => pageFile(path)), '404.html'];

/** Above 14 kB: About shows six drawn portraits, six people's and six answers' words. */
const htmlLimits: Record<string, number> = { 'About-us.html': 16 };

for (const page of pages) {
  test(`${page}: scripts, HTML and all that is sent before the visitor moves stay in budget`, () => {
    const html = readFileSync(join(folder, page), 'utf8');
    const initial = sum(initialScripts(html).map(gzip));
    expect(initial, 'initial scripts').toBeLessThanOrEqual(135);
    const words = kilobytes(brotliCompressSync(html).length);
    expect(words, 'HTML with its critical CSS, brotli').toBeLessThanOrEqual(htmlLimits[page] ?? 14);
    const all = initial + gzip(page) + sum(fonts.map((file) => gzip(`assets/${file}`)));
    expect(all, 'all that is sent first, fonts included').toBeLessThanOrEqual(260);
    // No script delays the first paint: none is fetched by the HTML itself.
    expect(html).not.toMatch(/<script[^>]+src=/);
    expect(html).not.toMatch(/<link[^>]+rel="(?:modulepreload|stylesheet)"/);
    expect(html.match(/rel="preload"[^>]+as="font"/g)).toHaveLength(2);
  });
}

test('the form engine, Firebase and the fonts stay in budget', () => {
  expect(gzip(scriptNamed('connected-form'))).toBeLessThanOrEqual(35);
  expect(gzip(scriptNamed('create-gateway'))).toBeLessThanOrEqual(40);
  expect(sum(fonts.map((file) => gzip(`assets/${file}`)))).toBeLessThanOrEqual(75);
});

test('no script holds what another one holds', () => {
  const longLines = scripts.flatMap((file) =>
    (
      readFileSync(join(folder, 'assets', file), 'utf8').match(/"[^"]{60,}"|`[^`]{60,}`/g) ?? []
    ).map((text) => ({ file, text })),
  );
  const doubled = longLines.filter(({ file, text }) =>
    longLines.some((other) => other.text === text && other.file !== file),
  );
  expect(doubled).toEqual([]);
});
