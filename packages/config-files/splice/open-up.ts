import { widthOf } from '../../../src/schema/values/printed';
import type { Edit } from '../../problems/problem';
import type { Draft } from './draft';
import type { Place } from './entries';
import { entrySpansOf } from './entry-spans';
import { indentAt, isOneLine, lineStart, nextLine } from './lines';
import { entryAt, type Node } from './tree';

/** How wide the line is on which a list or group begins. */
export const widthAt = (text: string, { start }: Node) =>
  widthOf(text.slice(lineStart(text, start), nextLine(text, start)).trimEnd());

/** Gives each entry of a list or group on one line a line of its own. */
const opened = ({ text, container, style }: Place): Edit[] => {
  const outer = style.newline + indentAt(text, container.start);
  const spans = entrySpansOf(text, container);
  const last = spans.at(-1);
  if (!last) return [];
  const comma = style.isTrailing && last.comma === undefined ? ',' : '';
  return [
    ...spans.map(({ lead }, index) => {
      const start = spans[index - 1]?.close ?? container.start + 1;
      return { start, end: lead, text: outer + style.unit };
    }),
    { start: last.close, end: container.end - 1, text: outer },
    ...(comma ? [{ start: last.end, end: last.end, text: comma }] : []),
  ];
};

/**
 * Where an entry more has made a line too long: gives the entries of that list or group lines of their own.
 * A line that was too long `before` is how its author likes it.
 */
export const openUp = (draft: Draft, steps: readonly string[], before: number) => {
  const { style } = draft;
  const container = entryAt(draft.root(), steps)?.node;
  const text = draft.text();
  const isMeant = container && before <= style.width && isOneLine(text, container);
  if (isMeant && widthAt(text, container) > style.width) {
    draft.edit(opened({ text, container, style }));
  }
};
