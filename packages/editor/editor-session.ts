import { siteFile } from '../../src/schema/config-files';
import { type Change, LostPlace, type Step } from '../../src/schema/values/change';
import { valueAt } from '../../src/schema/values/paths';
import { textsIn } from '../../src/schema/values/places-in';
import { isSamePlace, type Place } from '../../src/schema/values/written-place';
import { log } from '../../src/site/log';
import {
  type EditorLanguages,
  type LanguagesChosen,
  saysWords,
  type ShownState,
  type WordsOf,
} from '../edit-protocol/languages';
import type { EditState, StepAnswer } from '../edit-protocol/protocol';
import { createDialogTexts } from './dialog-texts';
import { EditError, type EditClient } from './edit-client';
import type { EditedPage } from './edit-runtime';
import { inTime, stepPatience } from './in-time';
import { movedPlace } from './moved-place';
import { draftsAfter, goneWords, type SettingDraft, tabDrafts } from './panel/setting-drafts';
import { stepAfter } from './step-after';
import { withFollowers } from './structure/followers';
import { inEditorWords } from './structure/problem-words';
import { createTurns } from './turns';
import { createUnwritten, nothingUnwritten, type Unwritten } from './unwritten';
import { withAround } from './with-around';

/** The last thing to be told, such as that a change was taken back. */
type Notice = {
  words: string;
  /** It says what the last step did beyond what was requested. */
  canUndo?: boolean;
  /** Why something is not written: it goes once nothing is left to write. */
  isOfTyped?: boolean;
};

/** What the parts of the editor share: config as it is, what is selected, and how it is changed. */
export type SessionState = Unwritten & {
  state: ShownState;
  /** What the panel shows; undefined: the page. */
  selected: Place | undefined;
  notice: Notice | undefined;
  /** A step is on its way. */
  isWriting: boolean;
  /** What was typed in Settings, and is not in its file. */
  drafts: readonly SettingDraft[];
  /** Of words that are the same in all languages: whether what is typed there is for all. */
  languagesChosen: LanguagesChosen;
};

/** Of a site in one language: config is shown as it is written. */
const oneLanguage: EditorLanguages = {
  shown: (state) => state,
  asWritten: (step) => step,
  problemShown: (problem) => problem,
  wordsAt: () => 'all',
};

/** How often a step is written anew because config has changed on its way. */
const retries = 3;

/** Writes a step of a turn. */
export type WriteNow = (step: Step) => Promise<StepAnswer>;

/** Why there was no answer, in words for the editor. */
const reasonOf = (error: unknown): string => {
  if (error instanceof EditError || error instanceof LostPlace) return error.message;
  log.error(error);
  return `That could not be done: ${String(error)}`;
};

export const createSession = (client: EditClient, page: EditedPage, first: EditState) => {
  const { languages = oneLanguage } = page;
  const patience = () => client.patience ?? stepPatience;
  const { site, language } = {
    site: valueAt(first.files[siteFile], 'name'),
    language: languages.shown(first).language,
  };
  const siteName = `${typeof site === 'string' ? site : ''} ${language?.own ?? ''}`;
  const tab = tabDrafts(siteName);
  /** Config as it is written. */
  let written = first;
  let current: SessionState = {
    state: languages.shown(first),
    selected: undefined,
    notice: undefined,
    isWriting: false,
    ...nothingUnwritten,
    drafts: tab.left(languages.shown(first).files),
    languagesChosen: [],
  };
  const listeners = new Set<() => void>();
  const update = (change: Partial<SessionState>) => {
    current = { ...current, ...change };
    listeners.forEach((listener) => listener());
  };

  /** Once what was not written is written, or taken back, nobody has to know why any more. */
  const settle = () => {
    const { drafts, isTyping, notice } = current;
    if (notice?.isOfTyped && drafts.length === 0 && !isTyping) update({ notice: undefined });
  };

  const setDrafts = (drafts: readonly SettingDraft[]) => {
    update({ drafts });
    tab.save(drafts);
    settle();
  };

  const tellUnwritten = (change: Partial<Unwritten>) => {
    update(change);
    settle();
  };

  const takeState = (now: EditState) => {
    const { state: before, selected } = current;
    if (now.version < before.version) return;
    written = now;
    const state = languages.shown(now);
    const { drafts, dropped } = draftsAfter(current.drafts, before.files, state.files);
    update({ state, selected: selected && movedPlace(selected, before.files, state.files) });
    if (drafts !== current.drafts) setDrafts(drafts);
    const words = dropped.map((each) => goneWords(each.words, each.value));
    if (words.length > 0) update({ notice: { words: words.join(' ') } });
  };

  /** What the check says, at the places and by the names that the editor shows. */
  const withPlaces = (answer: StepAnswer, changes: readonly Change[] = []): StepAnswer =>
    answer.is === 'refused'
      ? {
          ...answer,
          problems: inEditorWords(
            answer.problems.map((each) => languages.problemShown(each, written)),
            { files: current.state.files, changes },
          ),
        }
      : answer;

  /** What is answered after it was no longer waited for. */
  const takeLate = (answer: StepAnswer) => {
    if ('state' in answer) takeState(answer.state);
  };

  const turns = createTurns((isWriting) => update({ isWriting }));

  /** Never rejects: where there is no answer, that is told as `lost`. */
  const send = async (
    ask: () => Promise<StepAnswer>,
    changes?: readonly Change[],
  ): Promise<StepAnswer> => {
    try {
      const answer = withPlaces(await inTime(ask(), patience(), takeLate), changes);
      if (answer.is === 'written') {
        takeState(answer.state);
        update({ notice: undefined });
      }
      if (answer.is === 'lost') {
        takeState(answer.state);
        update({ notice: { words: answer.message } });
      }
      return answer;
    } catch (error) {
      const message = reasonOf(error);
      update({ notice: { words: message } });
      return { is: 'lost', message, state: written };
    }
  };

  /** That what a step adds on the page of another language is in all of them. */
  const addedToAll = ({ changes }: Step): string | undefined => {
    const { language: shown } = current.state;
    if (!shown || shown.isMain) return undefined;
    const isForAll = changes.some(
      (each) =>
        each.do === 'insert' &&
        saysWords(textsIn(each.value)) &&
        languages.wordsAt(each, written) !== 'own',
    );
    return isForAll
      ? `What is added is shown in ${shown.main} as well, in these words until it has its own.`
      : undefined;
  };

  const tellRefused = (answer: StepAnswer) => {
    if (answer.is !== 'refused') return;
    update({ notice: { words: answer.problems.map(({ message }) => message).join(' ') } });
  };

  const sendOrTell = async (ask: () => Promise<StepAnswer>): Promise<StepAnswer> => {
    const answer = await turns.inTurn(() => send(ask));
    tellRefused(answer);
    return answer;
  };

  /**
   * Writes a step; where config has changed on its way and what it is about says the same still, at the place where
   * that is by now. What of it is written already is left out. `since` is the state for which the step was made; left
   * out, that of now. Never rejects: whatever happens is an answer.
   */
  const write = async (requested: Step, since: ShownState): Promise<StepAnswer> => {
    const { languagesChosen } = current;
    let notice: string | undefined;
    const attempt = async (now: Step, left: number, made = current.state): Promise<StepAnswer> => {
      const { version, files } = made;
      const step = withFollowers(now, files);
      notice = [step.notice, addedToAll(now)].filter(Boolean).join(' ') || undefined;
      const whole = languages.asWritten(step, written, languagesChosen);
      const answer = await client.step(withAround(whole, written.files));
      if (answer.is !== 'lost' || left === 0) return answer;
      takeState(answer.state);
      const { state } = current;
      const rest = state.version > version ? stepAfter(now, files, state.files) : undefined;
      if (rest?.changes.length === 0) return { is: 'written', state: answer.state };
      return rest ? attempt(rest, left - 1) : answer;
    };
    const answer = await send(() => attempt(requested, retries, since), requested.changes);
    if (answer.is === 'written' && notice !== undefined) {
      update({ notice: { words: notice, canUndo: true } });
    }
    const isOfTyped = current.isTyping || current.drafts.length > 0;
    if (answer.is === 'lost' && current.notice && isOfTyped) {
      update({ notice: { ...current.notice, isOfTyped } });
    }
    return answer;
  };

  // What this tab has itself is newer.
  void tab.ofClosed(current.state.files).then((found) => {
    const others = found.filter((each) => !current.drafts.some((own) => isSamePlace(own, each)));
    if (others.length > 0) setDrafts([...current.drafts, ...others]);
  });

  return {
    client,
    page,
    dialogs: createDialogTexts(siteName),
    get: () => current,
    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    takeState,
    select: (selected: Place | undefined) => update({ selected }),
    ...createUnwritten(tellUnwritten),
    draftAt: (place: Place) => current.drafts.find((each) => isSamePlace(each, place)),
    keepDraft: (draft: SettingDraft) => {
      const isAt = (each: SettingDraft) => isSamePlace(each, draft);
      const isKnown = current.drafts.some(isAt);
      setDrafts(
        isKnown
          ? current.drafts.map((each) => (isAt(each) ? draft : each))
          : [...current.drafts, draft],
      );
    },
    dropDraft: (place: Place) => {
      const others = current.drafts.filter((each) => !isSamePlace(each, place));
      if (others.length < current.drafts.length) setDrafts(others);
    },
    /** Says in the bar why a step is refused that has no control of its own, where that would be said. */
    tellRefused,
    tell: (words: string | undefined) =>
      update({ notice: words === undefined ? words : { words } }),
    /** Config's value at a place; undefined where there is none. */
    valueAt: ({ file, path }: Place): unknown => valueAt(current.state.files[file], path),
    wordsAt: (place: Place): WordsOf => languages.wordsAt(place, written),
    /** Says whether words that are the same in all languages are now written only in the page's own; undefined: as usual. */
    chooseLanguages: (place: Place, isOwn: boolean | undefined) => {
      const others = current.languagesChosen.filter((each) => !isSamePlace(each, place));
      if (isOwn !== undefined || others.length < current.languagesChosen.length) {
        const { file, path } = place;
        update({
          languagesChosen: isOwn === undefined ? others : [...others, { file, path, isOwn }],
        });
      }
    },
    write: (requested: Step, since = current.state) => turns.inTurn(() => write(requested, since)),
    /** What `make` writes, once all before it is answered: it is made of the state of then. */
    inTurn: (make: (write: WriteNow) => Promise<StepAnswer>) =>
      turns.inTurn(() => make((step) => write(step, current.state))),
    /** Resolves once no step is being written. */
    settled: turns.settled,
    /** What the check would say: nothing is written. Never rejects. */
    tryStep: async (requested: Step): Promise<StepAnswer> => {
      try {
        const whole = withFollowers(requested, current.state.files);
        const shown = languages.asWritten(whole, written, current.languagesChosen);
        const step = withAround(shown, written.files);
        const answer = await inTime(client.step(step, { dry: true }), patience(), takeLate);
        return withPlaces(answer, whole.changes);
      } catch (error) {
        return { is: 'lost', message: reasonOf(error), state: written };
      }
    },
    undo: () => sendOrTell(client.undo),
    redo: () => sendOrTell(client.redo),
  };
};

export type Session = ReturnType<typeof createSession>;
