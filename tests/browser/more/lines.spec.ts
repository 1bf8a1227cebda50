import { expect, type Page } from '@playwright/test';
import type { Metadata } from '../../../src/schema/metadata';
import { sectionSchemas, type SectionKind } from '../../../src/sections/registry';
import { show, test } from '../gallery';
import { dealt } from '../gallery-kinds';
import { cutPartsHere, overflowOf } from '../looks';
import { todays } from '../todays';

/**
 * Every kind of section on each line and in each width that its schema offers: what is said is seen, and fits.
 * options.spec.ts shows these words on narrower screens.
 */

type Option = { key: 'align' | 'width'; words: string[] };

/** The words that a kind has for a key; none if it does not have the key. */
const optionOf = (kind: SectionKind, key: Option['key']): Option => {
  const { meta } = (sectionSchemas[kind].describe().fields[key] ?? {}) as { meta?: Metadata };
  return { key, words: Object.keys(meta?.meanings ?? {}) };
};

const kinds = (Object.keys(sectionSchemas) as SectionKind[])
  .map((kind) => ({ kind, options: [optionOf(kind, 'align'), optionOf(kind, 'width')] }))
  .filter(({ options }) => options.some(({ words }) => words.length > 0));

/** As config would say it. */
const say = (page: Page, { key, words }: Option, word: string) =>
  page.locator('[data-rhythm]').evaluate(
    (rhythm: HTMLElement, said) => {
      rhythm.dataset[said.key] = said.word;
    },
    { key, word: words.includes(word) ? word : '' },
  );

/** Where each text and picture of the section begins, and how wide it is, in pixels. */
const placesOf = (page: Page) =>
  page.locator('[data-rhythm] > section').evaluateAll((sections) =>
    sections.flatMap((section) => {
      const walker = document.createTreeWalker(section, NodeFilter.SHOW_ALL);
      const places: [x: number, width: number][] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode;
        const isText = node.nodeType === Node.TEXT_NODE && node.textContent?.trim();
        const isPicture =
          node instanceof Element && node.matches('img, svg, iframe, video, .MuiPaper-root');
        if (!isText && !isPicture) continue;
        const range = document.createRange();
        range.selectNode(node);
        const { x, width } = range.getBoundingClientRect();
        places.push([x, width]);
      }
      return places;
    }),
  );

/** Less is no change that a visitor sees. */
const seen = 8;

type Places = Awaited<ReturnType<typeof placesOf>>;

const areUnlike = (one: Places, other: Places) =>
  one.some(([x, width], at) => {
    const [otherX = x, otherWidth = width] = other[at] ?? [];
    return Math.abs(x - otherX) >= seen || Math.abs(width - otherWidth) >= seen;
  });

/** Where there is room for each word to be seen: pages are 1200 px wide, and wide ones a fifth more. */
const roomy = { align: 1280, width: 1920 };

/** Each word of the option on this example: what does not fit, and words that look alike. */
const lookAt = async (page: Page, option: Option, example: string) => {
  await page.setViewportSize({ width: roomy[option.key], height: 800 });
  const known: [word: string, places: Places][] = [];
  for (const word of option.words) {
    await say(page, option, word);
    const where = `${example}: ${option.key} ${word}`;
    await expect.poll(() => overflowOf(page), where).toBe(0);
    await expect.poll(() => page.evaluate(cutPartsHere), where).toEqual([]);
    const places = await placesOf(page);
    const same = known.filter(([, other]) => !areUnlike(places, other));
    expect
      .soft(
        same.map(([other]) => other),
        `${where} looks like`,
      )
      .toEqual([]);
    known.push([word, places]);
  }
  await page.locator('[data-rhythm]').evaluate((rhythm: HTMLElement, key) => {
    delete rhythm.dataset[key];
  }, option.key);
};

const parts = 6;

for (const [turn, some] of todays([...dealt(kinds, parts).entries()], { oneIn: 6 })) {
  test(`each line and width is seen where there is room, and fits, part ${turn + 1} of ${parts}: ${some.map(({ kind }) => kind).join(', ')}`, async ({
    page,
  }) => {
    test.slow();
    for (const { kind, options } of some) {
      const file = `../../../src/sections/${kind}/example.ts`;
      const { examples } = (await import(file)) as { examples: object };
      for (const name of Object.keys(examples)) {
        await show(page, `sections/${kind}/${name}`);
        for (const option of options) {
          await lookAt(page, option, `${kind}/${name}`);
        }
      }
    }
  });
}
