import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import {
  folderOfBuild,
  makingFolder,
  newestBuild,
  publishBuild,
  withBuildLock,
} from '../../tools/builds';
import { galleryFolder } from '../../tools/gallery/gallery-plugin';
import { sitesIn } from '../../tools/site-folder';
import { gallery } from './build-sites';

/**
 * The built sites that tests look at. Each is made once for the content of what goes into it, and kept in
 * node_modules/.cache between runs: Jest, Playwright and the HTML checker share what is there. What builds is loaded
 * where something is to be built.
 */

export const allSites = (root: string): string[] => [
  '',
  ...['examples', 'tests/sites'].flatMap((parent) => sitesIn(root, parent)),
  gallery,
];

/** What goes into every site, and into the gallery: whatever of it changes, all are built anew. */
const engine = [
  'src',
  'tools',
  'packages',
  'functions',
  'index.html',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
];
/** What a site's own folder adds. */
const own = ['config', 'public'];

const isOfTests = (path: string) => /\.test\.tsx?$|[/\\]testing[/\\]/.test(path);

const filesBelow = (path: string): string[] => {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !isOfTests(relative(path, file)))
    .toSorted();
};

const envFilesOf = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.startsWith('.env'))
    .map((name) => join(folder, name));

/**
 * A name for what a site is made of. The day is part of it: pages say what is past, and when they were made. So are
 * the settings of Firebase from the environment.
 */
const contentHash = (root: string, name: string): string => {
  const folder = join(root, name === gallery ? '' : name);
  const hash = createHash('sha256').update(`${name} ${new Date().toDateString()}`);
  for (const [key, value] of Object.entries(process.env)) {
    if (key.startsWith('VITE_FIREBASE_')) hash.update(`${key}=${value}`);
  }
  const files = [
    ...engine.map((path) => join(root, path)),
    ...own.map((path) => join(folder, path)),
  ].flatMap(filesBelow);
  for (const file of [...files, ...envFilesOf(folder)])
    hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
};

/** In what was built: the hash that it was made of. */
const madeOf = 'made-of';

const isMadeOf = (folder: string, hash: string) => {
  const file = join(folder, madeOf);
  return existsSync(file) && readFileSync(file, 'utf8') === hash;
};

const cacheFolder = (root: string) => join(root, 'node_modules/.cache/built-sites');

/** Two days’ work on all sites, those that journeys write included. */
const kept = 60;

/** Keeps a copy of what was built, whole or not at all, and lets go of those that were not used for longest. */
const keep = (root: string, built: string, hash: string) => {
  const cache = cacheFolder(root);
  const draft = join(cache, `${hash}.${process.pid}`);
  cpSync(built, draft, { recursive: true });
  rmSync(join(cache, hash), { recursive: true, force: true });
  renameSync(draft, join(cache, hash));
  const byAge = readdirSync(cache)
    .map((name) => ({
      name,
      used: statSync(join(cache, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
    }))
    .toSorted((a, b) => b.used - a.used);
  for (const { name } of byAge.slice(kept))
    rmSync(join(cache, name), { recursive: true, force: true });
};

/** Copies what the cache has to `folder`; whether it had it. */
const restore = (root: string, hash: string, folder: string): boolean => {
  const found = join(cacheFolder(root), hash);
  if (!isMadeOf(found, hash)) return false;
  utimesSync(found, new Date(), new Date());
  rmSync(folder, { recursive: true, force: true });
  cpSync(found, folder, { recursive: true });
  return true;
};

const ensureGallery = async (root: string) => {
  const hash = contentHash(root, gallery);
  const folder = join(root, galleryFolder);
  if (isMadeOf(folder, hash) || restore(root, hash, folder)) return;
  const { buildGallery } = await import('../../tools/build/build-gallery');
  // It is of the project's own site.
  delete process.env.SITE;
  await buildGallery(root);
  writeFileSync(join(folder, madeOf), hash);
  keep(root, folder, hash);
};

const newestFolder = (site: string) => {
  const name = newestBuild(site);
  return name === undefined ? undefined : folderOfBuild(site, name);
};

const isNewest = (site: string, hash: string) => {
  const newest = newestFolder(site);
  return newest !== undefined && isMadeOf(newest, hash);
};

/** A build for tests need not make small pictures, nor spare memory (tools/build/run-step.ts). */
const hasty = {
  PICTURES: 'draft',
  MIMALLOC_PURGE_DELAY: '10',
  MALLOC_MMAP_THRESHOLD_: String(2 ** 25),
};

const ensureFolder = async (root: string, name: string) => {
  const hash = contentHash(root, name);
  const site = join(root, name);
  if (isNewest(site, hash)) return;
  const isRestored = await withBuildLock(site, async () => {
    // Another process has built it meanwhile.
    if (isNewest(site, hash)) return true;
    if (!restore(root, hash, makingFolder(site))) return false;
    const { writeRules } = await import('../../tools/check/rules-files');
    writeRules(site);
    await publishBuild(site);
    return true;
  });
  if (isRestored) return;
  const { buildSite } = await import('../../tools/build/build-site');
  process.env.SITE = name;
  Object.assign(process.env, hasty);
  await buildSite(root, () => {
    const built = newestFolder(site);
    if (built === undefined) throw new Error(`${site} has no build.`);
    writeFileSync(join(built, madeOf), hash);
    keep(root, built, hash);
    return Promise.resolve();
  });
};

/** Makes sure that the site of this name is built as it is now. One in a process: it reads the environment. */
export const ensureSite = (root: string, name: string): Promise<void> =>
  name === gallery ? ensureGallery(root) : ensureFolder(root, name);
