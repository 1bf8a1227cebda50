import { parseArgs } from 'node:util';

type Size = { pageCount: number; runs: number };

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

/** One page more than the site has: does everything still run? */
const smallest: Size[] = [{ pageCount: 8, runs: 1 }];

/** `--pages 7,100,300 --runs 1`, or `--smoke`. By default, the sizes of the report. */
export const readOptions = (): Options => {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string' },
      runs: { type: 'string', default: '1' },
      smoke: { type: 'boolean' },
    },
  });
  if (values.smoke) return { sizes: smallest, complete: false };
  if (!values.pages) return { sizes: standard, complete: true };
  const runs = Number(values.runs);
  const sizes = values.pages.split(',').map((pages) => ({ pageCount: Number(pages), runs }));
  if (sizes.some(({ pageCount }) => !(pageCount > 0)) || !(runs > 0)) {
    throw new Error('--pages takes numbers, such as 7,100; --runs takes one.');
  }
  return { sizes, complete: false };
};
