import type { Page } from '@playwright/test';

/** Milliseconds since the page was requested. */
type Seen = { lcp: number };

declare global {
  // A global is declared with var.
  var seen: Seen;
}

/** Records in every document of `page` when its largest part is painted. */
export const watchPaint = (page: Page) =>
  page.addInitScript(() => {
    globalThis.seen = { lcp: 0 };
    new PerformanceObserver((list) => {
      globalThis.seen.lcp = list.getEntries().at(-1)?.startTime ?? 0;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
