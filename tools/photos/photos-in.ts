import { groupOf } from '../check/read/values';

/** Formats of photographs; an SVG is a drawing, sharp at every size. */
const sized = /\.(?:png|jpe?g|webp|avif)$/i;

type Sized = { file: string; width: number };

const isSized = (value: Record<string, unknown>): value is Sized & Record<string, unknown> =>
  typeof value.file === 'string' && sized.test(value.file) && typeof value.width === 'number';

/** A copy of config in which each photograph has what `complete` knows of it. */
export const withPhotos = async (
  value: unknown,
  complete: (photo: Sized) => Promise<object>,
): Promise<unknown> => {
  if (Array.isArray(value)) return Promise.all(value.map((each) => withPhotos(each, complete)));
  if (typeof value !== 'object' || value === null) return value;
  const group = groupOf(value);
  const entries = Object.entries(group).map(
    async ([key, each]) => [key, await withPhotos(each, complete)] as const,
  );
  const copy: Record<string, unknown> = Object.fromEntries(await Promise.all(entries));
  return isSized(group) ? { ...copy, ...(await complete(group)) } : copy;
};
