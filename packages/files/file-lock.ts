import { randomUUID } from 'node:crypto';
import { type FileHandle, link, mkdir, open, readFile, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCode } from './error-code';
import { unlessMissing } from './unless-missing';

type Owner = { id: string; pid: number; host: string };

type Options = {
  /** Called once while another owner has the lock; with its process id, if on this machine. */
  onWait?: (pid: number | undefined) => void;
  /**
   * Milliseconds without a heartbeat after which an owner counts as dead whose process cannot be
   * checked.
   */
  lease?: number;
};

const usualLease = 60_000;

/** Heartbeats within a lease. */
const beats = 6;

/** Locks of this process, whichever copy of this module took them. */
const ownLocks = ((globalThis as { [key: symbol]: unknown })[Symbol.for('file-lock')] ??=
  new Set<string>()) as Set<string>;

/** Whether a process with this id runs on this machine. */
export const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, as another user.
    return errorCode(error) === 'EPERM';
  }
};

const parse = (text: string): Owner | undefined => {
  try {
    const { id, pid, host } = JSON.parse(text) as Partial<Owner>;
    return id !== undefined && pid !== undefined && host !== undefined
      ? { id, pid, host }
      : undefined;
  } catch {
    return undefined;
  }
};

type Claim = { file: string; id: string; owner: Owner | undefined; touched: number };

const readClaim = async (file: string): Promise<Claim | undefined> => {
  const found = await unlessMissing(Promise.all([readFile(file, 'utf8'), stat(file)]));
  if (!found) return undefined;
  const [text, { ino, mtimeMs }] = found;
  const owner = parse(text);
  // A process that died before writing into its file has no id: the file has.
  return { file, id: owner?.id ?? `${ino}-${mtimeMs}`, owner, touched: mtimeMs };
};

const successorOf = (file: string, id: string) => `${file}.${id}`;

/**
 * All claims of a lock, each taken over from the one before: the last one owns it. Each claim can have
 * only one successor, whose file name derives from it and can be created only once.
 */
const claimsOf = async (file: string): Promise<Claim[]> => {
  const claims: Claim[] = [];
  for (
    let claim = await readClaim(file);
    claim;
    claim = await readClaim(successorOf(file, claim.id))
  ) {
    claims.push(claim);
  }
  return claims;
};

const openNew = async (file: string): Promise<FileHandle | undefined> => {
  try {
    return await open(file, 'wx', 0o600);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return undefined;
    if (errorCode(error) !== 'ENOENT') throw error;
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    return openNew(file);
  }
};

const isThere = async (file: string) => (await unlessMissing(stat(file))) !== undefined;

/** Resolves to false where the file exists. */
const writeInPlace = async (file: string, text: string): Promise<boolean> => {
  const made = await openNew(file);
  if (!made) return false;
  try {
    await made.writeFile(text);
    return true;
  } catch (error) {
    // The disk is full: a lock without an owner would block everyone.
    await rm(file, { force: true });
    throw error;
  } finally {
    await made.close();
  }
};

/**
 * Resolves to false where the file exists. It is there with its text or not at all: of a process that is killed
 * between the two nobody would know that it is dead, and wait for the lease.
 */
const writeNew = async (file: string, text: string): Promise<boolean> => {
  if (await isThere(file)) return false;
  const draft = `${file}.${randomUUID()}.draft`;
  await writeInPlace(draft, text);
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    // Hard links are not to be had on every file system.
    return await writeInPlace(file, text);
  } finally {
    await rm(draft, { force: true });
  }
};

/** What is known at once; undefined where only time tells. */
const isDead = ({ owner }: Claim): boolean | undefined => {
  if (owner?.host !== hostname()) return undefined;
  if (owner.pid === process.pid) return !ownLocks.has(owner.id);
  return isRunning(owner.pid) ? undefined : true;
};

/**
 * Whether a claim has shown no heartbeat for the lease. Counted while this process runs, in small
 * steps: sleep and clock changes kill nobody.
 */
const createWatch = (lease: number) => {
  let seen = '';
  let quiet = 0;
  let last = performance.now();
  return ({ id, touched }: Claim): boolean => {
    const now = performance.now();
    const sign = `${id} ${touched}`;
    quiet = sign === seen ? quiet + Math.min(now - last, lease / beats) : 0;
    seen = sign;
    last = now;
    return quiet >= lease;
  };
};

const take = async (file: string, me: Owner, { onWait, lease = usualLease }: Options) => {
  const text = JSON.stringify(me);
  const isGone = createWatch(lease);
  let isReported = false;
  for (let pause = 2; ; pause = Math.min(pause * 2, 25)) {
    if (await writeNew(file, text)) return file;
    const last = (await claimsOf(file)).at(-1);
    // It may have been released meanwhile.
    if (last && (isDead(last) ?? isGone(last))) {
      const mine = successorOf(file, last.id);
      if (await writeNew(mine, text)) {
        // Claims that were read before all were released give no right to the lock.
        if ((await claimsOf(file)).at(-1)?.id === me.id) return mine;
        await rm(mine, { force: true });
      }
    } else if (last && !isReported) {
      isReported = true;
      onWait?.(last.owner?.host === me.host ? last.owner.pid : undefined);
    }
    await wait(pause);
  }
};

/** The first claim first: from then on the lock is free, and the rest means nothing. */
const giveBack = async (file: string, me: Owner) => {
  const claims = await claimsOf(file);
  // Another process took this one for dead.
  if (claims.at(-1)?.id !== me.id) return;
  for (const claim of claims) await rm(claim.file, { force: true });
};

/**
 * Runs a task while no other process that asks for the same file does, on this machine or on another
 * one that shares the folder; waits for as long as they do. An owner that was killed is followed at
 * once, one whose process cannot be asked when it has shown no sign of life for the lease. The folder
 * is made where it is missing.
 * @throws what the task throws; the file system's error where there can be no such file.
 */
export const withFileLock = async <Result>(
  file: string,
  task: () => Promise<Result>,
  options: Options = {},
): Promise<Result> => {
  const me: Owner = { id: randomUUID(), pid: process.pid, host: hostname() };
  ownLocks.add(me.id);
  try {
    const mine = await take(file, me, options);
    const beat = setInterval(
      () => {
        const now = new Date();
        // Without its file nobody waits for it.
        utimes(mine, now, now).catch(() => undefined);
      },
      (options.lease ?? usualLease) / beats,
    ).unref();
    try {
      return await task();
    } finally {
      clearInterval(beat);
      // A file that cannot be removed belongs to nobody from here on.
      await giveBack(file, me).catch(() => undefined);
    }
  } finally {
    ownLocks.delete(me.id);
  }
};
