import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the processes of a build have used, as record-usage.mjs has written it: milliseconds over all threads. */
export const readProcessorTime = (folder: string): number =>
  readdirSync(folder)
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      // In microseconds.
      const { userCPUTime, systemCPUTime } = JSON.parse(text) as NodeJS.ResourceUsage;
      return (userCPUTime + systemCPUTime) / 1000;
    })
    .reduce((sum, each) => sum + each, 0);
