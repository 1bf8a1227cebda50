import type { Locator, Page } from '@playwright/test';

/** Where parts of a page stand that is read from the right. */

export const middle = async (part: Locator) => {
  const { x, y, width, height } = (await part.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

/** Whether each of these stands further left than the one before it. */
export const runFromRight = async (parts: Locator) => {
  const places = await parts.evaluateAll((all) =>
    all.map((part) => part.getBoundingClientRect().right),
  );
  return places.length > 1 && places.every((at, place) => place === 0 || at < places[place - 1]!);
};

/** The letters of a text in the order in which they stand on the screen, from left to right. */
export const asSeen = (part: Locator) =>
  part.evaluate((element) => {
    const seen: { x: number; letter: string }[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { data } = texts.currentNode as Text;
      for (let at = 0; at < data.length; at += 1) {
        range.setStart(texts.currentNode, at);
        range.setEnd(texts.currentNode, at + 1);
        const { left, width } = range.getBoundingClientRect();
        if (width > 0) seen.push({ x: left, letter: data[at]! });
      }
    }
    return seen
      .toSorted((one, other) => one.x - other.x)
      .map(({ letter }) => letter)
      .join('');
  });

export const region = (page: Page, name: string) => page.getByRole('region', { name });
