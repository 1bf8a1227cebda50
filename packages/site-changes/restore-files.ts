import { isSame } from '../../src/schema/values/same-value';
import type { SiteChange } from '../edit-protocol/changes-protocol';
import type { Restored } from '../edit-store';
import type { Past } from './history';
import { wholeValue } from './list-changes';

/** Texts in quotes, in which nothing is a comment, and comments. */
const quotedOrComment =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;

export const commentsIn = (text: string) =>
  (text.match(quotedOrComment) ?? [])
    .filter((part) => part.startsWith('/'))
    .map((comment) => comment.trim());

const hasNoOtherComment = (text: string, than: string) => {
  const known = new Set(commentsIn(than));
  return commentsIn(text).every((comment) => known.has(comment));
};

/**
 * What a step brings back besides its changes: whole files (`changes`) as they were at the last commit, and the
 * spelling of then for files of config (`named`) that say again what they said. One that has gained a comment since
 * keeps its text: somebody wrote it.
 */
export const restoredFiles = async (
  { before }: Past,
  changes: readonly SiteChange[],
  named: readonly string[],
): Promise<Restored> => {
  const files = new Map<string, Buffer | undefined>();
  for (const { file } of changes) files.set(file, await before(file));
  const texts = new Map<string, string>();
  for (const file of named) {
    const bytes = await before(file);
    if (bytes) texts.set(file, bytes.toString());
  }
  return {
    files,
    spell: (file, text) => {
      const old = texts.get(file);
      const was = wholeValue(old);
      const isBack = was !== undefined && isSame(was, wholeValue(text));
      return old !== undefined && isBack && hasNoOtherComment(text, old) ? old : text;
    },
  };
};
