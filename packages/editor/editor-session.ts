import { LostPlace, type Step } from '../../src/schema/values/change';
import { innerSchema, schemaOf } from '../../src/schema/values/inner-schema';
import { stepsOf, valueAt } from '../../src/schema/values/paths';
import type { Place } from '../../src/schema/values/written-place';
import { sortOfFile } from '../../src/site/file-sorts';
import type { EditorLanguages, ShownState, WordsOf } from '../edit-protocol/languages';
import type { EditProblem, EditState, StepAnswer } from '../edit-protocol/protocol';
import { EditError, type EditClient } from './edit-client';
import type { EditedPage } from './edit-runtime';
import { movedPlace } from './moved-place';

/** What the parts of the editor share: config as it is, what is selected, and how it is changed. */
export type SessionState = {
  state: ShownState;
  /** What the panel shows; undefined: the page. */
  selected: Place | undefined;
  /** What the check says of what could not be written, until it is written or taken back. */
  problems: readonly EditProblem[];
  /** The last thing to be told, such as that a change was taken back. */
  notice: string | undefined;
  /** A step is on its way. */
  isWriting: boolean;
  /** Something is typed that is not in its file. */
  isTyping: boolean;
  /** What becomes a text of the page's language alone as it is written. */
  alone: readonly Place[];
};

export const isSamePlace = (one: Place, other: Place): boolean =>
  one.file === other.file && one.path === other.path;

/** Of a site in one language: config is shown as it is written. */
const oneLanguage: EditorLanguages = {
  shown: (state) => state,
  asWritten: (step) => step,
  problemShown: (problem) => problem,
  wordsAt: () => 'all',
};

export const createSession = (client: EditClient, page: EditedPage, first: EditState) => {
  const { languages = oneLanguage } = page;
  /** Config as it is written. */
  let written = first;
  let current: SessionState = {
    state: languages.shown(first),
    selected: undefined,
    problems: [],
    notice: undefined,
    isWriting: false,
    isTyping: false,
    alone: [],
  };
  const unwritten = new Set<string>();
  const listeners = new Set<() => void>();
  const update = (change: Partial<SessionState>) => {
    current = { ...current, ...change };
    listeners.forEach((listener) => listener());
  };

  const takeState = (now: EditState) => {
    const { state: before, selected } = current;
    if (now.version < before.version) return;
    written = now;
    const state = languages.shown(now);
    update({ state, selected: selected && movedPlace(selected, before.files, state.files) });
  };

  const withPlaces = (answer: StepAnswer): StepAnswer =>
    answer.is === 'refused'
      ? {
          ...answer,
          problems: answer.problems.map((each) => languages.problemShown(each, written)),
        }
      : answer;

  const send = async (ask: () => Promise<StepAnswer>): Promise<StepAnswer> => {
    update({ isWriting: true });
    try {
      const answer = withPlaces(await ask());
      if (answer.is === 'written') {
        takeState(answer.state);
        update({ problems: [], notice: undefined });
      }
      if (answer.is === 'lost') {
        takeState(answer.state);
        update({ notice: answer.message });
      }
      if (answer.is === 'refused') update({ problems: answer.problems });
      return answer;
    } catch (error) {
      if (!(error instanceof EditError) && !(error instanceof LostPlace)) throw error;
      update({ notice: error.message });
      return { is: 'lost', message: error.message, state: written };
    } finally {
      update({ isWriting: false });
    }
  };

  return {
    client,
    page,
    get: () => current,
    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    takeState,
    select: (selected: Place | undefined) => update({ selected }),
    /** Says of one place of typing, by a name of its own, whether it holds what is not in its file. */
    markTyped: (name: string, isUnwritten: boolean) => {
      if (isUnwritten) unwritten.add(name);
      else unwritten.delete(name);
      const isTyping = unwritten.size > 0;
      if (isTyping !== current.isTyping) update({ isTyping });
    },
    tell: (notice: string | undefined) => update({ notice }),
    /** Config's value at a place; undefined where there is none. */
    valueAt: ({ file, path }: Place): unknown => valueAt(current.state.files[file], path),
    /** Whose words stand at a place. */
    wordsAt: (place: Place): WordsOf => languages.wordsAt(place, written),
    /** Says whether a text that is the same in all languages is now written in the page's own alone. */
    writeAlone: (place: Place, isAlone: boolean) => {
      const others = current.alone.filter((each) => !isSamePlace(each, place));
      if (isAlone || others.length < current.alone.length) {
        update({ alone: isAlone ? [...others, place] : others });
      }
    },
    // Asynchronous, so that what cannot be said in a language is an answer as well.
    write: (step: Step) => {
      const { alone } = current;
      return send(async () => client.step(languages.asWritten(step, written, alone)));
    },
    /** What the check would say: nothing is written. */
    tryStep: async (step: Step): Promise<StepAnswer> => {
      try {
        const asked = languages.asWritten(step, written, current.alone);
        return withPlaces(await client.step(asked, { dry: true }));
      } catch (error) {
        if (!(error instanceof LostPlace)) throw error;
        return { is: 'lost', message: error.message, state: written };
      }
    },
    undo: () => send(client.undo),
    redo: () => send(client.redo),
  };
};

export type Session = ReturnType<typeof createSession>;

/** The schema of the value at a place of config, for the values that stand there. */
export const schemaAt = (file: string, value: unknown, path: string) => {
  const sort = sortOfFile(file);
  if (!sort) return undefined;
  let schema = schemaOf(sort.schema, value);
  let at: unknown = value;
  for (const step of stepsOf(path)) {
    const inner = innerSchema(schema, step);
    if (!inner) return undefined;
    at = valueAt(at, step);
    schema = schemaOf(inner, at);
  }
  return schema;
};
