import type { Publishing } from '../edit-protocol/changes-protocol';
import type { PastCommit, Progress } from '../git-host';

const timeOf = (when: string) =>
  new Date(when).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

const states = {
  running: { is: 'building', words: 'Published. The live site is being built from it' },
  done: { is: 'live', words: 'What was published last is live' },
  failed: { is: 'failed', words: 'The live site was not built from what was published last' },
  unknown: {
    is: 'unknown',
    words: 'Whether what was published last is live, the host does not tell',
  },
} as const;

const othersIn = ({ who, when, words }: PastCommit) =>
  `${who} has published “${words}” on ${timeOf(when)}.`;

type Since = {
  /** The branch is elsewhere than what is known here. */
  isBehind: boolean;
  /** What somebody has published since. */
  last: PastCommit | undefined;
};

/** What the workflows of the host have made of what was published, and what came since, in words. */
export const publishingOf = (
  { is, when, address }: Progress,
  { isBehind, last }: Since,
): Publishing => {
  const { words, ...state } = states[is];
  const isOver = is === 'done' || is === 'failed';
  return {
    ...state,
    words: isOver && when !== undefined ? `${words}, since ${timeOf(when)}.` : `${words}.`,
    ...(when !== undefined && { since: when }),
    ...(address !== undefined && { address }),
    isBehind,
    ...(last && last.who !== '' && { others: othersIn(last) }),
  };
};
