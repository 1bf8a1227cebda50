import { readFileSync, watch } from 'node:fs';
import { dirname } from 'node:path';

/** Timeout in milliseconds. */
const patience = 60_000;

/**
 * Resolves to `performance.now()` when the file on the disk holds the word. The system reports each change of its
 * folder, which takes less than a millisecond.
 */
export const nextWrite = (file: string, word: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer);
      watcher.close();
      settle();
    };
    const look = () => {
      const now = performance.now();
      if (readFileSync(file, 'utf8').includes(word)) end(() => resolve(now));
    };
    const timer = setTimeout(
      () => end(() => reject(new Error(`${file} was not written.`))),
      patience,
    );
    const watcher = watch(dirname(file), look);
  });
