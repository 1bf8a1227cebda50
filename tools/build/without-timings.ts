import type { Plugin } from 'vite';

const rolldownOptions = { checks: { bundlerTimings: false } };

/** How long the plugins of a build took is news to who writes them, and none to who edits a site. */
export const withoutTimings = (): Plugin => ({
  name: 'without-timings',
  config: () => ({ build: { rolldownOptions }, optimizeDeps: { rolldownOptions } }),
});
