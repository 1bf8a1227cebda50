import { setTimeout as wait } from 'node:timers/promises';
import type { Progress } from '../send/progress';
import type { Kill } from './plan-kills';
import type { Backend } from './start-backend';

/** Kills and restarts the backend at the planned moments. */
export const carryOutKills = async (
  kills: Kill[],
  { backend, progress }: { backend: Backend; progress: Progress },
): Promise<void> => {
  for (const { acknowledged, delay } of kills) {
    await progress.reaches(acknowledged);
    await wait(delay);
    await backend.killAndRestart();
  }
};
