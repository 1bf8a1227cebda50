import { pagePath } from '../schema/normal-path';

/** Paths are compared as the server does, whatever their spelling. */
export const isSamePath = (one: string, other: string): boolean =>
  pagePath(one) === pagePath(other);
