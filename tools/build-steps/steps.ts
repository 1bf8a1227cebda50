import type { FontCuts } from '../../src/theme/font-cuts';
import type { HeadScripts } from '../prerender/head-scripts';
import type { Finish } from './finish-build';
import type { Places } from './places';

/**
 * The steps of a build. Each loads what it needs, and runs in a process that ends with it: together they would take
 * the memory of all.
 */
export const steps = {
  /** Reports what is wrong in config. Resolves to the keys of its languages. */
  check: async ({ site }: { site: string }): Promise<string[]> => {
    const { configErrors } = await import('../check/check-project');
    const errors = configErrors(site);
    if (errors) throw new Error(errors);
    const { languageKeys } = await import('../../packages/resolved-site/shown-languages');
    return languageKeys(site);
  },
  client: async (places: Places): Promise<FontCuts> => {
    const { writeRules } = await import('../check/rules-files');
    writeRules(places.site);
    const { makeClient } = await import('./make-scripts');
    return makeClient(places);
  },
  server: async ({ cuts, ...places }: Places & { cuts: FontCuts }): Promise<HeadScripts> => {
    const { makeServer } = await import('./make-scripts');
    return makeServer(places, cuts);
  },
  pages: async (places: Places & { scripts: HeadScripts }) => {
    const { makePages } = await import('./make-pages');
    return makePages(places);
  },
  finish: async (finish: Finish): Promise<number> => {
    const { finishBuild } = await import('./finish-build');
    return finishBuild(finish);
  },
};

export type Steps = typeof steps;
