import { changedValue, LostPlace, type ValueChange } from '../../../src/schema/values/change';
import { keyText, literalOf } from '../../../src/schema/values/literals';
import { stepsOf } from '../../../src/schema/values/paths';
import { isSame } from '../../../src/schema/values/same-value';
import type { Edit } from '../../problems/problem';
import { readLiteral } from '../read-literal';
import { type Draft, draftOf } from './draft';
import { duplicatedEntry, movedEntry } from './entries';
import { Impossible, noSuchPlace } from './impossible';
import { openUp, widthAt } from './open-up';
import { checkName, plainValue } from './plain-value';
import { insertInto, removeAt, setAt } from './set-value';
import { entryAt } from './tree';

/** A file's text after a change, and the edits of the text before that make it; or why there is none. */
export type Spliced = { text: string; edits: Edit[] } | { impossible: string };

const readNow = (text: string): unknown => {
  const { value, readable } = readLiteral(text);
  if (!readable)
    throw new Impossible('The file cannot be read: the check says what is wrong in it.');
  return value;
};

/** The last texts, by their files, with what they say: what was written is read again by the next change. */
const known = new Map<string, { text: string; value: unknown }>();

const mostKnown = 50;

const read = (file: string, text: string): unknown => {
  const last = known.get(file);
  if (last?.text === text) return last.value;
  const value = readNow(text);
  if (known.size >= mostKnown) known.clear();
  known.set(file, { text, value });
  return value;
};

const rename = (draft: Draft, steps: readonly string[], name: string) => {
  const entry = entryAt(draft.root(), steps);
  if (!entry?.key) throw new Impossible(noSuchPlace);
  const { start, end } = entry.key;
  const quote = /^["']/.exec(draft.text().slice(start, end))?.[0];
  const by = quote ? literalOf(name, quote === '"' ? '"' : "'") : keyText(name, draft.style.quote);
  draft.edit([{ start, end, text: by }]);
};

const carryOut = (draft: Draft, steps: readonly string[], change: ValueChange) => {
  switch (change.do) {
    case 'set':
      return setAt(draft, steps, change.value);
    case 'remove':
      return removeAt(draft, steps);
    case 'rename':
      return rename(draft, steps, change.name);
    case 'insert': {
      const isThere = entryAt(draft.root(), steps) !== undefined;
      return isThere ? insertInto(draft, steps, change) : setAt(draft, steps, [change.value]);
    }
    default: {
      const container = entryAt(draft.root(), steps)?.node;
      if (!container) throw new Impossible(noSuchPlace);
      const place = { text: draft.text(), container, style: draft.style };
      if (change.do === 'move') return draft.edit(movedEntry(place, change.from, change.to));
      const before = widthAt(place.text, container);
      draft.edit(duplicatedEntry(place, change.at));
      return openUp(draft, steps, before);
    }
  }
};

const plainChange = (change: ValueChange): ValueChange => {
  if (change.do === 'rename') checkName(change.name);
  return change.do === 'set' || change.do === 'insert'
    ? { ...change, value: plainValue(change.value) }
    : change;
};

const spliced = (file: string, before: string, requested: ValueChange): Spliced => {
  const change = plainChange(requested);
  const value = read(file, before);
  const draft = draftOf(file, before);
  carryOut(draft, stepsOf(change.path), change);
  const text = draft.text();
  if (isSame(readNow(text), changedValue(value, change))) return { text, edits: draft.edits() };
  throw new Impossible(
    'The file is written in a way in which this cannot be changed here: change it in the file itself.',
  );
};

/**
 * Makes one change in a config file's text: the smallest splice of it, so that every other byte stays. What the file says afterwards is read and
 * compared; whether `was` is what it said before is the caller's to see. Total: takes any text.
 */
export const applyChange = (file: string, text: string, change: ValueChange): Spliced => {
  try {
    return spliced(file, text, change);
  } catch (error) {
    if (error instanceof Impossible || error instanceof LostPlace) {
      return { impossible: error.message };
    }
    throw error;
  }
};
