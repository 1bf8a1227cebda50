import { ApiError } from '../api-error';

/** File systems hand out blocks: counting them keeps many tiny files honest. */
const block = 4096;

/** Counts the bytes of everything stored against a limit. */
export type DiskQuota = {
  /** @throws {ApiError} 507 when that many bytes more are over the limit; nothing is counted then. */
  readonly reserve: (bytes: number) => void;
  readonly release: (bytes: number) => void;
};

export const createDiskQuota = ({
  limit,
  used: before,
}: {
  limit: number;
  used: number;
}): DiskQuota => {
  let used = before;
  return {
    reserve: (bytes) => {
      if (used + bytes > limit) {
        throw new ApiError('full', `The local storage is full: its limit is ${limit} bytes.`);
      }
      used += bytes;
    },
    release: (bytes) => {
      used -= bytes;
    },
  };
};

/** Bytes that a file of this size takes on the disk. */
export const bytesOnDisk = (size: number): number => Math.ceil(size / block) * block;
