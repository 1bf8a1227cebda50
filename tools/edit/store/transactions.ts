import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { configPlace } from '../../site-files/site-files';
import { ChangedMeanwhile, type Disk, hashOf, type Rights } from './disk';
import {
  isTooLong,
  type Journal,
  type JournalFile,
  type JournalStore,
  replay,
  textAfter,
  type Transaction,
} from './journal';
import { Lost, type PlannedFile } from './plan-step';
import { applySplices, difference, placeSplices, reversed } from './splices';

export type Plan = Pick<Transaction, 'do' | 'words'> & {
  /** Of a step that is undone or redone: its first transaction. */
  step?: number;
  files: readonly PlannedFile[];
};

const folders = ['config', 'config/pages', 'config/forms'];

/** How a file stands to a transaction that was cut off; `merged`: somebody has changed it after that elsewhere. */
type Standing = 'before' | 'after' | 'merged' | 'other';

/** What leads from the text that the journal knows to the one that is there. */
const linkTo = ({ file, before }: PlannedFile, known: ReadonlyMap<string, string | undefined>) => {
  const text = known.get(file);
  if (known.has(file) && text === before) return {};
  if (text === undefined || before === undefined) return { base: before ?? null };
  return { outside: difference(text, before) };
};

type Options = { site: string; disk: Disk; store: JournalStore; now: () => number };

/**
 * Writes several files as one: all of them or none, even where the process is killed at any of its system
 * calls. The drafts of all files come first, then the line in the journal that says what is about to happen,
 * then the drafts take the files' places, then the line that it is done. `settle` puts right what was cut
 * off between the two lines.
 */
export const createTransactions = ({ site, disk, store, now }: Options) => {
  const placeOf = (file: string): string => {
    const [, folder] = /^(config\/(?:pages|forms))\//.exec(file) ?? [];
    const found = configPlace(site, file);
    if (found !== undefined) return found;
    const around = folder && configPlace(site, folder);
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
    file: string,
    text: string | undefined,
    { id, found, mode }: { id: string; found: Buffer | undefined; mode?: number | undefined },
  ) => {
    const target = placeOf(file);
    const rights = disk.rightsOf(target) ?? (mode === undefined ? undefined : { mode });
    const draft = text === undefined ? undefined : disk.writeDraft(target, text, { id, rights });
    disk.swap(target, draft, { id, expected: hashOf(found) });
    disk.syncFolder(dirname(target));
  };

  const clean = (id: string) => {
    for (const folder of folders) {
      const place = configPlace(site, join(folder, 'any.ts').replaceAll('\\', '/'));
      if (place !== undefined) disk.leftovers(dirname(place), id).forEach(disk.remove);
    }
  };

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

  const look = (each: JournalFile, before: string | undefined) => {
    const found = disk.read(placeOf(each.file));
    const back = takenBack(each, before, found?.toString());
    const standing: Standing =
      hashOf(found) === each.after
        ? 'after'
        : hashOf(found) === each.before
          ? 'before'
          : back === undefined
            ? 'other'
            : 'merged';
    return { each, found, before, back, standing };
  };

  type Looked = ReturnType<typeof look>;

  const takeBack = (id: string, { each, found, before, back, standing }: Looked) => {
    if (standing === 'after') put(each.file, before, { id, found, mode: each.mode });
    if (standing === 'merged') put(each.file, back, { id, found });
  };

  const complete = (id: string, { each, found, before, standing }: Looked) => {
    if (standing === 'before')
      put(each.file, textAfter(each, before), { id, found, mode: each.mode });
  };

  /**
   * Ends a transaction that was begun: completes it where all files are as it found or left them, else takes it
   * back; `back` does so always.
   */
  const settle = (journal: Journal, { back = false } = {}): Journal => {
    const pending = pendingIn(journal);
    if (!pending) return journal;
    const texts = replay(journal);
    const files = pending.files.map((each) => look(each, texts.get(each.file)));
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
      clean(begun.id);
    } catch {
      throw new Lost(
        'The disk refuses what was begun: it is completed or taken back with the next change.',
      );
    }
  };

  const createLine = (
    journal: Journal,
    plan: Plan,
    rights: ReadonlyMap<string, Rights | undefined>,
  ): Transaction => {
    const known = replay(journal);
    const tx = (journal.transactions.at(-1)?.tx ?? 0) + 1;
    return {
      tx,
      do: plan.do,
      step: plan.step ?? tx,
      at: new Date(now()).toISOString(),
      words: plan.words,
      files: plan.files.map((planned) => {
        const { file, before, after, splices } = planned;
        const mode = rights.get(file)?.mode;
        const isWhole = before === undefined || after === undefined;
        return {
          file,
          ...linkTo(planned, known),
          before: hashOf(before),
          after: hashOf(after),
          splices,
          ...(isWhole && mode !== undefined && { mode }),
        };
      }),
    };
  };

  return {
    /** Whether something was cut off, or has grown too long, that `open` puts right. */
    isUnsettled: (journal: Journal) =>
      isTooLong(journal) ||
      pendingIn(journal) !== undefined ||
      folders.some((folder) => {
        const place = configPlace(site, `${folder}/any.ts`);
        return place !== undefined && disk.leftovers(dirname(place), journal.id).length > 0;
      }),

    /** The journal, with what was cut off put right. */
    open: (): Journal => {
      const journal = settle(store.open());
      clean(journal.id);
      return journal;
    },

    /**
     * Writes the files of a plan, and the journal, which is returned as it is then.
     * @throws ChangedMeanwhile, Lost or the file system's error, with all files as they were
     */
    commit: (journal: Journal, plan: Plan): Journal => {
      const { id } = journal;
      let begun = journal;
      try {
        const rights = new Map(plan.files.map((each) => [each.file, rightsFor(each)]));
        const drafts = plan.files.map(({ file, before, after }) => {
          const target = placeOf(file);
          if (hashOf(disk.read(target)) !== hashOf(before)) throw new ChangedMeanwhile(file);
          const draft =
            after === undefined
              ? undefined
              : disk.writeDraft(target, after, { id, rights: rights.get(file) });
          return { target, draft, expected: hashOf(before) };
        });
        begun = store.append(journal, createLine(journal, plan, rights));
        for (const { target, draft, expected } of drafts)
          disk.swap(target, draft, { id, expected });
        for (const folder of new Set(drafts.map(({ target }) => dirname(target)))) {
          disk.syncFolder(folder);
        }
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
