import type { Plugin } from 'vite';

const rolldownOptions = { checks: { bundlerTimings: false } };

/** Timings of plugins matter to their authors, not to editors. */
export const withoutTimings = (): Plugin => ({
  name: 'without-timings',
  config: () => ({ build: { rolldownOptions }, optimizeDeps: { rolldownOptions } }),
});
