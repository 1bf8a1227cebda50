import type { ConfigSources } from '../config-files';
import type { BlobStore } from './blob-store';
import { hashOf } from './disk';
import {
  type Entry,
  historyOf,
  type Journal,
  type JournalFile,
  replay,
  type Transaction,
} from './journal';
import { Lost, type PlannedFile } from './plan-step';
import { applySplices, placeSplices, reversed } from './splices';

const changed = (file: string) =>
  new Lost(
    `${file} was changed by another program at this very place since: nothing was taken back.`,
  );

/** The splices that take a file back, on the text that it has now. */
const splicesBack = (
  { file, before, after, splices }: JournalFile,
  now: string | undefined,
  textAfter: () => string | undefined,
) => {
  if (hashOf(now) === after) return reversed(splices);
  // Nobody can want half a file to go, or to come.
  const known = before === null || after === null ? undefined : textAfter();
  const placed =
    known === undefined || now === undefined
      ? undefined
      : placeSplices(reversed(splices), { known, now });
  if (!placed) throw changed(file);
  return placed;
};

/**
 * What takes a transaction back, whatever has become of its files since: the exact bytes from before where they
 * are as it left them; else beside what others have changed.
 * @throws Lost where others have changed the same places
 */
const planReversal = (
  { transactions, ends }: Journal,
  last: Transaction,
  textOf: (file: string) => string | undefined,
): PlannedFile[] => {
  const upToIt = transactions.filter(({ tx }) => tx <= last.tx);
  return last.files
    .filter(({ kept }) => !kept)
    .map((each) => {
      const { file, before, mode } = each;
      const now = textOf(file);
      const splices = splicesBack(each, now, () =>
        replay({ transactions: upToIt, ends }).get(file),
      );
      const after = before === null ? undefined : applySplices(now ?? '', splices);
      if (before !== null && after === undefined) throw changed(file);
      return { file, before: now, after, splices, ...(mode !== undefined && { mode }) };
    });
};

type UndoRedoOptions = {
  textOf: (file: string) => string | undefined;
  blobs: BlobStore;
  sourcesWith: (files: readonly PlannedFile[]) => ConfigSources;
};

export const createUndoRedo = ({ textOf, blobs, sourcesWith }: UndoRedoOptions) => {
  /** The plan that takes back the last transaction of a step. Throws `Lost`. */
  const of = (journal: Journal, { last }: Entry) => {
    const files = planReversal(journal, last, textOf);
    const ofPublic = last.files.filter((each) => each.kept);
    return { files, blobChanges: blobs.planReversal(ofPublic, sourcesWith(files)) };
  };

  const isPossible = (journal: Journal, entry: Entry) => {
    try {
      of(journal, entry);
      return true;
    } catch {
      return false;
    }
  };

  /** The newest step that was not set aside, or is possible by now: somebody may have brought back what it needs. */
  const newest = (journal: Journal | undefined, kind: 'undo' | 'redo') => {
    if (!journal) return undefined;
    const { done, undone } = historyOf(journal);
    return (kind === 'undo' ? done : undone).findLast(
      (entry) => entry.isSkipped !== true || isPossible(journal, entry),
    );
  };

  return { of, newest };
};
