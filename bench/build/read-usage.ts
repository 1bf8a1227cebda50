import { readFileSync } from 'node:fs';

/** `cpu` in milliseconds over all threads, `memory` at its peak in MiB. */
export type Usage = { cpu: number; memory: number };

/** What record-usage.mjs has written. */
export const readUsage = (file: string): Usage => {
  const text = readFileSync(file, 'utf8');
  // In microseconds and KiB.
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(text) as NodeJS.ResourceUsage;
  return { cpu: (userCPUTime + systemCPUTime) / 1000, memory: maxRSS / 1024 };
};
