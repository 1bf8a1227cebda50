import { createPatience } from '../loading/browser-facilities';
import type { Lock } from './create-outbox';

/** Longest wait for a lock, in milliseconds; another tab rarely has one, and then only briefly. */
const longestWait = 2000;

const nameOf = (name: string) => `outbox/${name}`;

/**
 * Web Locks, which all tabs of the site share. If they are missing (no https), blocked with all site data, or
 * do not answer, work runs without a lock: a record sent twice is the same document. Work is done once,
 * however late a lock comes.
 */
export const createBrowserLock = (onTrouble: (reason: unknown) => void): Lock => {
  const patience = createPatience('Web Locks', longestWait);

  /** Resolves to whether the name was free, as soon as that is known; `work` then holds it. */
  const ask = (name: string, options: LockOptions, work: () => Promise<unknown>) =>
    patience(
      () =>
        new Promise<boolean>((answer, reject) => {
          const request = navigator.locks.request(nameOf(name), options, async (lock) => {
            answer(lock !== null);
            if (lock) await work();
          });
          request.catch(reject);
        }),
    ).catch((reason: unknown) => {
      onTrouble(reason);
      return true;
    });

  return {
    take: async <Result>(name: string, work: () => Promise<Result>) => {
      let working: Promise<Result> | undefined;
      const once = () => (working ??= work());
      await ask(name, {}, once);
      return once();
    },
    takeIfFree: async (name, work) => {
      let working: Promise<unknown> | undefined;
      const once = () => (working ??= work());
      if (await ask(name, { ifAvailable: true }, once)) await once();
    },
  };
};
