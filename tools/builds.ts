import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { withFileLock, writeIfNew } from '../packages/files';
import { builtFolder, hostingFile } from '../packages/resolved-site/built-files';

/**
 * Below a site's folder: each build is made in `dist/making`, then stays in `dist/builds`, from where
 * `npm start` serves it; `dist/site` is a copy of the newest one, for hosts. So open pages lose nothing
 * while another build is made, and a killed build leaves the last one whole.
 */
const buildsFolder = 'dist/builds';
const newestFile = 'dist/builds/newest';
const lockFile = 'dist/build.lock';

/** The parts of a build, below its folder. */
export const pagesFolder = 'site';
export const routesFile = 'routes.json';
/** Only of a site that is closed for some time: `Maintenance` of src/schema. */
export const maintenanceFile = 'maintenance.json';

/** Builds that stay: open pages of an older one get their scripts from there. */
const retainedBuilds = 5;

/** Where a build is made, one at a time. */
export const makingFolder = (site: string) => join(site, 'dist/making');

/** Names sort by age. */
const newName = () =>
  `${Date.now().toString(36).padStart(9, '0')}-${randomBytes(3).toString('hex')}`;

export const folderOfBuild = (site: string, name: string) => join(site, buildsFolder, name);

/** The builds of a site, the newest first. */
export const buildsOf = (site: string): string[] => {
  const folder = join(site, buildsFolder);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { withFileTypes: true });
  return names
    .flatMap((each) => (each.isDirectory() ? [each.name] : []))
    .toSorted()
    .toReversed();
};

/** The last successful build, if any. */
export const newestBuild = (site: string): string | undefined => {
  try {
    const name = readFileSync(join(site, newestFile), 'utf8').trim();
    return existsSync(folderOfBuild(site, name)) ? name : undefined;
  } catch {
    return undefined;
  }
};

/** Temporary names while one folder replaces the other. */
const beside = (site: string) => ({
  target: join(site, builtFolder),
  next: join(site, `${builtFolder}.next`),
  before: join(site, `${builtFolder}.before`),
});

/** Removes what killed builds have left. */
const clearUp = async (site: string) => {
  const { target, next, before } = beside(site);
  // Killed between the two renames.
  if (!existsSync(target) && existsSync(before)) await rename(before, target);
  for (const left of [next, before, makingFolder(site)]) {
    await rm(left, { recursive: true, force: true });
  }
};

/**
 * Runs a task while no other process builds or publishes this site. Waits for one that does, and says
 * so.
 */
export const withBuildLock = <Result>(
  site: string,
  task: (waited: boolean) => Promise<Result>,
): Promise<Result> => {
  let waited = false;
  const onWait = (pid: number | undefined) => {
    waited = true;
    const who = pid === undefined ? '' : ` (process ${pid})`;
    console.warn(
      `Another command is building this site, or publishing it${who}. This one continues when that has finished …`,
    );
  };
  const begin = async () => {
    await clearUp(site);
    return task(waited);
  };
  return withFileLock(join(site, lockFile), begin, { onWait });
};

/**
 * Puts a copy of the pages where hosts look for them. Between the two renames it is missing for a
 * moment.
 */
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

/** Makes the build in the making folder the newest one: what marks it as complete comes last. */
export const publishBuild = async (site: string): Promise<void> => {
  const name = newName();
  const folder = folderOfBuild(site, name);
  await mkdir(join(site, buildsFolder), { recursive: true });
  await rename(makingFolder(site), folder);
  await putForHosts(site, join(folder, pagesFolder));
  writeIfNew(join(site, hostingFile), await readFile(join(folder, hostingFile), 'utf8'));
  writeIfNew(join(site, newestFile), `${name}\n`);
  for (const old of buildsOf(site).slice(retainedBuilds)) {
    await rm(folderOfBuild(site, old), { recursive: true, force: true });
  }
};
