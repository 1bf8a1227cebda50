import { stepsOf } from '../../../src/schema/values/paths';
import { draftOf } from './draft';
import { insertedEntry, roomFor } from './entries';
import { Impossible } from './impossible';
import { entryAt } from './tree';

/**
 * A config file's text with one entry more at the end of the list or group at `path`: `entry` is its source, on one
 * line or several, comments included. Every other byte stays. Throws where there is no such list or group.
 */
export const appendEntry = (
  text: string,
  { file, path }: { file: string; path: string },
  entry: string,
): string => {
  const draft = draftOf(file, text);
  const container = entryAt(draft.root(), stepsOf(path))?.node;
  if (container?.sort !== 'list' && container?.sort !== 'group') {
    throw new Impossible(`There is no list ${path} in ${file} to add to.`);
  }
  const { start, end, spans } = container;
  const inner = { start: start + 1, end: end - 1 };
  const place = { text, container, style: draft.style };
  const last = spans.length - 1;
  const core = entry.split('\n').join(draft.style.newline + roomFor(place, last).indent);
  const isBare = text.slice(inner.start, inner.end).trim() === '';
  draft.edit(
    isBare ? [{ ...inner, text: core }] : insertedEntry(place, last, { core, behind: '' }),
  );
  return draft.text();
};
