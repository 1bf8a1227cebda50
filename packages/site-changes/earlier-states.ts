import { shortLine } from '../../src/schema/short-line';
import { sortOfFile } from '../../src/site/file-sorts';
import type { ChangeList, EarlierState, GoBackAnswer } from '../edit-protocol/changes-protocol';
import { type History, isTrouble } from './history';
import { compareSite, type Comparison, listOfComparison } from './list-changes';
import type { TakeBackContext } from './take-back';

const unknown = 'This state is not among those that git keeps of the site: look again.';

/** One of the site's earlier states, and the site compared with it; or why it cannot be, in words. */
const compareWith = async (
  history: History,
  commit: string,
): Promise<{ state: EarlierState; compared: Comparison } | string> => {
  const { states, words } = await history.states();
  if (words !== undefined) return words;
  const state = states.find((each) => each.commit === commit);
  if (!state) return unknown;
  const compared = await compareSite(history, commit);
  return isTrouble(compared) ? compared.words : { state, compared };
};

/** What has changed since an earlier state, the newest one or one before it. */
export const changesSince = async (
  history: History,
  commit: string,
): Promise<ChangeList | string> => {
  const found = await compareWith(history, commit);
  return typeof found === 'string' ? found : listOfComparison(found.compared);
};

/** Security rules follow the forms. What else lies in config/ is no part of what the editor changes. */
const comesBack = (file: string) => file.startsWith('public/') || sortOfFile(file) !== undefined;

/**
 * Brings back config and public files with the bytes of an earlier state, as one step: the check looks at all of it, and
 * it can be undone. No commit is made or lost.
 */
export const goBack = async (
  { history, store }: TakeBackContext,
  commit: string,
): Promise<GoBackAnswer> => {
  const lost = (message: string): GoBackAnswer => ({ is: 'lost', message, state: store.state() });
  const found = await compareWith(history, commit);
  if (typeof found === 'string') return lost(found);
  const { when, words } = found.state;
  const { snapshots, before } = found.compared.past;
  const names = [...snapshots.config.keys(), ...snapshots.files.keys()].filter(comesBack);
  if (names.length === 0) return lost('The site is as it was then: nothing is different.');
  const files = new Map<string, Buffer | undefined>();
  for (const file of names) files.set(file, await before(file));
  const step = {
    words: `Back to how it was on ${when.slice(0, 10)}: ${shortLine(words)}`,
    changes: [],
  };
  const answer = await store.apply(step, {
    restored: { files, spell: (_file, text) => text },
  });
  return answer.is === 'valid' ? lost('Nothing was written.') : answer;
};
