import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast } from '../../src/theme/contrast';

/** Words on photographs, and how they stand out from every pixel behind them. */

type Text = {
  words: string;
  color: string;
  isLarge: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
};

/** The texts of the page's opening that stand on the photograph itself. */
export const textsOnPhoto = (page: Page) =>
  page
    .locator('main section')
    .first()
    .evaluate((section) => {
      const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode()) {
        const around = walker.currentNode.parentElement!;
        const words = walker.currentNode.textContent?.trim() ?? '';
        // The highlighter and a filled button are grounds of their own.
        if (words === '' || around.closest('h1 > span, .MuiButton-contained')) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const { color } = getComputedStyle(around);
        for (const { x, y, width, height } of range.getClientRects()) {
          if (width > 0)
            found.push({ words, color, isLarge: !!around.closest('h1'), x, y, width, height });
        }
      }
      return found;
    });

/** By a style sheet that the policy of the page allows. */
export const hideWords = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      'main section * { color: transparent !important; border-color: transparent !important; text-decoration-color: transparent !important } h1 > span, .MuiButton-contained { visibility: hidden }',
    );
    document.adoptedStyleSheets = [sheet];
  });

const hexOf = (channels: readonly number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

const opaque = (color: string) => hexOf((color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));

/** The least contrast of a colour on the pixels of an area of the screen. */
export const leastContrast = async (screen: Buffer, { color, x, y, width, height }: Text) => {
  const { info } = await sharp(screen).toBuffer({ resolveWithObject: true });
  const left = Math.max(0, Math.floor(x));
  const top = Math.max(0, Math.floor(y));
  const area = {
    left,
    top,
    width: Math.min(info.width - left, Math.ceil(width)),
    height: Math.min(info.height - top, Math.ceil(height)),
  };
  const raw = await sharp(screen).extract(area).removeAlpha().raw().toBuffer();
  const pixels = new Set<string>();
  for (let at = 0; at + 2 < raw.length; at += 3) pixels.add(hexOf([...raw.subarray(at, at + 3)]));
  return Math.min(...[...pixels].map((pixel) => contrast(opaque(color), pixel) ?? 0));
};
