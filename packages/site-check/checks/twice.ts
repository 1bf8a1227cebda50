import { doubled } from '../../config-values/values';
import type { Finding } from '../../problems/problem';

type Place = Omit<Finding, 'error' | 'see'> & { name: string | undefined; file?: string };

/** Places with a name that one before them has: each is reported, and shows the first. */
export const twice = <Each extends Place>(error: Finding['error'], places: readonly Each[]) =>
  doubled(places).map(({ name: _, first, ...place }) => ({
    ...place,
    error,
    see: { ...(first.file !== undefined && { file: first.file }), path: first.path },
  }));
