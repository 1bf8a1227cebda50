import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { withFileLock } from '../file-lock';
import { writeIfNew } from '../write-file';
import { builtFolder, hostingFile } from './built-files';

/**
 * Below a site's folder: each build is made in `dist/making`, then stays as it is in `dist/builds`, from
 * where `npm start` serves it; `dist/site` is a copy of the newest one, for hosts. So what somebody is
 * looking at loses nothing while another one is built, and a build that is killed leaves the last one whole.
 */
const buildsFolder = 'dist/builds';
const newestFile = 'dist/builds/newest';
const lockFile = 'dist/build.lock';

/** What a build consists of, below its folder. */
export const pagesFolder = 'site';
export const routesFile = 'routes.json';

/** Builds that stay: a page of an older one that is still open has its scripts from there. */
const keptBuilds = 5;

/** Where a build is made. Nobody else makes one at the time. */
export const makingFolder = (site: string) => join(site, 'dist/making');

/** Names sort by age. */
const newName = () =>
  `${Date.now().toString(36).padStart(9, '0')}-${randomBytes(3).toString('hex')}`;

/** The folder of a build that stays. */
export const folderOfBuild = (site: string, name: string) => join(site, buildsFolder, name);

/** The builds of a site that are there, the newest first. */
export const buildsOf = (site: string): string[] => {
  const folder = join(site, buildsFolder);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { withFileTypes: true });
  return names
    .flatMap((each) => (each.isDirectory() ? [each.name] : []))
    .toSorted()
    .toReversed();
};

/** The last build that ended well; undefined where there is none. */
export const newestBuild = (site: string): string | undefined => {
  try {
    const name = readFileSync(join(site, newestFile), 'utf8').trim();
    return existsSync(folderOfBuild(site, name)) ? name : undefined;
  } catch {
    return undefined;
  }
};

/** Where both stand while one takes the place of the other. */
const beside = (site: string) => ({
  target: join(site, builtFolder),
  next: join(site, `${builtFolder}.next`),
  before: join(site, `${builtFolder}.before`),
});

/** What builds that were killed have left. */
const clearUp = async (site: string) => {
  const { target, next, before } = beside(site);
  // Killed between the two names.
  if (!existsSync(target) && existsSync(before)) await rename(before, target);
  for (const left of [next, before, makingFolder(site)]) {
    await rm(left, { recursive: true, force: true });
  }
};

/** Runs a task while no other process builds this site, or publishes it. Waits for one that does, and says so. */
export const whileNobodyBuilds = <Result>(
  site: string,
  task: (waited: boolean) => Promise<Result>,
): Promise<Result> => {
  let waited = false;
  const onWait = (pid: number | undefined) => {
    waited = true;
    const who = pid === undefined ? '' : ` (process ${pid})`;
    console.warn(
      `Another command is building this site, or publishing it${who}. This one goes on when that has ended …`,
    );
  };
  const begin = async () => {
    await clearUp(site);
    return task(waited);
  };
  return withFileLock(join(site, lockFile), begin, { onWait });
};

/** Puts a copy of the pages where hosts look for them. Between two names there is a moment without. */
const putForHosts = async (site: string, pages: string) => {
  const { target, next, before } = beside(site);
  await cp(pages, next, { recursive: true });
  if (existsSync(target)) renameSync(target, before);
  try {
    renameSync(next, target);
  } catch (error) {
    if (existsSync(before)) renameSync(before, target);
    throw error;
  }
  await rm(before, { recursive: true, force: true });
};

/** Makes what stands in the making folder the newest build: what it is told by comes last. */
export const publishBuild = async (site: string): Promise<void> => {
  const name = newName();
  const folder = folderOfBuild(site, name);
  await mkdir(join(site, buildsFolder), { recursive: true });
  await rename(makingFolder(site), folder);
  await putForHosts(site, join(folder, pagesFolder));
  writeIfNew(join(site, hostingFile), await readFile(join(folder, hostingFile), 'utf8'));
  writeIfNew(join(site, newestFile), `${name}\n`);
  for (const old of buildsOf(site).slice(keptBuilds)) {
    await rm(folderOfBuild(site, old), { recursive: true, force: true });
  }
};
