import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { namedFolderOf, namedFolders } from '../../src/schema/config-files';
import { configPlace } from '../site-files';
import { type BlobChange, type BlobStore, publicPlace } from './blob-store';
import { ChangedMeanwhile, type Content, type Disk, hashOf, type Rights } from './disk';
import {
  isPublicName,
  isTooLong,
  type Journal,
  type JournalFile,
  type JournalStore,
  replay,
  textAfter,
  type Transaction,
} from './journal';
import { type Plan, planLine } from './plan-line';
import { Lost, type PlannedFile } from './plan-step';
import { applySplices, placeSplices, reversed } from './splices';

const folders = ['config', ...namedFolders.map((folder) => `config/${folder}`)];

/** How a file stands to a transaction that was cut off; `merged`: somebody has changed it after that elsewhere. */
type Standing = 'before' | 'after' | 'merged' | 'other';

type Options = {
  site: string;
  disk: Disk;
  store: JournalStore;
  blobs: BlobStore;
  now: () => number;
};

/**
 * Writes several files as one: all of them or none, even where the process is killed at any of its system
 * calls. The drafts of all files come first, then the line in the journal that says what is about to happen,
 * then the drafts take the files' places, then the line that it is done. `settle` puts right what was cut
 * off between the two lines.
 */
export const createTransactions = ({ site, disk, store, blobs, now }: Options) => {
  const placeOf = (file: string): string => {
    const folder = namedFolderOf(file);
    const found = configPlace(site, file);
    if (found !== undefined) return found;
    const around = folder && configPlace(site, `config/${folder}`);
    if (around === undefined) {
      throw new Lost(`${file} leads out of the site's folder, or to no file: it is not changed.`);
    }
    mkdirSync(around);
    return placeOf(file);
  };

  const writableRights = (file: string): Rights | undefined => {
    const rights = disk.rightsOf(placeOf(file));
    if (rights && (rights.mode & 0o222) === 0) throw new Lost(`${file} is read-only.`);
    return rights;
  };

  const rightsFor = ({ file, like, mode }: PlannedFile): Rights | undefined =>
    writableRights(file) ??
    (like === undefined ? undefined : disk.rightsOf(placeOf(like))) ??
    (mode === undefined ? undefined : { mode });

  const put = (
    target: string,
    content: Content | undefined,
    { id, found, mode }: { id: string; found: Buffer | undefined; mode?: number | undefined },
  ) => {
    const rights = disk.rightsOf(target) ?? (mode === undefined ? undefined : { mode });
    const draft =
      content === undefined ? undefined : disk.writeDraft(target, content, { id, rights });
    disk.swap(target, draft, { id, expected: hashOf(found) });
    disk.syncFolder(dirname(target));
  };

  const putBlob = (id: string, { file, after, mode }: BlobChange) => {
    const target = publicPlace(site, file);
    const bytes = blobs.bytesOf(after);
    if (after !== null && !bytes) throw new Lost(`What ${file} was is no longer kept.`);
    mkdirSync(dirname(target), { recursive: true });
    put(target, bytes, { id, found: disk.read(target), mode });
  };

  const draftFolders = ({ transactions }: Journal): string[] => {
    const ofConfig = folders.flatMap((folder) => configPlace(site, `${folder}/any.ts`) ?? []);
    const ofPublic = transactions
      .flatMap(({ files }) => files.filter(({ kept }) => kept))
      .map(({ file }) => join(site, file));
    return [...new Set([...ofConfig, ...ofPublic].map((path) => dirname(path)))];
  };

  const leftovers = (journal: Journal) =>
    draftFolders(journal).flatMap((folder) => disk.leftovers(folder, journal.id));

  const clean = (journal: Journal) => leftovers(journal).forEach(disk.remove);

  const pendingIn = ({ transactions, ends }: Journal): Transaction | undefined => {
    const last = transactions.at(-1);
    return last && !ends.has(last.tx) ? last : undefined;
  };

  /** The text without what the transaction made of it; undefined where somebody has changed that very place. */
  const takenBack = (each: JournalFile, before: string | undefined, now: string | undefined) => {
    const known = textAfter(each, before);
    if (known === undefined || now === undefined || before === undefined) return undefined;
    const splices = placeSplices(reversed(each.splices), { known, now });
    return splices && applySplices(now, splices);
  };

  const lookAtBlob = (each: JournalFile) => {
    const { file, before, after } = each;
    const target = publicPlace(site, file);
    const found = disk.read(target);
    const isKept = blobs.has(before) && blobs.has(after);
    const hash = hashOf(found);
    const standing: Standing =
      isKept && hash === after ? 'after' : isKept && hash === before ? 'before' : 'other';
    const [old, made] = [blobs.bytesOf(before), blobs.bytesOf(after)];
    return { each, target, found, old, made: () => made, back: undefined, standing };
  };

  const look = (each: JournalFile, old: string | undefined) => {
    if (each.kept) return lookAtBlob(each);
    const target = placeOf(each.file);
    const found = disk.read(target);
    const back = takenBack(each, old, found?.toString());
    const standing: Standing =
      hashOf(found) === each.after
        ? 'after'
        : hashOf(found) === each.before
          ? 'before'
          : back === undefined
            ? 'other'
            : 'merged';
    return { each, target, found, old, made: () => textAfter(each, old), back, standing };
  };

  type Looked = ReturnType<typeof look>;

  const takeBack = (id: string, { each, target, found, old, back, standing }: Looked) => {
    if (standing === 'after') put(target, old, { id, found, mode: each.mode });
    if (standing === 'merged') put(target, back, { id, found });
  };

  const complete = (id: string, { each, target, found, made, standing }: Looked) => {
    if (standing === 'before') put(target, made(), { id, found, mode: each.mode });
  };

  /**
   * Ends a transaction that was begun: completes it where all files are as it found or left them, else takes it
   * back; `back` does so always.
   */
  const settle = (journal: Journal, { back = false } = {}): Journal => {
    const pending = pendingIn(journal);
    if (!pending) return journal;
    const texts = replay(journal);
    const files = pending.files
      .filter(({ stored }) => !stored)
      .map((each) => look(each, texts.get(each.file)));
    const are = (...standings: Standing[]) =>
      files.every(({ standing }) => standings.includes(standing));
    const isBegun = !are('before', 'other');
    const isDone = !back && isBegun && (are('after', 'merged') || are('before', 'after'));
    for (const file of files) (isDone ? complete : takeBack)(journal.id, file);
    return store.append(journal, { end: pending.tx, is: isDone ? 'done' : 'dropped' });
  };

  const takeBackAll = (begun: Journal) => {
    try {
      settle(begun, { back: true });
      clean(begun);
    } catch {
      throw new Lost(
        'The disk refuses what was begun: it is completed or taken back with the next change.',
      );
    }
  };

  const assertUnchanged = ({ file, before, after, isThere = false }: BlobChange) => {
    if (blobs.hashNow(file) !== (isThere ? after : before)) throw new ChangedMeanwhile(file);
  };

  return {
    /** Whether something was cut off, or has grown too long, that `open` puts right. */
    isUnsettled: (journal: Journal) =>
      isTooLong(journal) || pendingIn(journal) !== undefined || leftovers(journal).length > 0,

    /** The journal, with what was cut off put right. */
    open: (): Journal => {
      const isLong = isTooLong(store.read() ?? store.open());
      const journal = settle(store.open());
      if (isLong) blobs.prune(journal.transactions.flatMap(({ files }) => files));
      clean(journal);
      return journal;
    },

    /**
     * Has the files of public/ come that a plan brings, before the check looks at them: what is to be done then, and
     * how they go again where it is not.
     */
    bring: ({ id }: Journal, changes: readonly BlobChange[]) => {
      const isNew = ({ before, after, isThere }: BlobChange) =>
        isThere !== true && before === null && after !== null;
      const brought = changes.filter(isNew);
      const takeAway = () => {
        for (const { file, after } of brought) {
          if (blobs.hashNow(file) === after) putBlob(id, { file, before: after, after: null });
        }
      };
      try {
        for (const each of brought) putBlob(id, each);
      } catch (error) {
        takeAway();
        throw error;
      }
      return {
        blobChanges: changes.map((each) => (isNew(each) ? { ...each, isThere: true } : each)),
        paths: brought.map(({ file }) => publicPlace(site, file)),
        takeAway,
      };
    },

    /**
     * Writes the files of a plan, and the journal, which is returned as it is then.
     * @throws ChangedMeanwhile, Lost or the file system's error, with all files as they were
     */
    commit: (journal: Journal, plan: Plan): Journal => {
      const { id } = journal;
      const { blobChanges = [] } = plan;
      let begun = journal;
      try {
        const rights = new Map(plan.files.map((each) => [each.file, rightsFor(each)]));
        const modeOf = (file: string) =>
          (isPublicName(file) ? disk.rightsOf(publicPlace(site, file)) : rights.get(file))?.mode;
        const drafts = plan.files.map(({ file, before, after }) => {
          const target = placeOf(file);
          if (hashOf(disk.read(target)) !== hashOf(before)) throw new ChangedMeanwhile(file);
          const draft =
            after === undefined
              ? undefined
              : disk.writeDraft(target, after, { id, rights: rights.get(file) });
          return { target, draft, expected: hashOf(before) };
        });
        blobChanges.forEach(assertUnchanged);
        begun = store.append(journal, planLine(journal, plan, { at: now(), modeOf }));
        for (const { target, draft, expected } of drafts)
          disk.swap(target, draft, { id, expected });
        for (const folder of new Set(drafts.map(({ target }) => dirname(target)))) {
          disk.syncFolder(folder);
        }
        for (const each of blobChanges) if (each.isThere !== true) putBlob(id, each);
      } catch (error) {
        takeBackAll(begun);
        throw error;
      }
      const { tx } = begun.transactions.at(-1) ?? { tx: 0 };
      try {
        return store.append(begun, { end: tx, is: 'done' });
      } catch {
        // All files are written: whoever reads the journal next finds that out.
        return { ...begun, ends: new Map(begun.ends).set(tx, 'done') };
      }
    },
  };
};
