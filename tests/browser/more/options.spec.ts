import type { Page } from '@playwright/test';
import {
  character as characterSchema,
  type CharacterDefinition,
} from '../../../src/schema/character';
import type { Metadata } from '../../../src/schema/metadata';
import { characterRules } from '../../../src/theme/character';
import { themes } from '../../../src/theme/themes/registry';
import { rulesOfColours, violationsIn } from '../axe';
import { openGallery, test } from '../gallery';
import { cutPartsHere, loadPhotographs, overflowOf, settle } from '../looks';
import { unreadOn } from '../pixel-contrast';
import { expect } from '../site';
import { day, todays } from '../todays';

/** Every option of the look of every section, and of how parts are drawn, on one page for each theme. */

const { fields } = characterSchema.describe() as unknown as {
  fields: Record<string, { meta?: Metadata }>;
};

/** Character number `at`: after as many as the longest set has words, each word was in one. */
const characterAt = (at: number): CharacterDefinition =>
  Object.fromEntries(
    Object.entries(fields).map(([key, { meta }]) => {
      const own = Object.keys(meta?.meanings ?? {});
      return [key, own[at % own.length]];
    }),
  );

const draw = (page: Page, theme: keyof typeof themes, character: CharacterDefinition) =>
  page.evaluate(
    (css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [
        sheet,
        ...document.adoptedStyleSheets.filter((each) => !('ofCharacter' in each)),
      ];
      Object.assign(sheet, { ofCharacter: true });
    },
    characterRules({ ...themes[theme], character }).join(''),
  );

/** Parts that take the focus, and look no different then, nor does what is around them. */
const unseenFocus = (page: Page) =>
  page.evaluate(async () => {
    const parts = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const lookOf = (part: Element) =>
      [part, part.parentElement, part.parentElement?.parentElement]
        .concat([...part.querySelectorAll('*')])
        .concat([...(part.parentElement?.querySelectorAll('*') ?? [])])
        .filter((each) => each instanceof Element)
        .slice(0, 60)
        .flatMap((each) =>
          [null, '::before', '::after'].map((pseudo) => {
            const { outline, boxShadow, border, backgroundColor, textDecoration, transform } =
              getComputedStyle(each, pseudo);
            return [outline, boxShadow, border, backgroundColor, textDecoration, transform].join();
          }),
        )
        .join();
    const unseen: string[] = [];
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    for (const part of document.querySelectorAll<HTMLElement>(parts)) {
      const isReached =
        part.checkVisibility({ visibilityProperty: true }) &&
        !part.matches(':disabled, [tabindex="-1"]') &&
        !part.closest('[inert]');
      if (!isReached) continue;
      const before = lookOf(part);
      part.focus({ preventScroll: true });
      // React has drawn it then.
      await Promise.resolve();
      if (document.activeElement === part && lookOf(part) === before) {
        unseen.push(`${part.outerHTML.slice(0, 90)} ${getComputedStyle(part).outline}`);
      }
      part.blur();
      await Promise.resolve();
    }
    return unseen;
  });

/** Buttons and fields without an edge of their own where all grounds are one. */
const withoutEdge = (page: Page) =>
  page.evaluate(() => {
    const ground = getComputedStyle(document.body).backgroundColor;
    const hasEdge = (part: Element | null) => {
      if (!part) return false;
      const { borderBlockEndStyle, borderBlockEndWidth, outlineStyle, backgroundColor } =
        getComputedStyle(part);
      const isLined = borderBlockEndStyle !== 'none' && Number.parseFloat(borderBlockEndWidth) > 0;
      const isFilled = backgroundColor !== ground && !/, 0\)$/.test(backgroundColor);
      return isLined || isFilled || outlineStyle !== 'none';
    };
    return [...document.querySelectorAll('.MuiButton-contained, .MuiOutlinedInput-root')]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .filter((part) => !hasEdge(part) && !hasEdge(part.querySelector('fieldset')))
      .map((part) => part.outerHTML.slice(0, 120));
  });

const moving = (page: Page) =>
  page.evaluate(() => [
    ...document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120) ?? ''),
    ...[...document.querySelectorAll('video')]
      .filter(({ paused }) => !paused)
      .map(({ src }) => src),
  ]);

/** The page of all options in a theme, read to its end: forms are loaded where a visitor comes near. */
const openOptions = async (page: Page, theme: string) => {
  await openGallery(page, `frame#/options/${theme}`);
  // It has as much on it as ten pages of a site.
  const shown = page.locator(`html[data-shown="options/${theme}"]`);
  await expect(shown).toBeAttached({ timeout: 60_000 });
  await page.evaluate(async () => {
    for (const section of document.querySelectorAll('section')) {
      section.scrollIntoView({ behavior: 'instant' });
      // After drawing, observers of visibility have been called.
      for (let drawn = 0; drawn < 2; drawn += 1) await new Promise(requestAnimationFrame);
    }
  });
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};

const names = Object.keys(themes) as (keyof typeof themes)[];

const screens = (['light', 'dark'] as const).flatMap((colorScheme, dark) =>
  [320, 768, 1280].map((width, at) => ({ colorScheme, width, place: 3 * dark + at })),
);

/** Each width once, in one scheme or the other; all of them where runs are long. */
const screensFor = (turn: number) =>
  screens.filter(({ place }) => process.env.TEST_RUNS === 'full' || (place + turn + day) % 2 === 0);

/** What of the options cannot be seen, or read, on a screen of this width. */
const problemsAt = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 800 });
  const over = await overflowOf(page);
  return [
    ...(over > 0 ? [`scrolls sideways by ${over} px`] : []),
    ...(await page.evaluate(cutPartsHere)).map((part) => `cut: ${part}`),
    ...(await unreadOn(page)),
  ];
};

for (const [turn, theme] of todays([...names.entries()], { oneIn: 8 })) {
  test(`${theme}: each option fits every screen, is read on its pixels, stands still, shows the focus, and is usable in forced colours`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await openOptions(page, theme);
    await draw(page, theme, characterAt(turn));
    await expect.poll(() => moving(page)).toEqual([]);
    await loadPhotographs(page);
    await settle(page);

    await test.step('the focus', async () => {
      await page.keyboard.press('Tab');
      expect(await unseenFocus(page)).toEqual([]);
    });

    await test.step('each screen', async () => {
      const problems: string[] = [];
      for (const { colorScheme, width, place } of screensFor(turn)) {
        await page.emulateMedia({ colorScheme });
        await draw(page, theme, characterAt(turn + place));
        const found = await problemsAt(page, width);
        problems.push(...found.map((what) => `${width} px, ${colorScheme}: ${what}`));
      }
      expect(problems, `TEST_DAY=${day}`).toEqual([]);
    });

    await test.step('forced colours', async () => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
      expect(await overflowOf(page)).toBe(0);
      expect(await withoutEdge(page)).toEqual([]);
      expect(await violationsIn(page, { only: rulesOfColours })).toEqual([]);
    });
  });
}
