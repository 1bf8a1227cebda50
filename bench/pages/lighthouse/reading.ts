import { median } from '../../shared/median';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** Milliseconds, except `cls`, which has no unit. */
export const metrics = ['fcp', 'lcp', 'tbt', 'cls', 'speedIndex'] as const;
type Metric = (typeof metrics)[number];

type Further = 'longestTask' | 'scriptBytes' | 'totalBytes';

/**
 * Lighthouse's figures for a page: scores from 0 to 100, metrics, bytes as transferred. Scripts in the HTML, compressed
 * by themselves, count as script and with the page.
 */
export type Reading = Record<Category | Metric | Further, number>;

/** The median of each value by itself. */
export const medianReading = (readings: Reading[]): Reading => {
  const [first] = readings;
  if (!first) throw new Error('Without readings there is no median.');
  const names = Object.keys(first) as (keyof Reading)[];
  const medians = names.map((name) => [name, median(readings.map((reading) => reading[name]))]);
  return Object.fromEntries(medians) as Reading;
};
