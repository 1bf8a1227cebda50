import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, open, test } from './site';
import { watchPolicy, type Violation } from './watch-policy';

/**
 * Every page works with the headers of the site's responses (docs/security.md), and browsers refuse what the policy
 * forbids. Which headers each address has: tests/requests/headers.test.ts.
 */

test(
  'pages of the embedded backend have a policy of their own',
  { tag: '@more' },
  async ({ page }) => {
    const response = await page.goto('/__local/');
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stored on this machine');
    expect(response?.headers()['content-security-policy']).not.toContain('script-src');
  },
);

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
  test(
    'questions and the carousel, on a loaded page and after a link',
    { tag: '@more' },
    async ({ page }) => {
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
    },
  );
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

  test(
    'styles, pictures, frames, forms and requests of other hosts',
    { tag: '@more' },
    async ({ page, watch }) => {
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
    },
  );

  test('the site in a frame of another origin', { tag: '@more' }, async ({ page, site, watch }) => {
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
