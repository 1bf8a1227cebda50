import { useLayoutEffect, useRef, useState } from 'react';
import type { Change, Step } from '../../../src/schema/values/change';
import { isWithin, valueAt } from '../../../src/schema/values/paths';
import { isSame } from '../../../src/schema/values/same-value';
import type { Place } from '../../../src/schema/values/written-place';
import type { EditProblem, StepAnswer } from '../../edit-protocol/protocol';
import { useSession, useSessionState } from '../editor-context';
import { isSameKey, movedPlace } from '../moved-place';
import { stepAfter } from '../step-after';
import { changedTo } from '../text/typed-drafts';
import { changeTo } from './change-to';
import { goneWords } from './setting-drafts';
import { tryTogether, writeTogether } from './write-together';

/** What the check says, at the control it is about, which may have a line for each entry; of other places with their names. */
const wordsOfProblem = (problem: EditProblem, { file, path }: Place): string =>
  problem.file === file && isWithin(problem.path, path)
    ? problem.message
    : `${problem.place}: ${problem.message}`;

const noProblems: readonly string[] = [];

/** What an answer says of a step, at the control it is about: only of one that is written there is nothing to say. */
const wordsOfAnswer = (answer: StepAnswer, place: Place): readonly string[] => {
  if (answer.is === 'lost') {
    return [
      `This is not written. ${answer.message} Do it once more to write it as things are now.`,
    ];
  }
  if (answer.is !== 'refused') return noProblems;
  const words = answer.problems.map((problem) => wordsOfProblem(problem, place));
  return words.length > 0 ? [...new Set(words)] : ['The check does not take this.'];
};

/** Somebody else has changed it: what is typed would take the place of what nobody here has read. */
const isTheirs = (theirs: unknown, { next, over }: { next: unknown; over: unknown }) =>
  !isSame(theirs, over) && !isSame(theirs, next);

const wordsOfTheirs = (theirs: unknown) => {
  const words = typeof theirs === 'string' ? theirs : JSON.stringify(theirs ?? '');
  return [`${changedTo(words, 'Enter')}.`];
};

/** The value at a place, written and tried as one step; `label` is what the step is called by. */
export const usePlace = (place: Place, label: string) => {
  const session = useSession();
  const value = useSessionState(({ state }) => valueAt(state.files[place.file], place.path));
  const files = useSessionState(({ state }) => state.files);
  const [problems, setProblems] = useState(noProblems);
  const isShown = useRef(true);
  // At once: an answer may come before effects are cleared away.
  useLayoutEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  /** What was typed in a control that is gone stays as a draft; what was chosen in one is said in the bar. */
  const say = (words: readonly string[]) => {
    if (isShown.current) setProblems(words);
    else if (words.length > 0 && !session.draftAt(place)) {
      session.tell(`${label}: ${words.join(' ')}`);
    }
  };
  const stepOf = (changes: Change[]): Step => ({ words: label, changes });

  /** Resolves to whether it is in the file. What was made while another step was on its way is what is left of it then. */
  const writeChanges = async (changes: Change[]): Promise<boolean> => {
    const { state: made } = session.get();
    const make = () => {
      const { state } = session.get();
      const step = stepOf(changes);
      return (state.version > made.version && stepAfter(step, made.files, state.files)) || step;
    };
    const answer = await writeTogether(session, make, place);
    say(wordsOfAnswer(answer, place));
    return answer.is === 'written';
  };

  /** Where this place is now: config may have changed since this was shown. */
  const placeNow = (): Place | undefined => {
    const moved = movedPlace(place, files, session.get().state.files);
    return isSameKey(moved, place) ? moved : undefined;
  };

  return {
    value,
    problems,
    /** What shall be written is in the file already. */
    clear: () => setProblems(noProblems),
    writeChanges,
    /** As it is at this moment. */
    valueNow: () => session.valueAt(place),
    /** `over`: what stood there as this was typed; left out, what stands there now. */
    write: (next: unknown, over = session.valueAt(place)): Promise<boolean> => {
      const now = session.valueAt(place);
      if (isTheirs(now, { next, over })) {
        say(wordsOfTheirs(now));
        return Promise.resolve(false);
      }
      const change = changeTo(place, now, next);
      if (change) return writeChanges([change]);
      setProblems(noProblems);
      return Promise.resolve(true);
    },
    /** Writes what was typed when its control goes; where its place is gone too, says what was typed. */
    leave: (next: unknown, over: unknown): void => {
      const now = placeNow();
      const stay = () => {
        const draft = now && session.draftAt(now);
        if (draft) session.keepDraft({ ...draft, isRefused: true });
      };
      const change = now && changeTo(now, session.valueAt(now), next);
      if (now && isTheirs(session.valueAt(now), { next, over })) stay();
      else if (change) void writeChanges([change]).then((isWritten) => isWritten || stay());
      if (!now) session.tell(goneWords(label, next));
    },
    /** Says what the check would: nothing is written. `isWanted` is called once the answer is there. */
    attempt: async (next: unknown, isWanted: () => boolean) => {
      const change = changeTo(place, session.valueAt(place), next);
      // What cannot be checked now is checked when it is written.
      const tried = change && tryTogether(session, stepOf([change]), place);
      const answer = (await tried)?.answer;
      if (isWanted()) say(answer?.is === 'refused' ? wordsOfAnswer(answer, place) : noProblems);
    },
  };
};
