import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { builtFolder } from '../../tools/built-files';

/** `npm test` has built what tests look at before it runs them. */
const isThere = (site: string) =>
  Boolean(process.env.SITE_IS_BUILT) && existsSync(join(site, builtFolder));

/**
 * Builds the site in this folder of the project, or with `--main` those of `npm test` and with `--all` every one,
 * where they are not there as they are now. In a process of its own, for what builds takes a second to load.
 */
export const buildSites = (sites: string) => {
  if (isThere(sites.startsWith('--') ? '' : sites)) return;
  const args = ['tools/run.mjs', 'tests/build-sites/main.ts', sites];
  execFileSync(process.execPath, args, { stdio: 'inherit' });
};
