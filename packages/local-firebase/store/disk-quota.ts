import { ApiError } from '../http/reply';

/** File systems allocate blocks: counting these keeps many tiny files honest. */
const block = 4096;

/** Milliseconds between two counts of the disk, unless counting is slow. */
const usualInterval = 5000;
/** Counting takes at most this share of the time. */
const mostOfTime = 1 / 20;
/** The share of the remaining room that may be added before the next count: others add, too. */
const mostOfRoom = 1 / 8;

/**
 * Limits everything stored. Other processes write into the same folder, and people remove files: so the
 * disk is counted again and again, more often near the limit, and always before an upload is refused.
 */
export type DiskQuota = {
  /** @throws {ApiError} 507 when that many bytes more are over the limit; nothing is reserved then. */
  readonly reserve: (bytes: number) => Promise<void>;
  /** The reserved bytes are on disk. */
  readonly stored: (bytes: number) => void;
  /** The reserved bytes were not stored. */
  readonly giveBack: (bytes: number) => void;
  /** Reserves bytes for a task that stores them, or fails and stores none. @throws {ApiError} 507 */
  readonly during: <Result>(bytes: number, task: () => Promise<Result>) => Promise<Result>;
  /** Bytes were removed from disk. */
  readonly removed: (bytes: number) => void;
};

type Options = {
  /** Bytes. */
  readonly limit: number;
  /** Bytes of all that lies on the disk. */
  readonly count: () => Promise<number>;
};

export const createDiskQuota = ({ limit, count }: Options): DiskQuota => {
  let counted = 0;
  /** Stored minus removed since the last count. */
  let added = 0;
  /** Reserved, but not on disk yet. */
  let underWay = 0;
  let nextCount = -Infinity;
  let counting: Promise<void> | undefined;

  const countFiles = async () => {
    const [began, before] = [performance.now(), added];
    counted = await count();
    added -= before;
    const now = performance.now();
    nextCount = now + Math.max(usualInterval, (now - began) / mostOfTime);
  };
  const recount = () =>
    (counting ??= countFiles().finally(() => {
      counting = undefined;
    }));

  const isOld = (bytes: number) =>
    performance.now() > nextCount || added + underWay + bytes > (limit - counted) * mostOfRoom;

  const reserve = async (bytes: number) => {
    if (isOld(bytes)) await recount();
    if (counted + added + underWay + bytes > limit) {
      throw new ApiError('full', `The local storage is full: its limit is ${limit} bytes.`);
    }
    underWay += bytes;
  };
  const giveBack = (bytes: number) => {
    underWay -= bytes;
  };
  const stored = (bytes: number) => {
    giveBack(bytes);
    added += bytes;
  };

  return {
    reserve,
    stored,
    giveBack,
    during: async (bytes, task) => {
      await reserve(bytes);
      try {
        const result = await task();
        stored(bytes);
        return result;
      } catch (error) {
        giveBack(bytes);
        throw error;
      }
    },
    removed: (bytes) => {
      added -= bytes;
    },
  };
};

export const bytesOnDisk = (size: number): number => Math.ceil(size / block) * block;
