import { lstatSync } from 'node:fs';
import type { Journal } from './journal';

/** The journal that this process knows, and whether it is still the one on the disk. */
export const createKnownJournal = (path: string) => {
  const stampOf = () => {
    const found = lstatSync(path, { throwIfNoEntry: false });
    return found && `${found.ino} ${found.size} ${found.mtimeMs}`;
  };
  let journal: Journal | undefined;
  let stamp: string | undefined;
  return {
    get: () => journal,
    set: (now: Journal | undefined) => {
      journal = now;
      stamp = stampOf();
    },
    forget: () => {
      journal = undefined;
      stamp = undefined;
    },
    isFresh: () => stamp !== undefined && stamp === stampOf(),
  };
};
