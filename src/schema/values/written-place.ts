import { isWithin, join, pathFrom } from './paths';

/** Where a value stands in config. */
export type Place = { file: string; path: string };

export const isSamePlace = (one: Place, other: Place): boolean =>
  one.file === other.file && one.path === other.path;

/** A path of a value as it is shown, and the one where it is written: in the same file, if no file is named. */
export type Move = { shown: string; written: { file?: string; path: string } };

/** Where the parts of a page are written whose file, or whose place there, is another one. */
export type WrittenPage = {
  /** Of a page that a template makes the template. */
  file: string;
  moves: readonly Move[];
};

/** Where the value at a path of a page is written: by the innermost move, the last one of those from the same path. */
export const writtenPlace = (path: string, { file, moves }: WrittenPage): Place => {
  const move = moves
    .filter(({ shown }) => isWithin(path, shown))
    .toSorted((one, other) => one.shown.length - other.shown.length)
    .at(-1);
  if (!move) return { file, path };
  const { shown, written } = move;
  return { file: written.file ?? file, path: join(written.path, pathFrom(shown, path) ?? '') };
};
