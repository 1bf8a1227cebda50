import { startSite } from '../local-site';
import { portAt } from './ports';
import { test as base, type Site } from './site';

/** Journeys through the dental practice's site, as SITE=examples/dentist runs it, with an empty backend of its own. */
export const test = base.extend<object, { site: Site }>({
  site: [
    async ({}, use, { parallelIndex }) => {
      const { site, stop } = await startSite(portAt(80 + parallelIndex), 'examples/dentist');
      await use(site);
      await stop();
    },
    { scope: 'worker' },
  ],
});
