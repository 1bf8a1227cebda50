import { execFileSync } from 'node:child_process';

/** Stands for the gallery among the names of sites. */
export const gallery = 'gallery';

/** What tests of `npm test` look at, the largest first; the empty name is the project's own site. */
export const mainSites = ['tests/sites/languages', '', 'tests/sites/agency'];

/**
 * Built by an earlier part of the same run, which says which ones: the main ones, or all. A test may write one into
 * `dist`, which none of them is.
 */
const isThere = (site: string) => {
  const built = process.env.SITE_IS_BUILT ?? '';
  const isMain = site === '--main' || mainSites.includes(site);
  return (built === 'all' && !site.startsWith('dist/')) || (built !== '' && isMain);
};

/**
 * Builds the site in this folder of the project, or with `--main` those of `npm test` and with `--all` every one,
 * where they are not there as they are now. In a process of its own, for what builds takes a second to load.
 */
export const buildSites = (sites: string) => {
  if (isThere(sites)) return;
  const args = ['tools/run.mjs', 'tests/build-sites/main.ts', sites];
  execFileSync(process.execPath, args, { stdio: 'inherit' });
};
