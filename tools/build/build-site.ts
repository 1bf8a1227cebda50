import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MadePages } from '../build-steps/make-pages';
import { makingFolder, pagesFolder, publishBuild, withBuildLock } from '../builds';
import { siteFolder } from '../site-folder';
import { runStep } from './run-step';

type Site = { root: string; site: string };

/** Scripts, pictures, fonts, and every page of one language, in the folder `built`. */
const makeLanguage = async ({ root, site, built }: Site & { built: string }, language?: string) => {
  const server = join(makingFolder(site), `server${language === undefined ? '' : `-${language}`}`);
  const places = { root, site, language, built, server };
  const cuts = await runStep(root, 'client', places);
  const scripts = await runStep(root, 'server', { ...places, cuts });
  return runStep(root, 'pages', { ...places, scripts });
};

/** Another language beside the main one: its pages have a folder of their own, scripts of the same content one name. */
const makeBeside = async (places: Site & { built: string }, language: string) => {
  const own = join(makingFolder(places.site), `language-${language}`);
  const made = await makeLanguage({ ...places, built: own }, language);
  // Vite's template; the first page of the language has another name.
  await rm(join(own, 'index.html'));
  await cp(own, places.built, { recursive: true, force: false });
  await rm(own, { recursive: true });
  return made;
};

/** Every page in every language, and how the host serves them. */
const makeBuild = async ({ root, site }: Site, languages: readonly string[]): Promise<number> => {
  const making = makingFolder(site);
  const places = { root, site, built: join(making, pagesFolder) };
  await mkdir(making, { recursive: true });
  const [main, ...others] = languages;
  const made: [MadePages, ...MadePages[]] = [await makeLanguage(places, main)];
  for (const language of others) made.push(await makeBeside(places, language));
  return runStep(root, 'finish', { site, making, built: places.built, languages, made });
};

/**
 * Builds the site that is run, by the engine in `root`, into `dist/site` below the site's folder, and writes
 * firebase.json, with the host's settings. Until the build is complete, the previous one stays.
 * Resolves to the number of pages, after `use` has finished with them: no other build begins meanwhile.
 */
export const buildSite = async (
  root: string,
  use: (pages: number) => Promise<void> = () => Promise.resolve(),
): Promise<number> => {
  const site = siteFolder();
  // Errors in config are reported without waiting for another build.
  const languages = await runStep(root, 'check', { site });
  return withBuildLock(site, async (waited) => {
    const current = waited ? await runStep(root, 'check', { site }) : languages;
    const pages = await makeBuild({ root, site }, current);
    await publishBuild(site);
    await use(pages);
    return pages;
  });
};
