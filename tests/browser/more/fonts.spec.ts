import { join } from 'node:path';
import type { Page } from '@playwright/test';
import theme from '../../../config/theme';
import { fontWeights } from '../../../src/theme/font-cuts';
import { cutFonts, type CutFonts, cutFontsOfConfig } from '../../../tools/fonts/cut-fonts';
import { readRange } from '../../../tools/fonts/letters';
import { families, watchFonts } from '../fonts';
import { expect, open, test } from '../site';

/** What the browser draws with the font files of the project's own site. */
test.use({ folder: '' });

const root = process.cwd();

/** The names of fonts that draw an element's text, and whether each came from the site. */
const drawnBy = async (page: Page, selector: string) => {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root: document } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: document.nodeId, selector });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  await client.detach();
  return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? 'the site' : familyName));
};

type Words = { text: string; family: string; weight: number };

/** Puts words at the start of the page, and waits for their fonts. cut-fonts.spec.ts tests kerning. */
const write = (page: Page, words: Words) =>
  page.evaluate(async ({ text, family, weight }) => {
    const line = document.createElement('p');
    line.id = 'written';
    line.textContent = text;
    line.style.cssText = `font: ${weight} 40px '${family}'; width: max-content; white-space: pre`;
    line.style.fontKerning = 'none';
    document.getElementById('written')?.remove();
    document.body.prepend(line);
    // Layout requests the needed fonts.
    line.getBoundingClientRect();
    await document.fonts.ready;
  }, words);

const widthOf = (page: Page) =>
  page.locator('#written').evaluate((line) => line.getBoundingClientRect().width);

type Face = { family: string; file: string; unicodeRange: string };

const declare = (page: Page, face: Face) =>
  page.evaluate(({ family, file, unicodeRange }) => {
    document.fonts.add(new FontFace(family, `url(${file})`, { unicodeRange, weight: '1 999' }));
  }, face);

/** Declares the unmodified font as `Whole`. */
const declareWhole = async (page: Page, family: string) => {
  const id = family.replace(' Variable', '').toLowerCase().replaceAll(' ', '-');
  const file = `/assets/whole-${id}.woff2`;
  const path = `node_modules/@fontsource-variable/${id}/files/${id}-latin-wght-normal.woff2`;
  await page.evaluate(() => {
    for (const face of [...document.fonts])
      if (face.family === 'Whole') document.fonts.delete(face);
  });
  await page.route(`**${file}`, (route) => route.fulfill({ path: join(root, path) }));
  await declare(page, { family: 'Whole', file, unicodeRange: 'U+0-10FFFF' });
};

/** The characters that a cut file of the font should have. */
const lettersOf = ({ cuts }: CutFonts, family: (typeof families)[number]) => {
  const isIn = readRange((cuts[family] ?? []).map(({ unicodeRange }) => unicodeRange).join(','));
  return Array.from({ length: 0x2100 }, (_, code) => String.fromCodePoint(code)).filter(isIn);
};

test('the cut fonts have every letter of config, at the width of the whole fonts', async ({
  page,
}) => {
  const fetched = watchFonts(page);
  await open(page, '/');
  const made = await cutFontsOfConfig(root);
  for (const family of families) {
    const letters = lettersOf(made, family).filter((letter) => /\S/.test(letter));
    const text = [...letters, 'fi 10,173'].join(' ');
    const widths = [];
    for (const weight of new Set(fontWeights(theme.font, family))) {
      await write(page, { text, family, weight });
      expect(await drawnBy(page, '#written'), family).toEqual(['the site']);
      widths.push(await widthOf(page));
    }
    await declareWhole(page, family);
    for (const weight of new Set(fontWeights(theme.font, family))) {
      await write(page, { text, family: 'Whole', weight });
      expect(Math.abs((await widthOf(page)) - (widths.shift() ?? 0))).toBeLessThan(1);
    }
  }
  const own = fetched.filter((file) => !file.includes('/whole-'));
  expect(new Set(own)).toEqual(new Set(made.files.keys()));
});

test('other letters that a visitor types come from the whole font', async ({ page }) => {
  const fetched = watchFonts(page);
  await open(page, '/');
  const { family, weight } = theme.font.text;
  const letters = new Set(lettersOf(await cutFontsOfConfig(root), family));
  const text = [...'éøßñ'].find((letter) => !letters.has(letter)) ?? 'þ';
  await write(page, { text, family, weight });
  expect(await drawnBy(page, '#written')).toEqual(['the site']);
  expect(fetched).toHaveLength(families.length + 1);
});

test('a site in another language gets the letters of its language', async ({ page }) => {
  const words = 'Łódź';
  const { family, weight } = theme.font.text;
  const { cuts, files } = await cutFonts({ root, font: theme.font, letters: new Set(words) });
  await page.route('**/assets/*.woff2', (route) => {
    const bytes = files.get(new URL(route.request().url()).pathname);
    return bytes ? route.fulfill({ body: bytes }) : route.continue();
  });
  await open(page, '/');
  expect(cuts[family]?.map(({ subset }) => subset)).toEqual(['latin', 'latin-ext']);
  for (const { file, unicodeRange } of cuts[family] ?? []) {
    await declare(page, { family: 'Made up', file, unicodeRange });
  }
  await write(page, { text: words, family: 'Made up', weight });
  expect(await drawnBy(page, '#written')).toEqual(['the site']);
  expect([...files.values()].every(({ length }) => length < 6000)).toBe(true);
});
