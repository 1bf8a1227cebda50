import { parseArgs } from 'node:util';

export type Size = {
  /** Pages of the site; with `entries`, the entries whose pages a template makes. */
  pageCount: number;
  entries?: true;
  runs: number;
};

export type Options = {
  sizes: Size[];
  /** Nothing was left out, so the report may be kept. */
  complete: boolean;
};

const standard: Size[] = [
  { pageCount: 7, runs: 3 },
  { pageCount: 100, runs: 3 },
  { pageCount: 1000, runs: 1 },
];

/** One page more than the site has, and the pages of two entries: does everything still run? */
const smallest: Size[] = [
  { pageCount: 8, runs: 1 },
  { pageCount: 2, entries: true, runs: 1 },
];

/**
 * `--pages 7,100,300 --runs 1`, `--entries 100,300,1000` for pages that a template makes of a collection, or `--smoke`.
 * By default, the sizes of the report.
 */
export const readOptions = (): Options => {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string' },
      entries: { type: 'string' },
      runs: { type: 'string', default: '1' },
      smoke: { type: 'boolean' },
    },
  });
  if (values.smoke) return { sizes: smallest, complete: false };
  const asked = values.pages ?? values.entries;
  if (!asked) return { sizes: standard, complete: true };
  const runs = Number(values.runs);
  const sizes = asked.split(',').map((count): Size => ({
    pageCount: Number(count),
    ...(!values.pages && { entries: true }),
    runs,
  }));
  if (sizes.some(({ pageCount }) => !(pageCount > 0)) || !(runs > 0)) {
    throw new Error('--pages and --entries take numbers, such as 7,100; --runs takes one.');
  }
  return { sizes, complete: false };
};
