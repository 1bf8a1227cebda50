import { expect, type Page } from '@playwright/test';
import { exampleConfig } from '../../../src/gallery/example-config';
import type { Subject } from '../../../src/gallery/kinds';
import { drawingOf } from '../../../src/pictures/motifs/drawings';
import { themes } from '../../../src/theme/themes/registry';
import { leaveOutFrames, neverReachFrames, openGallery, show, test } from '../gallery';
import { dealt, examplesOf, groups, kinds, kindsOf } from '../gallery-kinds';
import { problemsHere, problemsOf } from '../gallery-looks';
import { cutParts, overflowOf, settle } from '../looks';
import { todays } from '../todays';
import { watchConsole } from '../watch-console';

/** All examples of every kind, and every page of a kind. */

// If set, it would apply in every frame, whatever the gallery chooses.
test.use({ colorScheme: null });

for (const [turn, some] of todays([...dealt(kindsOf('sections', 'fields'), 12).entries()], {
  oneIn: 6,
})) {
  test(`sections and fields, part ${turn + 1} of 12: each example has no problem for axe, and fits at 360 px and at 1280 px`, async ({
    page,
  }) => {
    test.slow();
    const reported = watchConsole(page);
    expect(await problemsOf(page, await examplesOf(some))).toEqual([]);
    expect(reported).toEqual([]);
  });
}

// A drawing has no text and no controls, and is hidden from screen readers.
test('scenes and motifs: each drawing fits at 360 px and at 1280 px', async ({ page }) => {
  test.slow();
  const reported = watchConsole(page);
  const drawings = await examplesOf(kindsOf('scenes', 'motifs'));
  expect(await problemsOf(page, drawings, false)).toEqual([]);
  expect(reported).toEqual([]);
});

for (const kind of kindsOf('layout')) {
  test(`${kind.path}: each look has no problem, fits also at 320 px, from left and from right, and is drawn like no other`, async ({
    page,
  }) => {
    test.slow();
    const reported = watchConsole(page);
    const looks = await examplesOf([kind]);
    const problems: string[] = [];
    const drawn = new Set<string>();
    const lookNarrowly = async (id: string) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await settle(page);
      const cut = await cutParts(page);
      await expect.poll(() => overflowOf(page), `${id} at 320 px`).toBe(0);
      problems.push(...cut.map((what) => `${id} at 320 px: ${what}`));
    };
    for (const id of looks) {
      await show(page, id);
      problems.push(...(await problemsHere(page)).map((what) => `${id}: ${what}`));
      drawn.add((await page.screenshot()).toString('base64'));
      await lookNarrowly(id);
    }
    for (const id of looks) {
      await show(page, id, 'ar');
      await lookNarrowly(`${id}, from right`);
    }
    expect(problems).toEqual([]);
    expect(reported).toEqual([]);
    expect(looks.length).toBeGreaterThan(2);
    expect(drawn.size).toBe(looks.length);
  });
}

/** The families that the page's letters have, if the browser has loaded them. */
const loadedFamilies = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    const families = loaded.map(({ family }) => family.replaceAll('"', ''));
    // Stand-ins are shown until the fonts are there.
    return [...new Set(families)].filter((family) => !family.endsWith(' Fallback')).toSorted();
  });

for (const [name, { font, motif }] of todays(Object.entries(themes), { oneIn: 6 })) {
  test(`the theme ${name} has no problem on its three pages, its own letters, and its motif`, async ({
    page,
  }) => {
    test.slow();
    const reported = watchConsole(page);
    const families = [...new Set([font.display.family, font.text.family])].toSorted();
    const [shape] = drawingOf(motif)?.shapes ?? [];
    for (const example of ['opening', 'reading', 'form']) {
      await show(page, `themes/${name}/${example}`);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toBeVisible();
      expect(await title.evaluate((h1) => getComputedStyle(h1).fontFamily)).toContain(
        font.display.family,
      );
      await expect.poll(() => loadedFamilies(page), example).toEqual(families);
      await expect(page.locator(`main svg:has(> path[d="${shape?.d}"])`), example).toBeVisible();
      expect(await problemsHere(page), example).toEqual([]);
    }
    expect(reported).toEqual([]);
  });
}

test('the first page, and that of a kind of section and of field, have no problem', async ({
  page,
}) => {
  await leaveOutFrames(page);
  const reported = watchConsole(page);
  for (const path of ['', 'sections/feature', 'fields/select']) {
    await openGallery(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settle(page);
    expect(await problemsHere(page), path).toEqual([]);
  }
  expect(reported).toEqual([]);
});

/** Checks the page of a kind, and its entry in the list. */
const lookAtKind = (page: Page) =>
  page.evaluate(() => {
    const heading = document.querySelector('h1');
    const entry = document.querySelector('nav[aria-label="Kinds"] [aria-current]');
    const { x = 0, y = 0, width = 0, height = 0 } = entry?.getBoundingClientRect() ?? {};
    const seen = document.elementFromPoint(x + width / 2, y + height / 2);
    return {
      title: heading?.textContent,
      isFocused: document.activeElement === heading,
      isListed: seen !== null && entry?.contains(seen),
    };
  });

test('the list leads to the page of each kind', async ({ page }) => {
  test.slow();
  await neverReachFrames(page);
  await openGallery(page);
  for (const { path, name } of todays(kinds, { oneIn: 6 })) {
    await page.locator(`nav a[href="/__gallery/${path}"]`).click();
    await expect
      .poll(() => lookAtKind(page), { message: path, intervals: [0, 20, 50, 100] })
      .toEqual({ title: name, isFocused: true, isListed: true });
  }
});

/** The config of each example of the page, by name. */
const textsOf = (page: Page) =>
  page.evaluate((): Record<string, string> => {
    const sections = [...document.querySelectorAll('main section')];
    return Object.fromEntries(
      sections.map((each) => [each.id, each.querySelector('pre')?.textContent ?? '']),
    );
  });

test('the config of each example of a kind of each group stands beside it', async ({ page }) => {
  await leaveOutFrames(page);
  for (const group of groups) {
    const [first] = kindsOf(group);
    await openGallery(page, first?.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.name ?? '');
    const examples = Object.entries((await first?.read()) ?? {});
    const texts = examples.map(([name, definition]) => [
      name,
      exampleConfig({ group, definition } as Subject),
    ]);
    expect(texts.length, group).toBeGreaterThan(0);
    expect(await textsOf(page), group).toEqual(Object.fromEntries(texts));
  }
});

test('Copy puts the config on the clipboard, or selects it, and says which', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openGallery(page, 'sections/map');
  const example = page.getByRole('region', { name: 'plain' });
  const copy = example.getByRole('button', { name: 'Copy the config of plain' });
  const said = example.getByRole('status');
  const text = await example.locator('pre').textContent();
  await copy.press('Enter');
  await expect(said).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);

  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await copy.press('Enter');
  await expect(said).toHaveText('Selected: press Ctrl+C, or ⌘C on a Mac');
  expect(await page.evaluate(() => String(getSelection()).trim())).toBe(text?.trim());
});

test('a link in an example does not navigate', async ({ page, context }) => {
  await show(page, 'sections/map/plain');
  const other = context.waitForEvent('page');
  await page.getByRole('link', { name: /OpenStreetMap/ }).click();
  await (await other).close();
  await show(page, 'sections/article/plain');
  await page.getByRole('link', { name: 'The one part' }).click();
  await expect(page.getByRole('heading', { name: 'The one part' })).toBeInViewport();
  await show(page, 'sections/feature/pictureRight');
  await page.getByRole('link', { name: 'Ask about a shop' }).click();
  await expect(page.getByRole('heading', { name: 'Orders That Arrive' })).toBeVisible();
});
