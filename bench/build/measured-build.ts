import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { watchMemory } from './process-tree';
import { readProcessorTime } from './read-usage';
import type { Step } from './steps';
import { watchSteps } from './watch-steps';

/** Times in milliseconds, `cpu` over all threads of all processes; `memory` of all processes at its peak, in MiB. */
export type BuildCost = Record<Step | 'total' | 'cpu' | 'memory', number>;

const recorder = join(import.meta.dirname, 'record-usage.mjs');

/** Pictures that builds before this one have drawn; a bigger site would find those of a smaller one. */
const drawnPictures = 'node_modules/.cache/share-pictures-1';

/**
 * Builds the site in `folder` as `npm run build` does, in processes of its own. Each page's share picture is drawn,
 * as in the first build of a site.
 */
export const measuredBuild = async (folder: string): Promise<BuildCost> => {
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  rmSync(join(folder, 'firestore.rules'), { force: true });
  rmSync(join(folder, drawnPictures), { recursive: true, force: true });
  const usageFolder = mkdtempSync(join(folder, 'usage-'));
  const { NODE_ENV: _, ...env } = process.env;
  const steps = watchSteps(folder);
  const child = spawn(process.execPath, ['tools/run.mjs', 'tools/build/main.ts'], {
    cwd: folder,
    env: { ...env, NODE_OPTIONS: `--import=${recorder}`, USAGE_FOLDER: usageFolder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const memory = watchMemory(child.pid ?? 0);
  const [status] = (await once(child, 'exit')) as [number | null];
  const [times, peak] = [steps.end(), memory.end()];
  if (status !== 0) throw new Error(`The build in ${folder} failed.`);
  return { ...times, cpu: readProcessorTime(usageFolder), memory: peak };
};
