import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pageFile } from '../../tools/built-files';
import type { HostingConfig } from '../../tools/hosting/hosting-config';
import { hashOf } from '../../tools/hosting/read-page';
import routes from '../sites/agency/config/routes';
import { expect, open, test } from './site';
import { watchPolicy, type Violation } from './watch-policy';

/** The headers of the site's responses (docs/security.md); every page must work with them. */

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

const expectHeaders = (headers: Record<string, string>, expected: Record<string, RegExp>) =>
  Object.entries(expected).forEach(([name, value]) => expect(headers[name], name).toMatch(value));

test.describe('headers', () => {
  test('every page has all of them', async ({ request }) => {
    for (const path of paths) {
      const response = await request.get(path, { headers: { accept: 'text/html' } });
      expect(response.status(), path).toBe(200);
      expectHeaders(response.headers(), fixed);
      expect(response.headers()['content-security-policy']).not.toMatch(/unsafe-(?:inline|eval)/);
    }
  });

  test('every spelling of a path has those of the page', async ({ request }) => {
    for (const [spelling, path] of Object.entries(spellings)) {
      const headersOf = async (asked: string) => {
        const {
          date,
          etag,
          'content-length': _,
          ...headers
        } = (await request.get(asked)).headers();
        expect(date).toBeDefined();
        expect(etag).toBeDefined();
        return headers;
      };
      expect(await headersOf(spelling), spelling).toEqual(await headersOf(path));
    }
  });

  test('an unknown path has them with status 404, and is not cached', async ({ request }) => {
    for (const path of ['/no/such-page', '/assets/none.js', '/og/none.png', '/404']) {
      const response = await request.get(path, { headers: { accept: 'text/html' } });
      expect(response.status(), path).toBe(404);
      expectHeaders(response.headers(), fixed);
    }
    const script = await request.get('/assets/none.js', { headers: { accept: '*/*' } });
    expect(script.status()).toBe(404);
    expectHeaders(script.headers(), fixed);
  });

  test('hashed files are cached for ever, others for an hour', async ({ request }) => {
    const html = readFileSync('tests/sites/agency/dist/site/index.html', 'utf8');
    const [, entry = '', share = ''] =
      /data-entry="([^"]+)".*property="og:image" content="https?:\/\/[^/]+([^"]+)"/s.exec(html) ??
      [];
    const immutable = /^public, max-age=31536000, immutable$/;
    expectHeaders((await request.get(entry)).headers(), { ...fixed, 'cache-control': immutable });
    expectHeaders((await request.get(share)).headers(), {
      'cache-control': immutable,
      'cross-origin-resource-policy': /^cross-origin$/,
    });
    expectHeaders((await request.get('/favicon.svg')).headers(), {
      ...fixed,
      'cache-control': /^public, max-age=3600$/,
    });
  });

  test("a page's file redirects to the page, and the build's own files are not served", async ({
    request,
  }) => {
    const file = await request.get('/Contact.html?a=b', { maxRedirects: 0 });
    expect(file.status()).toBe(301);
    expect(file.headers().location).toBe('/Contact?a=b');
    expect((await request.get('/.vite/manifest.json')).status()).toBe(404);
  });

  test('pages of the embedded backend have a policy of their own', async ({ page }) => {
    const response = await page.goto('/__local/');
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stored on this machine');
    expect(response?.headers()['content-security-policy']).not.toContain('script-src');
  });
});

test('the policy of every page has the hashes of its own script and styles, and no others', () => {
  const { hosting } = JSON.parse(
    readFileSync('tests/sites/agency/firebase.json', 'utf8'),
  ) as HostingConfig;
  for (const { regex, destination } of hosting.rewrites) {
    const html = readFileSync(join('tests/sites/agency', hosting.public, destination), 'utf8');
    const rule = hosting.headers.find((each) => each.regex === regex);
    const [policy] = rule!.headers.map(({ value }) => value);
    const hashes = (directive: string) =>
      new RegExp(`(?:^|; )${directive} ([^;]*)`).exec(policy!)?.[1]?.match(/'sha256-[^']+'/g) ?? [];
    const scripts = [...html.matchAll(/<script data-entry[^>]*>(.*?)<\/script>/gs)];
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)];
    expect(scripts).toHaveLength(1);
    expect(hashes('script-src')).toEqual(scripts.map(([, text]) => hashOf(text!)));
    expect(hashes('style-src')).toEqual([hashOf(''), ...styles.map(([, text]) => hashOf(text!))]);
  }
  expect(hosting.rewrites.map(({ destination }) => destination)).toEqual(
    paths.map((path) => `/${pageFile(path)}`),
  );
});

const expectTitle = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

const follow = async (page: Page, name: string, title: string) => {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  await expectTitle(page, title);
};

const openQuestion = async (page: Page) => {
  await page.getByText('How long does a website take?').click();
  await expect(page.getByText('Plan six to eight weeks')).toBeVisible();
};

/**
 * walk.spec.ts reads each page to its end. The journeys of forms, toasts, uploads and the map cover those,
 * since the console, which each journey watches, reports what is blocked.
 */
test.describe('the policy allows what the site does', () => {
  test('questions and the carousel, on a loaded page and after a link', async ({ page }) => {
    const violations = await watchPolicy(page);
    for (const start of ['/About-us', '/Product']) {
      await open(page, start);
      if (start !== '/About-us') await follow(page, 'About Us', 'About Us');
      await openQuestion(page);
      const dot = page.getByRole('region', { name: 'Our Team' }).getByRole('button').nth(2);
      await dot.click();
      await expect(dot).toHaveAttribute('aria-current', 'true');
    }
    expect(violations).toEqual([]);
  });
});

const directives = (violations: Violation[]) => violations.map(({ directive }) => directive).sort();

test.describe('the policy blocks', () => {
  test('injected scripts: inline, in attributes, in links, from other hosts', async ({
    page,
    watch,
  }) => {
    watch.expectProblems(/Content Security Policy/);
    const violations = await watchPolicy(page);
    await open(page, '/');
    const ran = await page.evaluate(async () => {
      const traces: string[] = [];
      Object.assign(globalThis, { traces });
      const add = <Name extends keyof HTMLElementTagNameMap>(name: Name) =>
        document.body.appendChild(document.createElement(name));
      add('script').textContent = 'traces.push("inline script")';
      const button = add('button');
      button.setAttribute('onclick', 'traces.push("event handler")');
      button.click();
      const link = add('a');
      link.href = 'javascript:traces.push("link")';
      link.click();
      const elsewhere = document.createElement('script');
      elsewhere.src = 'data:text/javascript,traces.push("elsewhere")';
      const refused = new Promise((resolve) => elsewhere.addEventListener('error', resolve));
      document.body.append(elsewhere);
      await refused;
      return traces;
    });
    await expect
      .poll(() => directives(violations))
      .toEqual(['script-src-attr', 'script-src-elem', 'script-src-elem', 'script-src-elem']);
    expect(ran).toEqual([]);
  });

  test('styles, pictures, frames, forms and requests of other hosts', async ({ page, watch }) => {
    watch.expectProblems(/Content Security Policy/, /Fetch API cannot load/);
    const violations = await watchPolicy(page);
    await open(page, '/');
    const colour = await page.evaluate(() => {
      const elsewhere = 'https://elsewhere.example/';
      const add = <Name extends keyof HTMLElementTagNameMap>(name: Name) =>
        document.body.appendChild(document.createElement(name));
      add('style').textContent = 'body { color: rgb(1, 2, 3) !important }';
      add('img').src = elsewhere;
      add('iframe').src = elsewhere;
      void fetch(elsewhere).catch(() => undefined);
      const form = add('form');
      form.action = elsewhere;
      form.submit();
      return getComputedStyle(document.body).color;
    });
    await expect
      .poll(() => directives(violations))
      .toEqual(['connect-src', 'form-action', 'frame-src', 'img-src', 'style-src-elem']);
    expect(colour).not.toBe('rgb(1, 2, 3)');
  });

  test('the site in a frame of another origin', async ({ page, site, watch }) => {
    watch.expectProblems(/frame-ancestors|X-Frame-Options/);
    const other = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(`<!doctype html><iframe src="${site.origin}/Contact"></iframe>`);
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const answered = page.waitForResponse(`${site.origin}/Contact`);
    await page.goto(`http://127.0.0.1:${port}/`);
    expect((await answered).status()).toBe(200);
    await page.waitForLoadState('networkidle');
    await expect(page.frameLocator('iframe').locator('#root')).toHaveCount(0);
    other.close();
  });
});
