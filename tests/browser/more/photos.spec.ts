import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { violationsIn } from '../axe';
import { overflowOf, settle } from '../looks';
import { builtFile, test } from '../photo-site';
import { expect, open } from '../site';
import { watchPolicy } from '../watch-policy';

/** Photographs, videos, maps and news of a small firm. */

// One site is built for all.
test.describe.configure({ mode: 'default' });
test.use({ reducedMotion: 'reduce' });

const photos = '/Photos';

const built = (file: string) => readFileSync(builtFile(file), 'utf8');

test('each photograph exists in all offered sizes, no page names the original, and the first is loaded at once', async ({
  site: _,
}) => {
  const page = built('Photos.html');
  const offered = [...page.matchAll(/(\/assets\/photos\/[\w-]+-(\d+)\.(avif|webp)) \d+w/g)];
  expect(new Set(offered.map(([, , width]) => width))).toEqual(
    new Set(['400', '800', '1200', '1600']),
  );
  for (const [, file = '', width, format] of offered) {
    const { format: found, width: wide } = await sharp(builtFile(file)).metadata();
    expect([found === 'heif' ? 'avif' : found, wide]).toEqual([format, Number(width)]);
  }
  expect(page).not.toContain('/pictures/');
  expect(page).not.toMatch(/<[a-z][^>]*\sstyle="/);

  const images = [...page.matchAll(/<img [^>]*>/g)].map(([image]) => image);
  const [first = '', ...others] = images.filter((image) => image.includes('/assets/photos/'));
  expect(first).toContain('fetchPriority="high"');
  expect(first).not.toContain('loading="lazy"');
  for (const image of others)
    expect(image).toMatch(/loading="lazy".*decoding="async"|decoding="async".*loading="lazy"/);
  for (const image of images) expect(image).toMatch(/width="1600".*height="1200"/);
});

const lookAt = async (page: Page) => {
  for (const [width, colorScheme] of [
    [360, 'dark'],
    [1280, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settle(page);
    expect(await violationsIn(page), `at ${width} px, ${colorScheme}`).toEqual([]);
    await expect.poll(() => overflowOf(page), `at ${width} px`).toBe(0);
  }
};

test('photographs fit the screen and the policy, and can be enlarged by keyboard', async ({
  page,
}) => {
  const refused = await watchPolicy(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, photos);
  const hero = page.getByRole('img', { name: 'The room' }).first();
  await expect
    .poll(() => hero.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/-400\.avif$/);

  await lookAt(page);

  const link = page.getByRole('link', { name: 'The desk' });
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Our Rooms' });
  await expect(dialog.getByRole('img', { name: 'The desk' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('img', { name: 'The garden' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('Where you wait · 1 / 3')).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  expect(refused).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('a photograph leads to its file, a map and a video to their pages', async ({ page }) => {
    await page.goto(photos);
    await expect(page.getByRole('link', { name: 'The desk' })).toHaveAttribute(
      'href',
      /-1600\.webp$/,
    );
    await expect(page.getByRole('link', { name: 'vimeo.com', exact: true })).toHaveAttribute(
      'href',
      'https://vimeo.com/76979871',
    );
    await expect(page.getByRole('link', { name: 'A Tour', exact: true })).toHaveAttribute(
      'href',
      '/videos/tour.mp4',
    );
    await expect(page.getByRole('button', { name: 'Show it' })).toBeHidden();
  });
});

test('a video is loaded only when its poster is pressed', async ({ page }) => {
  const refused = await watchPolicy(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, photos);
  const poster = page.getByRole('link', { name: 'A Tour', exact: true });
  await poster.scrollIntoViewIfNeeded();
  await settle(page);
  expect(asked.filter((path) => path.startsWith('/videos/'))).toEqual([]);
  await poster.press('Enter');
  const video = page.locator('video');
  await expect(video).toBeFocused();
  await expect(video).toHaveAttribute('aria-label', 'A Tour');
  await expect.poll(() => asked).toContain('/videos/tour.mp4');
  expect(refused).toEqual([]);
});

const elsewhere = (page: Page, origin: string) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) asked.push(request.url());
  });
  return asked;
};

for (const [what, path, host] of [
  ['a video', photos, 'https://player.vimeo.com'],
  ['a map', '/Contact', 'https://www.openstreetmap.org'],
] as const) {
  test(`${what} asks before anything of another site is loaded`, async ({ page, site }) => {
    const refused = await watchPolicy(page);
    const asked = elsewhere(page, site.origin);
    await page.route(`${host}/**`, (route) =>
      route.fulfill({ body: 'There.', contentType: 'text/html' }),
    );
    await open(page, path);
    const button = page.getByRole('button', { name: 'Show it' });
    await button.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 20_000);
    await settle(page);
    expect(asked).toEqual([]);
    await button.click();
    await expect(page.frameLocator('iframe').getByText('There.')).toBeVisible();
    expect(new Set(asked.map((address) => new URL(address).origin))).toEqual(new Set([host]));
    expect(refused).toEqual([]);
  });
}

test('posts are listed, the newest first, without future ones', async ({ page }) => {
  await open(page, photos);
  const news = page.getByRole('region', { name: 'What Is New' });
  await expect(news.getByRole('heading', { level: 3 })).toHaveText([
    'Rye Is Back',
    'We Open At Six',
  ]);
  await expect(news.locator('time').first()).toHaveAttribute('datetime', '2026-02-01');
  await expect(news.locator('time').first()).toHaveText('1 February 2026');
  await news.getByRole('link', { name: 'Rye Is Back' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rye Is Back' })).toBeVisible();
  await expect(page.locator('main').getByText('1 February 2026 · Ida Sample')).toBeVisible();
});

test('a site with posts has a feed, which its pages link to', async ({ request }) => {
  const answer = await request.get('/feed.xml');
  expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  const feed = await answer.text();
  expect([...feed.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title).slice(1)).toEqual([
    'Rye Is Back',
    'We Open At Six',
  ]);
  for (const file of ['index.html', 'Photos.html']) {
    expect(built(`${file}`)).toContain('href="/feed.xml"');
  }
  // Only pages that show the list of posts receive it.
  expect(built('Contact.html')).not.toContain('Rye Is Back');
  expect(built('Newer.html')).toContain('"datePublished":"2026-02-01"');
});
