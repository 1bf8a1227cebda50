import { inOneLine, shortLine } from '../../src/schema/short-line';
import { ownChanges, wordsOfChanges } from '../edit-protocol/what-changed';
import { kebab } from '../problems/nearest/letters';
import type { History } from './history';
import { listChanges } from './list-changes';

const mostLetters = 70;

export type CommitWords = { title: string; message: string; branch: string };

/**
 * What a commit of the changes since the last one says: a title of one line, which is `words` if there are any, the whole
 * message, and what a branch for it is called after its folder. `today` is as 2026-03-31.
 */
export const commitWords = async (
  history: Pick<History, 'past'>,
  { words, today }: { words: string; today: string },
): Promise<CommitWords> => {
  const { changes } = await listChanges(history);
  const lines = ownChanges(changes).map((change) => change.words);
  const title = inOneLine(words || wordsOfChanges(changes));
  const short = shortLine(title, mostLetters);
  const body = [...(short === title ? [] : [title]), ...lines.map((line) => `- ${line}`)];
  const slug = kebab(short).slice(0, 40).replace(/-$/, '') || 'changes';
  return {
    title: short,
    message: `${[short, body.join('\n')].join('\n\n').trim()}\n`,
    branch: `${today}-${slug}`,
  };
};
