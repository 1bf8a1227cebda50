import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isFormFile } from '../../src/schema/config-files';
import type { Step } from '../../src/schema/values/change';
import { type ConfigSources, readConfigSources, writtenSources } from '../config-files';
import type { EditState, StepAnswer } from '../edit-protocol/protocol';
import { createQueue, localFolders, withFileLock } from '../files';
import type { Problem } from '../problems/problem';
import { createBlobStore, isNamedIn } from './blob-store';
import { createConfigState } from './config-state';
import { configTexts } from './config-texts';
import { ChangedMeanwhile, createDisk, type FileCalls } from './disk';
import type { ApplyOptions, EditStore } from './edit-store';
import { createJournalFile, type Entry, isPublicName, type Journal } from './journal';
import { type Check, createJudge, type Judged } from './judge';
import { createKnownJournal } from './known-journal';
import { wordsOfLoss } from './lost-words';
import type { Plan } from './plan-line';
import { Lost, type PlannedFile, planRestored, planStep, type Writers } from './plan-step';
import { createTransactions } from './transactions';
import { createUndoRedo } from './undo-redo';

type Options = Writers & {
  site: string;
  /** Where the journal is kept. */
  dataFolder?: string;
  /** As `checkWithin` of the site's folder. */
  check: Check;
  /** Writes the security rules of the site's forms, which are in order. */
  writeRules: (site: string) => void;
  /** Milliseconds since 1970. */
  now?: () => number;
  calls?: FileCalls;
  /** Runs a task while nobody else changes these files; left out: no other process of the machine. */
  lock?: <Result>(file: string, task: () => Promise<Result>) => Promise<Result>;
};

/** How often a step is placed anew on files that change while it is written. */
const tries = 3;

/**
 * The files of a site's config/, as an editor changes them: step by step, each checked before it is written, each
 * to be undone. Several processes may have a store of one site. Nothing is written before the first step.
 */
export const createEditStore = ({
  site,
  dataFolder = localFolders(site).edits,
  check,
  writeRules,
  now = Date.now,
  calls,
  lock = withFileLock,
  ...writers
}: Options): EditStore => {
  const disk = createDisk(calls);
  const file = createJournalFile(dataFolder, disk);
  const blobs = createBlobStore({ site, folder: join(dataFolder, 'kept'), disk });
  const transactions = createTransactions({ site, disk, store: file, blobs, now });
  const known = createKnownJournal(file.path);
  const config = createConfigState(now());
  const listeners = new Set<(state: EditState) => void>();
  const arrivals = new Set<(path: string) => Promise<void>>();
  /** Files of public/ that were stored, and that no step shows yet. */
  const stored = new Set<string>();
  const enqueue = createQueue();
  /** Nobody has asked for config yet. Whoever does first waits for the check, and not the start of the server. */
  let isUnknown = true;
  const { sourcesWith, judge, refusal } = createJudge({ site, config, check });

  const take = (sources: ConfigSources, problems: readonly Problem[]) => {
    const undo = undoRedo.newest(known.get(), 'undo')?.words;
    const redo = undoRedo.newest(known.get(), 'redo')?.words;
    const isOther = config.take({ sources, problems, undo, redo });
    // What config was at first is no news.
    if (isOther && !isUnknown) for (const listener of listeners) listener(config.state());
  };

  const lookFirst = () => {
    if (!isUnknown) return;
    try {
      const sources = readConfigSources(site);
      take(sources, check(sources));
    } catch {
      // What cannot be read now is told with the first change.
    } finally {
      isUnknown = false;
    }
  };

  const look = async ({ anew = false } = {}) => {
    try {
      const sources = await writtenSources(site);
      if (!known.isFresh()) known.set(file.read());
      take(sources, anew || !config.isOf(sources) ? check(sources) : config.problems());
    } finally {
      isUnknown = false;
    }
  };

  const isSettled = () => {
    const journal = known.get();
    return journal !== undefined && known.isFresh() && !transactions.isUnsettled(journal);
  };

  /** Runs a task while no other process changes files by this journal, with all that was cut off put right. */
  const exclusively = <Result>(task: (journal: Journal) => Result | Promise<Result>) =>
    lock(join(dataFolder, 'lock'), async () => {
      const settled = known.get();
      if (settled && isSettled()) return task(settled);
      const journal = transactions.open();
      known.set(journal);
      await look();
      return task(journal);
    });

  const textOf = configTexts(site, disk);

  const undoRedo = createUndoRedo({ textOf, blobs, sourcesWith });

  const commit = (journal: Journal, plan: Plan) => {
    try {
      known.set(transactions.commit(journal, plan));
    } catch (error) {
      known.forget();
      throw error;
    }
  };

  const write = (journal: Journal, plan: Plan, { sources, problems }: Judged) => {
    commit(journal, plan);
    const isInOrder = !problems.some(
      ({ severity, file: of }) => severity === 'error' && isFormFile(of),
    );
    if (isInOrder && plan.files.some((each) => isFormFile(each.file))) {
      try {
        writeRules(site);
      } catch {
        // The step is written; the check reports rules that are not those of the forms.
      }
    }
    take(sources, problems);
  };

  type CheckScope = { shifts: boolean; places: readonly { file: string; path: string }[] };

  /** Writes a plan that the check accepts; it sees the files of public/ that the plan brings. */
  const writeIfValid = async (
    journal: Journal,
    plan: Plan,
    { shifts, places }: CheckScope,
  ): Promise<StepAnswer> => {
    const { blobChanges, paths, takeAway } = transactions.bring(journal, plan.blobChanges ?? []);
    let isWritten = false;
    try {
      for (const path of paths) for (const tell of arrivals) await tell(path);
      const judged = judge(plan.files, { shifts, replaced: blobs.replaced(blobChanges) });
      if (judged.wrong.length > 0) return refusal(judged.wrong, places);
      write(journal, { ...plan, blobChanges }, judged);
      isWritten = true;
      return { is: 'written', state: config.state() };
    } finally {
      if (!isWritten) takeAway();
    }
  };

  const answered = async (task: () => Promise<StepAnswer>, left = tries): Promise<StepAnswer> => {
    try {
      await look();
      return await task();
    } catch (error) {
      if (error instanceof ChangedMeanwhile && left > 1) return answered(task, left - 1);
      const message = wordsOfLoss(error);
      if (message === undefined) throw error;
      await look().catch(() => undefined);
      return { is: 'lost', message, state: config.state() };
    }
  };

  /** The stored pictures that a step is the first to show. */
  const firstShown = (files: readonly PlannedFile[]) =>
    [...stored].filter(
      (each) => isNamedIn(sourcesWith(files), each) && !isNamedIn(config.sources(), each),
    );

  const applyNow = async (step: Step, { dry = false, restored, without = [] }: ApplyOptions) => {
    const planned = planStep(step, textOf, writers);
    const files = restored ? planRestored(planned, textOf, restored) : planned;
    const named = without.find((each) => isNamedIn(sourcesWith(files), each));
    if (named !== undefined) throw new Lost(`${named} is shown by now: it stays.`);
    const removals = without.map((name) => [name, undefined] as const);
    const ofPublic = [...(restored?.files ?? []), ...removals].filter(([name]) =>
      isPublicName(name),
    );
    const shown = firstShown(files);
    const scope = {
      shifts:
        restored !== undefined ||
        step.changes.some((each) => each.do !== 'set' || typeof each.value === 'object'),
      places: step.changes.map((each) => ({ path: '', ...each })),
    };
    if (dry || ofPublic.length === 0) {
      const { wrong } = judge(files, scope);
      if (wrong.length > 0) return refusal(wrong, scope.places);
      if (dry) return { is: 'valid' } as const;
    }
    if (files.length > 0 || ofPublic.length > 0) {
      const answer = await exclusively((journal) => {
        const blobChanges = [
          ...shown.flatMap((each) => blobs.stored(each) ?? []),
          ...ofPublic.flatMap(([name, bytes]) => blobs.changeTo(name, bytes) ?? []),
        ];
        return writeIfValid(journal, { do: 'step', words: step.words, files, blobChanges }, scope);
      });
      if (answer.is !== 'written') return answer;
    }
    shown.forEach((each) => stored.delete(each));
    return { is: 'written', state: config.state() } as const;
  };

  type Impossible = { entry: Entry; why: string };

  /** A step that can be neither undone nor redone is reported once, and no longer in the way of the others. */
  const skip = (journal: Journal, kind: 'undo' | 'redo', { entry, why }: Impossible) => {
    if (entry.isSkipped !== true) {
      const { step, words } = entry;
      commit(journal, { do: 'aside', step, words, files: [] });
    }
    const next = undoRedo.newest(known.get(), kind)?.words;
    const goesOn =
      next === undefined ? '' : ` The next ${kind} goes on with another one: “${next}”.`;
    const turned = kind === 'undo' ? 'undone' : 'redone';
    throw new Lost(
      `“${entry.words}” cannot be ${turned} and is set aside; its words stay as they are. ${why}${goesOn}`,
    );
  };

  const undoOrRedo = async (kind: 'undo' | 'redo'): Promise<StepAnswer> => {
    const nothing = `There is nothing to ${kind}.`;
    if (!existsSync(file.path)) throw new Lost(nothing);
    return exclusively((journal) => {
      const entry = undoRedo.newest(journal, kind);
      if (!entry) throw new Lost(nothing);
      let reversal: ReturnType<typeof undoRedo.of>;
      try {
        reversal = undoRedo.of(journal, entry);
      } catch (error) {
        if (!(error instanceof Lost)) throw error;
        return skip(journal, kind, { entry, why: error.message });
      }
      const places = reversal.files.map((each) => ({ file: each.file, path: '' }));
      const { words, step } = entry;
      return writeIfValid(
        journal,
        { do: kind, words, step, ...reversal },
        { shifts: true, places },
      );
    });
  };

  const begin = async () => {
    const journal = known.get();
    if (journal && transactions.isUnsettled(journal)) await exclusively(() => undefined);
  };

  try {
    known.set(file.read());
  } catch {
    // What cannot be read now is told with the first change.
  }
  enqueue(begin).catch(() => undefined);

  return {
    state: () => {
      lookFirst();
      return config.state();
    },
    apply: (step, options = {}) => enqueue(() => answered(() => applyNow(step, options))),
    stored: (name) => void stored.add(name),
    onArrival: (listener) => {
      arrivals.add(listener);
      return () => arrivals.delete(listener);
    },
    undo: () => enqueue(() => answered(() => undoOrRedo('undo'))),
    redo: () => enqueue(() => answered(() => undoOrRedo('redo'))),
    refresh: () =>
      enqueue(async () => {
        // What cannot be read now is told with the next change.
        await look({ anew: true }).catch(() => undefined);
        return config.state();
      }),
    on: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
