/** @jest-environment node */
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { pageFile } from '../../packages/resolved-site/built-files';
import type { HostingConfig } from '../../tools/hosting/hosting-config';
import { hashOf } from '../../tools/hosting/read-page';
import routes from '../sites/agency/config/routes';
import { servedSite } from './served-site';

/**
 * The headers of the site's responses (docs/security.md). That pages work with them, and what browsers then refuse:
 * headers.spec.ts.
 */

const folder = 'tests/sites/agency';
const { ask } = servedSite(folder);

const paths = routes.pages.map(({ path }) => path);
const spellings = {
  '/home': '/',
  '/HOME/': '/',
  '/About-Us': '/About-us',
  '/contact': '/Contact',
  '/%43ontact/': '/Contact',
  '/Blog?from=mail': '/Blog',
};

const fixed = {
  'strict-transport-security': /^max-age=\d{8}$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'content-security-policy': /^default-src 'none'; .*frame-ancestors 'none'$/,
  'cache-control': /^no-cache$/,
};

/** Those that do not match, each with what was said. */
const others = (headers: IncomingHttpHeaders, expected: Record<string, RegExp>) =>
  Object.entries(expected)
    .map(([name, value]) => [name, String(headers[name]), value] as const)
    .filter(([, said, value]) => !value.test(said));

const ofPages = { headers: { accept: 'text/html' } };

test.each(paths)('the page at %s has all of them', async (path) => {
  const { status, headers } = await ask(path, ofPages);
  expect(status).toBe(200);
  expect(others(headers, fixed)).toEqual([]);
  expect(headers['content-security-policy']).not.toMatch(/unsafe-(?:inline|eval)/);
});

test.each(Object.entries(spellings))('%s has those of the page at %s', async (spelling, path) => {
  const headersOf = async (asked: string) => {
    const { headers, status } = await ask(asked);
    const { date, etag, 'content-length': _, ...same } = headers;
    expect([status, typeof date, typeof etag]).toEqual([200, 'string', 'string']);
    return same;
  };
  expect(await headersOf(spelling)).toEqual(await headersOf(path));
});

test.each(['/no/such-page', '/assets/none.js', '/og/none.png', '/404'])(
  'the unknown path %s has them with status 404, and is not cached',
  async (path) => {
    for (const accept of ['text/html', '*/*']) {
      const { status, headers } = await ask(path, { headers: { accept } });
      expect([status, others(headers, fixed)]).toEqual([404, []]);
    }
  },
);

test('hashed files are cached for ever, others for an hour', async () => {
  const html = readFileSync(join(folder, 'dist/site/index.html'), 'utf8');
  const [, entry = '', share = ''] =
    /data-entry="([^"]+)".*property="og:image" content="https?:\/\/[^/]+([^"]+)"/s.exec(html) ?? [];
  const immutable = /^public, max-age=31536000, immutable$/;
  // No page's policy: a file shows only itself.
  const ofFile = {
    ...fixed,
    'permissions-policy': /^camera=\(\)$/,
    'content-security-policy': /^default-src 'self'; .{0,90}frame-ancestors 'none'$/,
  };
  expect(others((await ask(entry)).headers, { ...ofFile, 'cache-control': immutable })).toEqual([]);
  const open = {
    'cache-control': immutable,
    'cross-origin-resource-policy': /^cross-origin$/,
  };
  expect(others((await ask(share)).headers, open)).toEqual([]);
  const anHour = { ...ofFile, 'cache-control': /^public, max-age=3600$/ };
  expect(others((await ask('/favicon.svg')).headers, anHour)).toEqual([]);
});

test("a page's file redirects to the page, and the build's own files are not served", async () => {
  const { status, headers } = await ask('/Contact.html?a=b');
  expect([status, headers.location]).toEqual([301, '/Contact?a=b']);
  expect((await ask('/.vite/manifest.json')).status).toBe(404);
  // A site without posts.
  expect((await ask('/feed.xml')).status).toBe(404);
});

test('the policy of every page has the hashes of its own scripts and styles, and no others', () => {
  const { hosting } = JSON.parse(
    readFileSync(join(folder, 'firebase.json'), 'utf8'),
  ) as HostingConfig;
  for (const { regex, destination } of hosting.rewrites) {
    const html = readFileSync(join(folder, hosting.public, destination), 'utf8');
    const rule = hosting.headers.find((each) => each.regex === regex);
    const [policy] = rule!.headers.map(({ value }) => value);
    const hashes = (directive: string) =>
      new RegExp(`(?:^|; )${directive} ([^;]*)`).exec(policy!)?.[1]?.match(/'sha256-[^']+'/g) ?? [];
    const scripts = [...html.matchAll(/<script(?! type="application)[^>]*>(.*?)<\/script>/gs)];
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)];
    // The page's own, and what it says of links to prefetch.
    expect(scripts).toHaveLength(2);
    expect(hashes('script-src')).toEqual(scripts.map(([, text]) => hashOf(text!)));
    expect(hashes('style-src')).toEqual([hashOf(''), ...styles.map(([, text]) => hashOf(text!))]);
  }
  expect(hosting.rewrites.map(({ destination }) => destination)).toEqual(
    paths.map((path) => `/${pageFile(path)}`),
  );
});
