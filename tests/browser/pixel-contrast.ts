import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast, mixed } from '../../src/theme/contrast';

/** How well words can be read on the very pixels behind them. */

type Word = {
  words: string;
  /** As `rgb(…)` or `rgba(…)`. */
  color: string;
  /** Of the element and all around it, from 0 to 1. */
  opacity: number;
  /** WCAG 1.4.3: from 24 px on, bold ones from 18.66 px on. */
  isLarge: boolean;
  /** From the upper left corner of the page, in pixels. */
  x: number;
  y: number;
  width: number;
  height: number;
};

/** All words of this part of the page that are seen. Runs in the page. */
const wordsHere = (part: string) => {
  const isClipped = (element: Element, { x, y, width, height }: DOMRect) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { clipPath, overflowX, overflowY } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      const isBeside = x + width <= box.left + 1 || x >= box.right - 1;
      const isBelow = y + height <= box.top + 1 || y >= box.bottom - 1;
      if (clipPath !== 'none' && box.width * box.height < 4) return true;
      if ((overflowX !== 'visible' && isBeside) || (overflowY !== 'visible' && isBelow))
        return true;
    }
    return false;
  };
  const opacityOf = (element: Element) => {
    let opacity = 1;
    for (let at: Element | null = element; at; at = at.parentElement) {
      opacity *= Number(getComputedStyle(at).opacity);
    }
    return opacity;
  };
  const found: Word[] = [];
  const root = document.querySelector(part) ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const words = walker.currentNode.textContent?.trim() ?? '';
    if (!element || words === '' || element.closest('script, style, svg, option, :disabled'))
      continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const text = walker.currentNode.textContent ?? '';
    range.setStart(walker.currentNode, text.length - text.trimStart().length);
    range.setEnd(walker.currentNode, text.trimEnd().length);
    for (const box of range.getClientRects()) {
      if (box.width <= 1 || box.height <= 1 || isClipped(element, box)) continue;
      found.push({
        words: words.slice(0, 40),
        color,
        opacity: opacityOf(element),
        isLarge,
        x: box.x + window.scrollX,
        // Letters are lower than their line.
        y: box.y + window.scrollY + box.height * 0.15,
        width: box.width,
        height: box.height * 0.7,
      });
    }
  }
  return found;
};

/** By a style sheet that the policy of the page allows; undone by the next picture. */
const withoutWords = async <Result>(page: Page, look: () => Promise<Result>) => {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*, ::before, ::after, ::placeholder, ::first-letter, ::marker { color: transparent !important; -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important; }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
  const seen = await look();
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return seen;
};

/** Higher pictures are more than the browser draws at once, in pixels. */
const stripHeight = 6000;

type Strip = { top: number; width: number; height: number; data: Buffer };

const stripsOf = async (page: Page, part: string): Promise<Strip[]> => {
  const { width, first, end } = await page.evaluate((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    const { clientWidth, scrollHeight } = document.documentElement;
    return {
      width: clientWidth,
      first: Math.max(0, Math.floor((box?.top ?? 0) + window.scrollY)),
      end: Math.min(scrollHeight, Math.ceil((box?.bottom ?? 0) + window.scrollY)),
    };
  }, part);
  const strips: Strip[] = [];
  for (let top = first; top < end; top += stripHeight) {
    const clip = { x: 0, y: top, width, height: Math.min(stripHeight, end - top) };
    const picture = await page.screenshot({ fullPage: true, clip, animations: 'allow' });
    const { data, info } = await sharp(picture)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    strips.push({ top, width: info.width, height: info.height, data });
  }
  return strips;
};

const hexOf = (channels: readonly number[]) =>
  `#${channels.map((each) => Math.round(each).toString(16).padStart(2, '0')).join('')}`;

/** The colours of the pixels behind a word. */
const behind = (strips: readonly Strip[], { x, y, width, height }: Word) => {
  const found = new Set<number>();
  const right = Math.floor(x + width);
  for (let row = Math.ceil(y); row < Math.floor(y + height); row += 1) {
    const strip = strips.find(({ top, height: room }) => row >= top && row < top + room);
    if (!strip) continue;
    for (
      let column = Math.max(0, Math.ceil(x));
      column < Math.min(strip.width, right);
      column += 1
    ) {
      found.add(strip.data.readUIntBE(((row - strip.top) * strip.width + column) * 3, 3));
    }
  }
  return [...found].map((color) => `#${color.toString(16).padStart(6, '0')}`);
};

const least = ({ color, opacity }: Word, pixels: readonly string[]) => {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const ink = hexOf([red, green, blue]);
  const share = alpha * opacity;
  return Math.min(
    ...pixels.map((pixel) => contrast(share < 1 ? mixed(pixel, ink, share) : ink, pixel) ?? 0),
  );
};

/**
 * Words of a part of the page, of all of it if left out, that are not read on each pixel behind them, with their
 * contrast: large ones at 3, others at 4.5.
 */
export const unreadOn = async (page: Page, part = 'html'): Promise<string[]> => {
  const words = await page.evaluate(wordsHere, part);
  if (words.length === 0) return ['there are no words'];
  const strips = await withoutWords(page, () => stripsOf(page, part));
  return words.flatMap((word) => {
    const pixels = behind(strips, word);
    const ratio = least(word, pixels);
    const isRead = pixels.length === 0 || ratio >= (word.isLarge ? 3 : 4.5);
    return isRead
      ? []
      : [
          `${ratio.toFixed(2)} “${word.words}” ${word.color} at ${Math.round(word.x)}, ${Math.round(word.y)}`,
        ];
  });
};
