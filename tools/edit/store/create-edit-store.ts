import { existsSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { EditState, Step, StepAnswer } from '../../../src/editor/protocol';
import {
  type ConfigSources,
  readConfigSources,
  writtenSources,
} from '../../config-reader/config-files';
import { errorCode } from '../../error-code';
import { withFileLock } from '../../file-lock';
import type { Problem } from '../../problems/problem';
import { writeRules } from '../../security-rules/security-rules';
import { configFile, configPlace, editsFolder } from '../../site-files/site-files';
import type { EditStore } from '../edit-store';
import { createConfigState } from './config-state';
import { ChangedMeanwhile, createDisk, type FileCalls, hashOf } from './disk';
import { createJournalFile, historyOf, type Journal } from './journal';
import { byConcern, movesOf, newErrors } from './new-problems';
import { Lost, type PlannedFile, planStep, type Writers } from './plan-step';
import { planTurn } from './plan-turn';
import { createTransactions, type Plan } from './transactions';

type Options = Writers & {
  /** The site's folder. */
  site: string;
  /** Where the journal is kept. */
  dataFolder?: string;
  /** As `checkWithin` of the site's folder. */
  check: (sources: ConfigSources) => Problem[];
  /** Milliseconds since 1970. */
  now?: () => number;
  calls?: FileCalls;
};

/** How often a step is placed anew on files that change while it is written. */
const tries = 3;

const isForm = (file: string) => file.startsWith('config/forms/');

const diskWords: Record<string, string> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk is full',
  EACCES: 'The site’s files, or the folder around them, may not be written',
  EPERM: 'The site’s files, or the folder around them, may not be written',
  EROFS: 'The site’s folder is read-only',
  ENOENT: 'A folder of the site is missing',
  EMFILE: 'Too many files are open on this machine',
  ENFILE: 'Too many files are open on this machine',
};

const wordsOf = (error: unknown): string | undefined => {
  if (error instanceof Lost) return error.message;
  if (error instanceof ChangedMeanwhile) {
    return 'Another program is writing the same file: nothing was changed.';
  }
  const code = errorCode(error);
  return code && `${diskWords[code] ?? 'The disk refuses'} (${code}): nothing was changed.`;
};

/** Runs tasks one after the other. */
const createQueue = () => {
  let tail: Promise<unknown> = Promise.resolve();
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = tail.then(task);
    tail = result.catch(() => undefined);
    return result;
  };
};

/** The journal that this process knows, and whether it is still the one on the disk. */
const createKnownJournal = (path: string) => {
  const stampOf = () => {
    const found = lstatSync(path, { throwIfNoEntry: false });
    return found && `${found.ino} ${found.size} ${found.mtimeMs}`;
  };
  let journal: Journal | undefined;
  let stamp: string | undefined;
  return {
    get: () => journal,
    set: (now: Journal | undefined) => {
      journal = now;
      stamp = stampOf();
    },
    forget: () => {
      journal = undefined;
      stamp = undefined;
    },
    isFresh: () => stamp !== undefined && stamp === stampOf(),
  };
};

/**
 * The files of a site's config/, as an editor changes them: step by step, each checked before it is written, each
 * to be undone. Several processes may have a store of one site. Nothing is written before the first step.
 */
export const createEditStore = ({
  site,
  dataFolder = editsFolder(site),
  check,
  now = Date.now,
  calls,
  ...writers
}: Options): EditStore => {
  const disk = createDisk(calls);
  const file = createJournalFile(dataFolder, disk);
  const transactions = createTransactions({ site, disk, store: file, now });
  const known = createKnownJournal(file.path);
  const config = createConfigState(now());
  const listeners = new Set<(state: EditState) => void>();
  const inTurn = createQueue();

  const history = () => {
    const journal = known.get();
    return journal ? historyOf(journal) : { done: [], undone: [] };
  };

  const take = (sources: ConfigSources, problems: readonly Problem[]) => {
    if (!config.take({ sources, problems, history: history() })) return;
    for (const listener of listeners) listener(config.state());
  };

  const look = async ({ anew = false } = {}) => {
    const sources = await writtenSources(site);
    if (!known.isFresh()) known.set(file.read());
    take(sources, anew || !config.isOf(sources) ? check(sources) : config.problems());
  };

  const isSettled = () => {
    const journal = known.get();
    return journal !== undefined && known.isFresh() && !transactions.isUnsettled(journal);
  };

  /** Runs a task while no other process changes files by this journal, with all that was cut off put right. */
  const exclusively = <Result>(task: (journal: Journal) => Result) =>
    withFileLock(join(dataFolder, 'lock'), async () => {
      const settled = known.get();
      if (settled && isSettled()) return task(settled);
      const journal = transactions.open();
      known.set(journal);
      await look();
      return task(journal);
    });

  /** The text of a config file on the disk; undefined for none. */
  const textOf = (name: string): string | undefined => {
    const place = configFile(site, name);
    if (place === undefined) {
      if (lstatSync(join(site, name), { throwIfNoEntry: false }) === undefined) return undefined;
      throw new Lost(`${name} leads out of the site’s folder, or to no file: it is not changed.`);
    }
    const bytes = disk.read(place);
    const text = bytes?.toString();
    if (hashOf(bytes) !== hashOf(text)) {
      throw new Lost(`${name} is not saved as UTF-8: save it as that first.`);
    }
    return text;
  };

  /** All of config with these files; a file may be there under several names, by links. */
  const sourcesWith = (files: readonly PlannedFile[]): ConfigSources => {
    const sources = { ...config.sources() };
    for (const { file: name, after } of files) {
      const place = configPlace(site, name);
      const names = Object.keys(sources).filter((other) => configFile(site, other) === place);
      for (const each of new Set([name, ...names])) {
        if (after === undefined) delete sources[each];
        else sources[each] = after;
      }
    }
    return sources;
  };

  type Judged = { sources: ConfigSources; problems: Problem[]; wrong: Problem[] };

  const judge = (files: readonly PlannedFile[], shifts: boolean): Judged => {
    const sources = sourcesWith(files);
    const problems = check(sources);
    const moves = movesOf(files, shifts);
    const isSound = newErrors(config.problems(), problems, moves).length === 0;
    // A picture may have gone since: that is no fault of the step.
    const wrong = isSound ? [] : newErrors(check(config.sources()), problems, moves);
    return { sources, problems, wrong };
  };

  const refusal = (
    wrong: readonly Problem[],
    places: readonly { file: string; path: string }[],
  ): StepAnswer => ({
    is: 'refused',
    problems: byConcern(wrong, places).map(config.toEditProblem),
  });

  const write = (journal: Journal, plan: Plan, { sources, problems }: Judged) => {
    try {
      known.set(transactions.commit(journal, plan));
    } catch (error) {
      known.forget();
      throw error;
    }
    const isInOrder = !problems.some(
      ({ severity, file: of }) => severity === 'error' && isForm(of),
    );
    if (isInOrder && plan.files.some((each) => isForm(each.file))) {
      try {
        writeRules(site);
      } catch {
        // The step is written; the check reports rules that are not those of the forms.
      }
    }
    take(sources, problems);
  };

  const answered = async (task: () => Promise<StepAnswer>, left = tries): Promise<StepAnswer> => {
    try {
      await look();
      return await task();
    } catch (error) {
      if (error instanceof ChangedMeanwhile && left > 1) return answered(task, left - 1);
      const message = wordsOf(error);
      if (message === undefined) throw error;
      await look().catch(() => undefined);
      return { is: 'lost', message, state: config.state() };
    }
  };

  const applyNow = async (step: Step, dry: boolean): Promise<StepAnswer> => {
    const files = planStep(step, textOf, writers);
    const shifts = step.changes.some((each) => each.do !== 'set' || typeof each.value === 'object');
    const judged = judge(files, shifts);
    if (judged.wrong.length > 0) {
      return refusal(
        judged.wrong,
        step.changes.map((each) => ({ path: '', ...each })),
      );
    }
    if (dry) return { is: 'sound' };
    if (files.length > 0) {
      await exclusively((journal) =>
        write(journal, { do: 'step', words: step.words, files }, judged),
      );
    }
    return { is: 'written', state: config.state() };
  };

  const turnNow = async (kind: 'undo' | 'redo'): Promise<StepAnswer> => {
    const nothing = `There is nothing to ${kind}.`;
    if (!existsSync(file.path)) throw new Lost(nothing);
    return exclusively((journal): StepAnswer => {
      const { done, undone } = historyOf(journal);
      const entry = (kind === 'undo' ? done : undone).at(-1);
      if (!entry) throw new Lost(nothing);
      const files = planTurn(journal, entry.last, textOf);
      const judged = judge(files, true);
      if (judged.wrong.length > 0) {
        return refusal(
          judged.wrong,
          files.map((each) => ({ file: each.file, path: '' })),
        );
      }
      write(journal, { do: kind, words: entry.words, step: entry.step, files }, judged);
      return { is: 'written', state: config.state() };
    });
  };

  const begin = async () => {
    const journal = known.get();
    if (journal && transactions.isUnsettled(journal)) await exclusively(() => undefined);
  };

  try {
    known.set(file.read());
    const sources = readConfigSources(site);
    take(sources, check(sources));
  } catch {
    // What cannot be read now is told with the first change.
  }
  inTurn(begin).catch(() => undefined);

  return {
    state: () => config.state(),
    apply: (step, { dry = false } = {}) => inTurn(() => answered(() => applyNow(step, dry))),
    undo: () => inTurn(() => answered(() => turnNow('undo'))),
    redo: () => inTurn(() => answered(() => turnNow('redo'))),
    refresh: () =>
      inTurn(async () => {
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
