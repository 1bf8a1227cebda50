import { siteParts } from '../config-values/site-parts';
import { type FileChanges, followFiles, writeFiles } from './volume';

/** The files of a site's folder by their paths, at a commit. */
export type LoadedSite = { commit: string; files: ReadonlyMap<string, Uint8Array> };

/** What became of a file since a commit: its bytes there, and now; undefined for none. */
export type EditedFile = { before: Uint8Array | undefined; after: Uint8Array | undefined };

/** What this browser stores of a site that was edited in it: the commit it began with, and files by their paths. */
export type LocalEdits = { commit: string; files: Map<string, EditedFile> };

/**
 * What was changed since another commit, as it is to be on this one: files by their paths. Of each changed file it has
 * the bytes of that commit and those that were left. Nothing of what was typed may be missing in what it resolves to.
 */
export type Rebase = (stored: LocalEdits, loaded: LoadedSite) => Promise<FileChanges>;

/** What the editor changes, the security rules that follow from it, and the journal by which it undoes. */
const followed = [...siteParts, '.local-edits'];

const isOfJournal = (file: string) => file.startsWith('.local-edits/');

const isSame = (one: Uint8Array | undefined, other: Uint8Array | undefined) =>
  one === other ||
  (one?.length === other?.length && one?.every((byte, index) => byte === other?.[index]) === true);

/** Keeps in the browser what is typed. */
export type EditsKeeper = {
  /** Undefined where there is nothing. */
  read: () => Promise<LocalEdits | undefined>;
  /** Stores these files beside the others: all of them, or none. */
  keep: (stored: LocalEdits) => Promise<unknown>;
  /** Stores these files and nothing else. */
  replace: (stored: LocalEdits) => Promise<unknown>;
};

type Options = {
  folder: string;
  /** The site at the commit with which what is kept began, if it is still to be had, or at another one. */
  load: (stored: string | undefined) => Promise<LoadedSite>;
  keeper: EditsKeeper;
  rebase: Rebase;
};

const isChange = (each: EditedFile | undefined): boolean =>
  each !== undefined && !isSame(each.before, each.after);

const asLeft = (files: ReadonlyMap<string, EditedFile>): FileChanges =>
  new Map([...files].map(([file, { after }]) => [file, after]));

const only = <Value>(files: ReadonlyMap<string, Value>, isSuch: (file: string) => boolean) =>
  new Map([...files].filter(([file]) => isSuch(file)));

/**
 * The files of a site in memory, with what was typed before put back. What changes is kept in the browser, and is known
 * by its difference from the commit that it began with.
 */
export const openSiteInMemory = async ({ folder, load, keeper, rebase }: Options) => {
  const stored = await keeper.read();
  let base = await load(stored?.commit);
  let changes = new Map<string, EditedFile>();
  /** Of these, what the browser does not keep yet; `anew`: it keeps what is of another commit. */
  let unsaved = { files: new Map<string, EditedFile>(), anew: false };
  const watch = followFiles(folder, followed);

  const noted = (changed: FileChanges): Map<string, EditedFile> =>
    new Map([...changed].map(([file, after]) => [file, { before: base.files.get(file), after }]));

  /** Notes what was written since the last call; returns it. */
  const note = () => {
    const written = noted(watch.changed());
    for (const [file, each] of written) {
      changes.set(file, each);
      unsaved.files.set(file, each);
    }
    return written;
  };

  /** What the changes since a commit come to on another one. */
  const moved = ({ commit, files }: LocalEdits, onto: LoadedSite): Promise<FileChanges> => {
    const own = only(files, (file) => !isOfJournal(file) && isChange(files.get(file)));
    return commit === onto.commit
      ? Promise.resolve(asLeft(own))
      : rebase({ commit, files: own }, onto);
  };

  /** Makes of the folder a commit with these changes. */
  const take = (next: LoadedSite, written: FileChanges) => {
    const journal = only(changes, isOfJournal);
    const isOther = (file: string) => !next.files.has(file) && !written.has(file);
    const gone = [...base.files.keys(), ...changes.keys()].filter(
      (file) => !isOfJournal(file) && isOther(file),
    );
    base = next;
    writeFiles(folder, new Map(gone.map((file) => [file, undefined])));
    writeFiles(folder, base.files);
    writeFiles(folder, written);
    changes = new Map([...journal, ...noted(written)]);
    unsaved = { files: new Map(changes), anew: true };
    watch.changed();
  };

  const keepAll = async () => {
    const keeping = unsaved;
    const files = new Map(keeping.files);
    if (files.size === 0 && !keeping.anew) return;
    await (keeping.anew ? keeper.replace : keeper.keep)({ commit: base.commit, files });
    keeping.anew = false;
    for (const [file, each] of files) {
      if (keeping.files.get(file) === each) keeping.files.delete(file);
    }
  };

  writeFiles(folder, base.files);
  if (stored) {
    const written = await moved(stored, base);
    changes = only(stored.files, isOfJournal);
    writeFiles(folder, asLeft(changes));
    take(base, written);
    await keepAll();
  }
  watch.changed();

  return {
    loaded: () => base,

    /** Files of the site that are other ones than at the commit, with their bytes; undefined: taken away. */
    changes: (): FileChanges =>
      asLeft(only(changes, (file) => !isOfJournal(file) && isChange(changes.get(file)))),

    /** Keeps what has changed since the last call; rejects where this browser has no room for it. */
    keep: async (): Promise<void> => {
      note();
      await keepAll();
    },

    /**
     * Goes on from another commit, which others have made or this site has become: what was typed since stays, also
     * while this is found out. Rejects as `rebase` does, with everything as it was.
     */
    moveTo: async (next: LoadedSite): Promise<void> => {
      note();
      let written = await moved({ commit: base.commit, files: changes }, next);
      while (note().size > 0) {
        written = await moved({ commit: base.commit, files: changes }, next);
      }
      take(next, written);
      await keepAll();
    },
  };
};
