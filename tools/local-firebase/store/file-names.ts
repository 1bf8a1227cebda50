import { createHash, randomBytes } from 'node:crypto';
import { isRunning } from '../../file-lock';

/** The instances of this process, so that a leftover of a dead process with the same id is told apart. */
const ownInstances = new Set<string>();

const owned = /^(\d+)-([0-9a-f]{12})-\d+$/;

/** Names for files in the making: `<process id>-<instance>-<number>`. */
export const createFileNames = (): (() => string) => {
  const instance = randomBytes(6).toString('hex');
  ownInstances.add(instance);
  let count = 0;
  return () => {
    count += 1;
    return `${process.pid}-${instance}-${count}`;
  };
};

/** Whether a file of this name may still be in the making, here or in another running server. */
export const isInTheMaking = (name: string): boolean => {
  const [, pid, instance] = owned.exec(name) ?? [];
  if (pid === undefined || instance === undefined) return false;
  return Number(pid) === process.pid ? ownInstances.has(instance) : isRunning(Number(pid));
};

/** The name under which something is stored: no text from outside reaches the file system. */
export const hashedName = (key: string): string => createHash('sha256').update(key).digest('hex');
