import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast } from '../../src/theme/contrast';
import { rhythmTest as test } from './parts-site';
import { expect, open } from './site';

test.describe.configure({ mode: 'default' });
test.use({ reducedMotion: 'reduce' });

type Shown = { words: string; color: string; ground: string };

/** Every text of the page's sections, with the colour of what is below it. */
const textsOn = (page: Page) =>
  page.evaluate(() => {
    const isSolid = (color: string) => color !== 'transparent' && !/, 0\)$/.test(color);
    const below = (element: Element): string => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const isSheet = at.matches('[data-overlaps] > section > div');
        const { backgroundColor } = getComputedStyle(at, isSheet ? '::before' : null);
        if (isSolid(backgroundColor)) return backgroundColor;
      }
      return 'rgb(255, 255, 255)';
    };
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const found: Shown[] = [];
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const words = walker.currentNode.textContent?.trim() ?? '';
      if (!element || words === '' || !element.checkVisibility()) continue;
      // What stands on a photograph is measured on its pixels.
      if (element.closest('[data-scrim]')) continue;
      found.push({ words, color: getComputedStyle(element).color, ground: below(element) });
    }
    return found;
  });

/** By a style sheet that the policy of the page allows. */
const showWords = (page: Page, shown: boolean) =>
  page.evaluate((isShown) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-scrim] * { color: transparent !important; }');
    document.adoptedStyleSheets = isShown ? [] : [sheet];
  }, shown);

const hexOf = (color: string) =>
  `#${(color.match(/[\d.]+/g) ?? [])
    .slice(0, 3)
    .map((channel) => Math.round(Number(channel)).toString(16).padStart(2, '0'))
    .join('')}`;

for (const colorScheme of ['light', 'dark'] as const) {
  test(`${colorScheme}: each ground, edge, room, line and width fits every screen and can be read`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/Rhythm');
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(widest, `the page at ${width} px`).toBeLessThanOrEqual(width);
      const texts = await textsOn(page);
      expect(texts.length).toBeGreaterThan(150);
      const lost = texts.filter(
        ({ color, ground }) => (contrast(hexOf(color), hexOf(ground)) ?? 0) < 4.5,
      );
      expect(lost, `at ${width} px`).toEqual([]);
    }
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`${colorScheme}: words on a photograph can be read on each pixel behind them`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, '/Rhythm');
      for (const section of await page.locator('[data-scrim]').all()) {
        await section.scrollIntoViewIfNeeded();
        await expect
          .poll(() => section.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
          .toBeGreaterThan(0);
        const { left, top } = await section.evaluate((element) => element.getBoundingClientRect());
        const words = await section.evaluate((element) => {
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          const found: { color: string; x: number; y: number; width: number; height: number }[] =
            [];
          while (walker.nextNode()) {
            const around = walker.currentNode.parentElement!;
            if (!walker.currentNode.textContent?.trim() || !around.checkVisibility()) continue;
            const range = document.createRange();
            range.selectNodeContents(walker.currentNode);
            const box = range.getBoundingClientRect();
            if (box.height === 0) continue;
            const { color } = getComputedStyle(around);
            found.push({ color, x: box.x, y: box.y, width: box.width, height: box.height });
          }
          return found;
        });
        expect(words.length).toBeGreaterThan(3);
        // The pixels behind the words are those without them.
        await showWords(page, false);
        const picture = await section.screenshot();
        await showWords(page, true);
        for (const { color, ...box } of words) {
          const { data } = await sharp(picture)
            .extract({
              left: Math.max(0, Math.floor(box.x - left)),
              top: Math.max(0, Math.floor(box.y - top)),
              width: Math.floor(box.width),
              height: Math.floor(box.height),
            })
            .removeAlpha()
            .raw()
            .toBuffer({ resolveWithObject: true });
          const behind = new Set<string>();
          for (let at = 0; at < data.length; at += 3) {
            behind.add(data.subarray(at, at + 3).toString('hex'));
          }
          const ratios = [...behind].map((hex) => contrast(hexOf(color), `#${hex}`) ?? 0);
          expect(Math.min(...ratios), `${color} at ${width} px`).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  });
}

test('a heading stands where its section says', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/Rhythm');
  const boxOf = async (name: string) => {
    const title = page.getByRole('heading', { name, exact: true });
    const section = page.locator('section', { has: title });
    return {
      title: (await title.boundingBox())!,
      first: (await section.getByRole('button', { name: 'When?' }).boundingBox())!,
    };
  };
  const { title: left } = await boxOf('Heading left');
  const { title: centred } = await boxOf('Heading centred');
  const offset = await boxOf('Heading offset');
  expect(centred.x + centred.width / 2).toBeCloseTo(640, -1);
  expect(offset.title.x).toBeCloseTo(left.x, 0);
  expect(offset.first.x).toBeGreaterThan(1280 / 3);
  expect(Math.abs(offset.first.y - offset.title.y)).toBeLessThan(60);
});

test('shapes and sheets move nothing but themselves, and are left out of forced colours and paper', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/Rhythm');
  const section = (name: string) =>
    page.locator('section', { has: page.getByRole('heading', { name, exact: true }) });
  const shapeOf = (name: string) =>
    section(name).evaluate((element) => {
      const { content, height } = getComputedStyle(element, '::before');
      return content === 'none' ? 0 : Number.parseFloat(height);
    });
  const overlapOf = async () => {
    const before = (await section('Width full').boundingBox())!;
    const sheet = (await section('A Form').boundingBox())!;
    return before.y + before.height - sheet.y;
  };
  // Sections follow each other without a gap, whatever their edge.
  const [sand, clay] = [
    (await section('Ground sand').boundingBox())!,
    (await section('Ground clay').boundingBox())!,
  ];
  expect(clay.y).toBeCloseTo(sand.y + sand.height, 0);
  expect(await shapeOf('Ground clay')).toBeGreaterThan(20);
  expect(await shapeOf('Ground tint')).toBe(0);
  expect(await overlapOf()).toBeGreaterThan(60);
  for (const media of [{ forcedColors: 'active' }, { media: 'print' }] as const) {
    await page.emulateMedia({ forcedColors: 'none', media: 'screen', ...media });
    expect(await shapeOf('Ground clay')).toBe(0);
    expect(await overlapOf()).toBeCloseTo(0, 0);
  }
});
