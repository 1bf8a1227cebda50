import type { Lock } from './create-outbox';

const nameOf = (name: string) => `outbox/${name}`;

/**
 * Web Locks, which all tabs of the site share. A browser without them (and a page without https)
 * goes on without: a record sent twice is the same document.
 */
export const createBrowserLock = (): Lock => {
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks) {
    return {
      take: (_, work) => work(),
      takeIfFree: async (_, work) => void (await work()),
    };
  }
  return {
    take: (name, work) => locks.request(nameOf(name), work),
    takeIfFree: async (name, work) => {
      await locks.request(nameOf(name), { ifAvailable: true }, async (lock) => {
        if (lock) await work();
      });
    },
  };
};
