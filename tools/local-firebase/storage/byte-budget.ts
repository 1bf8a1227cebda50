import { ApiError } from '../api-error';

/** Bounds the memory that uploads take at one time. */
export type ByteBudget = <Result>(bytes: number, task: () => Promise<Result>) => Promise<Result>;

/** The budget throws ApiError 503, which the SDK takes as "later", when there is no room. */
export const createByteBudget = (limit: number): ByteBudget => {
  let held = 0;
  return async (bytes, task) => {
    if (held + bytes > limit) throw new ApiError('unavailable', 'Too many uploads at one time.');
    held += bytes;
    try {
      return await task();
    } finally {
      held -= bytes;
    }
  };
};
