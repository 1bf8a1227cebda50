import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stepNames, steps, type Step } from './steps';

/** Polling interval for a step's file, in milliseconds. */
const interval = 5;

/** Watches a build in `folder`; `end()` returns how long each step took, in milliseconds. */
export const watchSteps = (folder: string) => {
  const start = performance.now();
  const ends: Partial<Record<Step, number>> = {};
  const look = setInterval(() => {
    for (const step of stepNames) {
      const file = steps[step];
      if (file && existsSync(join(folder, file))) ends[step] ??= performance.now();
    }
  }, interval);
  return {
    end: () => {
      clearInterval(look);
      ends.prerender = performance.now();
      const times = stepNames.map((step, index) => {
        const before = stepNames[index - 1];
        return [step, (ends[step] ?? NaN) - (before ? (ends[before] ?? NaN) : start)];
      });
      return {
        ...(Object.fromEntries(times) as Record<Step, number>),
        total: ends.prerender - start,
      };
    },
  };
};
