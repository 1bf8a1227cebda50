import { changedValue, LostPlace, type ValueChange } from '../../../src/schema/values/change';
import { isWithin, stepsOf } from '../../../src/schema/values/paths';
import { isSame } from '../../../src/schema/values/same-value';
import { sortOfFile } from '../../../src/site/file-sorts';
import { editsOfNames } from '../../check/fix/edits-of-names';
import { currentNames, movesInto } from '../../config-reader/current-names';
import { readLiteral } from '../../config-reader/read-literal';
import type { Edit, FormerGroup } from '../../problems/problem';
import { type Draft, draftOf } from './draft';
import { duplicatedEntry, movedEntry } from './entries';
import { Impossible, NeedsCurrentNames, noSuchPlace } from './impossible';
import { keyText, literalOf } from './literals';
import { openUp, widthAt } from './open-up';
import { checkName, plainValue } from './plain-value';
import { insertInto, removeAt, setAt } from './set-value';
import { entryAt } from './tree';

/** A file's text after a change, and the edits of the text before that make it; or why there is none. */
export type Spliced = { text: string; edits: Edit[] } | { impossible: string };

type Read = {
  text: string;
  value: unknown;
  /** Groups with names from before, each with its path under the names of today. */
  former: { group: FormerGroup; path: string }[];
};

const readNow = (file: string, text: string): Read => {
  const { value: written, readable } = readLiteral(text);
  if (!readable)
    throw new Impossible('The file cannot be read: the check says what is wrong in it.');
  const schema = sortOfFile(file)?.schema;
  if (!schema) return { text, value: written, former: [] };
  const { value, former, asCurrent } = currentNames(written, schema);
  return { text, value, former: former.map((group) => ({ group, path: asCurrent(group.path) })) };
};

/** The last texts, by their files: what was written is read again by the next change. */
const known = new Map<string, Read>();

const mostKnown = 50;

const read = (file: string, text: string): Read => {
  const last = known.get(file);
  if (last?.text === text) return last;
  const now = readNow(file, text);
  if (known.size >= mostKnown) known.clear();
  known.set(file, now);
  return now;
};

const rename = (draft: Draft, steps: readonly string[], name: string) => {
  const entry = entryAt(draft.root(), steps);
  if (!entry?.key) throw new Impossible(noSuchPlace);
  if (!entry.home) throw new NeedsCurrentNames();
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

/** Writes names that moved into other groups as they are today, in the groups around and within this path. */
const renew = (draft: Draft, path: string) => {
  for (;;) {
    const text = draft.text();
    const found = read(draft.file, text).former.find(
      ({ path: own, group }) =>
        movesInto(group.names) && (isWithin(own, path) || isWithin(path, own)),
    );
    if (!found) return;
    const edits = editsOfNames(
      { names: [found.group], words: [] },
      { source: text, read: readLiteral(text) },
    );
    if (!edits || edits.every((edit) => text.slice(edit.start, edit.end) === edit.text)) {
      throw new Impossible('The file has names from before here, which stand in an unusual way.');
    }
    draft.edit(edits);
  }
};

/** The change carried out; undefined where the text would say something else than meant. */
const attempt = (draft: Draft, change: ValueChange, goal: unknown): Spliced | undefined => {
  try {
    carryOut(draft, stepsOf(change.path), change);
  } catch (error) {
    if (error instanceof NeedsCurrentNames) return undefined;
    throw error;
  }
  const text = draft.text();
  return isSame(readNow(draft.file, text).value, goal) ? { text, edits: draft.edits() } : undefined;
};

const plainChange = (change: ValueChange): ValueChange => {
  if (change.do === 'rename') checkName(change.name);
  return change.do === 'set' || change.do === 'insert'
    ? { ...change, value: plainValue(change.value) }
    : change;
};

const spliced = (file: string, text: string, asked: ValueChange): Spliced => {
  const change = plainChange(asked);
  const before = read(file, text);
  const goal = changedValue(before.value, change);
  const draft = draftOf(file, text);
  const done = attempt(draft, change, goal);
  if (done) return done;
  if (before.former.length > 0) {
    const renewed = draftOf(file, text);
    renew(renewed, change.path);
    const second = attempt(renewed, change, goal);
    if (second) return second;
  }
  throw new Impossible(
    'The file is written in a way in which this cannot be changed here: change it in the file itself.',
  );
};

/**
 * Makes one change in a config file's text: the smallest splice of it, so that every other byte stays. Paths
 * are under the names of today, whatever names the file has. What the file says afterwards is read and
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
