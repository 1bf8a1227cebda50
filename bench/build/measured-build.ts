import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readUsage, type Usage } from './read-usage';
import type { Step } from './steps';
import { watchSteps } from './watch-steps';

/** Times in milliseconds. */
export type BuildCost = Record<Step | 'total', number> & Usage;

const recorder = join(import.meta.dirname, 'record-usage.mjs');

/** Pictures that builds before this one have drawn; a bigger site would find those of a smaller one. */
const drawnPictures = 'node_modules/.cache/share-pictures-1';

/**
 * Builds the site in `folder` as `npm run build` does, in a process of its own. Each page's share picture is drawn,
 * as in the first build of a site.
 */
export const measuredBuild = async (folder: string): Promise<BuildCost> => {
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  rmSync(join(folder, 'firestore.rules'), { force: true });
  rmSync(join(folder, drawnPictures), { recursive: true, force: true });
  const usageFile = join(folder, 'usage.json');
  const { NODE_ENV: _, ...env } = process.env;
  const steps = watchSteps(folder);
  const child = spawn(
    process.execPath,
    ['--import', recorder, 'tools/run.mjs', 'tools/build/main.ts'],
    { cwd: folder, env: { ...env, USAGE_FILE: usageFile }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const [status] = (await once(child, 'exit')) as [number | null];
  const times = steps.end();
  if (status !== 0) throw new Error(`The build in ${folder} failed.`);
  return { ...times, ...readUsage(usageFile) };
};
