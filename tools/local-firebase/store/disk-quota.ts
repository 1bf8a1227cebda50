import { ApiError } from '../http/reply';

/** File systems hand out blocks: counting them keeps many tiny files honest. */
const block = 4096;

/** Milliseconds after which what lies on the disk is counted again, unless counting takes long. */
const usualInterval = 5000;
/** Counting takes at most such a part of the time. */
const mostOfTime = 1 / 20;
/** What may be added of the room that was left, before it is counted again: others add, too. */
const mostOfRoom = 1 / 8;

/**
 * Holds everything stored against a limit. Other processes store in the same folder, and people remove
 * what lies there: so it is counted on the disk again and again, ever more often towards the limit, and
 * always before something is refused.
 */
export type DiskQuota = {
  /** @throws {ApiError} 507 when that many bytes more are over the limit; nothing is reserved then. */
  readonly reserve: (bytes: number) => Promise<void>;
  /** What was reserved lies on the disk. */
  readonly stored: (bytes: number) => void;
  /** What was reserved was not stored. */
  readonly giveBack: (bytes: number) => void;
  /** What lay on the disk is gone. */
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
  /** Stored and not removed since it was counted. */
  let added = 0;
  /** Reserved, and not on the disk yet. */
  let underWay = 0;
  let nextCount = -Infinity;
  let counting: Promise<void> | undefined;

  const countAnew = async () => {
    const [began, before] = [performance.now(), added];
    counted = await count();
    added -= before;
    const now = performance.now();
    nextCount = now + Math.max(usualInterval, (now - began) / mostOfTime);
  };
  const recount = () =>
    (counting ??= countAnew().finally(() => {
      counting = undefined;
    }));

  const isOld = (bytes: number) =>
    performance.now() > nextCount || added + underWay + bytes > (limit - counted) * mostOfRoom;

  return {
    reserve: async (bytes) => {
      if (isOld(bytes)) await recount();
      if (counted + added + underWay + bytes > limit) {
        throw new ApiError('full', `The local storage is full: its limit is ${limit} bytes.`);
      }
      underWay += bytes;
    },
    stored: (bytes) => {
      underWay -= bytes;
      added += bytes;
    },
    giveBack: (bytes) => {
      underWay -= bytes;
    },
    removed: (bytes) => {
      added -= bytes;
    },
  };
};

/** Bytes that a file of this size takes on the disk. */
export const bytesOnDisk = (size: number): number => Math.ceil(size / block) * block;
