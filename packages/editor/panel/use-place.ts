import { useEffect, useRef, useState } from 'react';
import type { Change, Step, Value } from '../../../src/schema/values/change';
import { valueAt } from '../../../src/schema/values/paths';
import { isSame } from '../../../src/schema/values/same-value';
import type { Place } from '../../../src/schema/values/written-place';
import type { EditProblem } from '../../edit-protocol/protocol';
import { useSession, useSessionState } from '../editor-context';
import { movedPlace } from '../moved-place';
import { ofRenamedField } from '../structure/renamed-field';

/** The change that makes a value of another; undefined for none. `next` undefined: it is left out. */
export const changeTo = (place: Place, was: unknown, next: unknown): Change | undefined => {
  if (isSame(was, next)) return undefined;
  return next === undefined
    ? { do: 'remove', ...place, was: was as Value }
    : { do: 'set', ...place, value: next as Value, was: was as Value | undefined };
};

/** What the check says, at the control it is about; of other places with their names. */
const wordsOfProblem = (problem: EditProblem, { file, path }: Place): string =>
  problem.file === file && problem.path === path
    ? problem.message
    : `${problem.place}: ${problem.message}`;

/** Whether it is the same key, maybe of an entry that has another index by now. */
const isSameKey = (one: Place, other: Place) => {
  const keysOf = ({ path }: Place) => path.replaceAll(/\[\d+\]/g, '[]');
  return keysOf(one) === keysOf(other);
};

const noProblems: readonly string[] = [];

/** The value at a place, written and tried as one step; `label` is what the step is called by. */
export const usePlace = (place: Place, label: string) => {
  const session = useSession();
  const value = useSessionState(({ state }) => valueAt(state.files[place.file], place.path));
  const files = useSessionState(({ state }) => state.files);
  const [problems, setProblems] = useState(noProblems);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const say = (found: readonly EditProblem[]) => {
    const words = [...new Set(found.map((problem) => wordsOfProblem(problem, place)))];
    if (isShown.current) setProblems(words);
    // The control is gone, and what was typed in it with it.
    else if (words.length > 0) session.tell(`${label}: ${words.join(' ')}`);
  };
  const stepOf = (changes: Change[]): Step => {
    const { files } = session.get().state;
    const also = changes.flatMap((change) => ofRenamedField(change, files));
    return { words: label, changes: [...changes, ...also] };
  };

  /** Resolves to whether it is in the file. */
  const writeChanges = async (changes: Change[]): Promise<boolean> => {
    const answer = await session.write(stepOf(changes));
    say(answer.is === 'refused' ? answer.problems : []);
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
    /** What is asked for is in the file already. */
    clear: () => setProblems(noProblems),
    writeChanges,
    write: (next: unknown): Promise<boolean> => {
      const change = changeTo(place, session.valueAt(place), next);
      if (change) return writeChanges([change]);
      setProblems(noProblems);
      return Promise.resolve(true);
    },
    /** Writes what was typed when its control goes; where its place is gone too, says what was typed. */
    leave: (next: unknown): void => {
      const now = placeNow();
      const change = now && changeTo(now, session.valueAt(now), next);
      if (change) void writeChanges([change]);
      if (!now) session.tell(`${label} is gone. This was typed in it: ${JSON.stringify(next)}`);
    },
    /** Says what the check would: nothing is written. `isWanted` is asked once the answer is there. */
    attempt: async (next: unknown, isWanted: () => boolean) => {
      const change = changeTo(place, session.valueAt(place), next);
      // What cannot be asked now is asked when it is written.
      const answer = change && (await session.tryStep(stepOf([change])).catch(() => undefined));
      if (isWanted()) say(answer?.is === 'refused' ? answer.problems : []);
    },
  };
};
