import fs from 'node:fs';
import type { FileCalls } from '../disk';

/** The file system of a process that is killed at one of its calls; a text is half written then. */
export const dyingAt = (last: number) => {
  let count = 0;
  const calls = new Proxy(fs, {
    get: (target, name: keyof FileCalls) => {
      const call = target[name] as (...args: unknown[]) => unknown;
      if (typeof call !== 'function' || !name.endsWith('Sync')) return call;
      return (...args: unknown[]) => {
        count += 1;
        if (count < last) return call(...args);
        if (count === last && name === 'writeSync') {
          const [handle, bytes, at = 0, , position = null] = args as [
            number,
            Buffer,
            number?,
            number?,
            number?,
          ];
          call(handle, bytes, at, bytes.length >> 1, position);
        }
        throw new Error('Killed.');
      };
    },
  }) as FileCalls;
  return { calls, count: () => count };
};
