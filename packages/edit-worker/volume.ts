import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files by their paths from a folder, as public/pictures/tom.webp; undefined: there is none any more. */
export type FileChanges = ReadonlyMap<string, Uint8Array | undefined>;

/** Writes files below a folder, and takes away those that are not to be there. */
export const writeFiles = (folder: string, files: FileChanges): void => {
  for (const [file, bytes] of files) {
    const path = join(folder, file);
    if (bytes === undefined) rmSync(path, { force: true });
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, bytes);
    }
  }
};

/** What is being written, and who writes: of no use to another start. */
const passing = /\.draft$|^lock(?:\.|$)/;

const filesBelow = (folder: string, name: string): string[] => {
  const found = lstatSync(join(folder, name), { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [name] : [];
  return readdirSync(join(folder, name)).flatMap((each) =>
    passing.test(each) ? [] : filesBelow(folder, `${name}/${each}`),
  );
};

/** Follows the files below some folders of `folder`. */
export const followFiles = (folder: string, names: readonly string[]) => {
  const known = new Map<string, string>();
  const stampOf = (file: string) => {
    const { ino, size, mtimeMs } = lstatSync(join(folder, file));
    return `${ino} ${size} ${mtimeMs}`;
  };
  return {
    /** Those that were written or taken away since the last call, with their bytes. */
    changed: (): FileChanges => {
      const files = names.flatMap((name) => filesBelow(folder, name));
      const there = new Set(files);
      const gone = [...known.keys()].filter((file) => !there.has(file));
      gone.forEach((file) => known.delete(file));
      const written = files.filter((file) => {
        const stamp = stampOf(file);
        if (known.get(file) === stamp) return false;
        known.set(file, stamp);
        return true;
      });
      return new Map([
        ...gone.map((file) => [file, undefined] as const),
        ...written.map((file) => [file, new Uint8Array(readFileSync(join(folder, file)))] as const),
      ]);
    },
  };
};
