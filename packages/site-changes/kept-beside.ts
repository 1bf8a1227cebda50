import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { localFolders, writeWhole } from '../files';

/** A note beside the journal of a site's edits, so that it is known after a reload; `read` gives undefined for anything else. */
export const keptBeside = <Note>(
  site: string,
  name: string,
  read: (found: unknown) => Note | undefined,
) => {
  const file = join(localFolders(site).edits, name);
  const stored = (): Note | undefined => {
    try {
      return read(JSON.parse(readFileSync(file, 'utf8')));
    } catch {
      // There is none, or one that cannot be read.
      return undefined;
    }
  };
  let note = stored();
  return {
    get: (): Note | undefined => note,
    put: (next: Note | undefined) => {
      note = next;
      if (next === undefined) return rmSync(file, { force: true });
      mkdirSync(dirname(file), { recursive: true });
      writeWhole(file, `${JSON.stringify(next)}\n`);
    },
  };
};
