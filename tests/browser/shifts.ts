import type { Page } from '@playwright/test';

/** What moved by itself: how much, and from where to where. */
export type Shift = { value: number; moved: string[] };

/** Records each shift of the layout from the first drawing on; to be called before the page is opened. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
    type Entry = PerformanceEntry & { value: number; sources: Source[] };
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const box = ({ x, y, width, height }: DOMRect) =>
      [x, y, width, height].map(Math.round).join(' ');
    const nameOf = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 90) : (node?.textContent ?? '?');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) {
        const moved = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${box(previousRect)} → ${box(currentRect)}: ${nameOf(node)}`,
        );
        shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Those so far. */
export const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);

/** Scrolls from the top to the end, a part of a screen at a time, and lets each be drawn. */
export const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const frames = async (count: number) => {
      for (let drawn = 0; drawn < count; drawn += 1) await new Promise(requestAnimationFrame);
    };
    const root = document.documentElement;
    while (window.scrollY + window.innerHeight < root.scrollHeight - 1) {
      window.scrollBy({ top: window.innerHeight * 0.6, behavior: 'instant' });
      await frames(10);
    }
  });
