import { namedFolderOf } from '../../src/schema/config-files';
import type { Change, Step, Value } from '../../src/schema/values/change';
import { sortOfFile } from '../../src/site/file-sorts';
import { readLiteral } from '../config-files';
import { applyEdits, type EditedText, editedText } from '../problems/edits';
import type { Edit } from '../problems/problem';
import type { Restored } from './edit-store';
import { findPlace } from './find-place';
import { isPublicName } from './journal';
import { difference, editOf, type Splice, splicesOf } from './splices';

export type TextChange = Exclude<Change, { do: 'create' | 'delete' | 'renameFile' }>;

export type ApplyChange = (
  file: string,
  text: string,
  change: TextChange,
) => { text: string; edits: Edit[] } | { impossible: string };

export type Writers = {
  apply: ApplyChange;
  newFileText: (file: string, value: Value) => { text: string } | { impossible: string };
};

/** What becomes of a file; undefined where there is none. */
export type PlannedFile = {
  file: string;
  before: string | undefined;
  after: string | undefined;
  splices: Splice[];
  /** The file whose permissions a new one has. */
  like?: string;
  /** Permissions of a file that comes back. */
  mode?: number;
};

/** What cannot be done, in words for the editor. */
export class Lost extends Error {}

/** One splice that replaces a whole text. A file that is not there has none. */
const wholeSplice = (before = '', after = ''): Splice[] =>
  before === after ? [] : [{ at: 0, removed: before, inserted: after }];

/** Splices that make one text of the other. */
const splicesBetween = (before: string | undefined, after: string | undefined): Splice[] =>
  before !== undefined && after !== undefined
    ? difference(before, after)
    : wholeSplice(before, after);

/** A file while the changes of a step are made, one after the other. */
type Draft = { before: string | undefined; now: EditedText | undefined; like?: string };

/** Strings can hold halves of characters, which no file can. */
const asWritten = (text: string) => Buffer.from(text).toString();

const valueOf = (file: string, text: string): unknown => {
  const { value, readable } = readLiteral(text);
  if (!readable) throw new Lost(`${file} cannot be read now: fix what the check says of it first.`);
  return value;
};

/** The edits of a text that make a change. */
const editsFor = (text: string, change: TextChange, apply: ApplyChange): readonly Edit[] => {
  const { file, path } = change;
  const place = findPlace(valueOf(file, text), path, change);
  if (place === undefined) {
    throw new Lost(
      `${file} has changed meanwhile: what was to be changed is no longer there, or stands there more than once.`,
    );
  }
  const done = apply(file, text, { ...change, path: place });
  if ('impossible' in done) throw new Lost(done.impossible);
  const after = asWritten(done.text);
  return applyEdits(text, done.edits) === after ? done.edits : difference(text, after).map(editOf);
};

/** Files of the site while a step is made of them. */
const createDrafts = (textOf: (file: string) => string | undefined) => {
  const drafts = new Map<string, Draft>();
  const draftOf = (file: string): Draft => {
    if (!sortOfFile(file)) throw new Lost(`${file} is no file that the editor changes.`);
    const known = drafts.get(file);
    if (known) return known;
    const before = textOf(file);
    const draft: Draft = { before, now: before === undefined ? before : editedText(before) };
    drafts.set(file, draft);
    return draft;
  };
  const there = (file: string): EditedText => {
    const { now } = draftOf(file);
    if (!now) throw new Lost(`There is no file ${file} any more.`);
    return now;
  };
  const add = (file: string, draft: { text: string; like?: string }) => {
    if (!namedFolderOf(file)) throw new Lost(`${file} is no page, no form and no collection.`);
    const { before, now } = draftOf(file);
    if (now) throw new Lost(`There is a file ${file} already.`);
    const { text, like } = draft;
    drafts.set(file, { before, now: editedText(text), ...(like !== undefined && { like }) });
  };
  const remove = (file: string) => {
    there(file);
    const { before } = draftOf(file);
    if (!namedFolderOf(file)) throw new Lost(`Without ${file} there is no site.`);
    drafts.set(file, { before, now: undefined });
  };
  return { drafts, there, add, remove };
};

const plannedOf = ([file, draft]: [string, Draft]): PlannedFile => {
  const { before, now, like } = draft;
  const [after, edits = []] = [now?.text(), now?.edits()];
  // A file that was deleted and made again has no edits of the former text.
  const isEdited = before !== undefined && now && applyEdits(before, edits) === after;
  const splices = isEdited ? splicesOf(before, edits) : wholeSplice(before, after);
  return { file, before, after, splices, ...(like !== undefined && { like }) };
};

/**
 * What a step makes of the files whose texts `textOf` gives. Each change is placed on the text that those before
 * it have left.
 * @throws Lost where a place is not found, or cannot be changed
 */
export const planStep = (
  { changes }: Step,
  textOf: (file: string) => string | undefined,
  { apply, newFileText }: Writers,
): PlannedFile[] => {
  const { drafts, there, add, remove } = createDrafts(textOf);
  for (const change of changes) {
    const { file } = change;
    if (change.do === 'create') {
      const made = newFileText(file, change.value);
      if ('impossible' in made) throw new Lost(made.impossible);
      add(file, { text: asWritten(made.text) });
    } else if (change.do === 'delete') {
      remove(file);
    } else if (change.do === 'renameFile') {
      const text = there(file).text();
      remove(file);
      add(change.to, { text, like: file });
    } else {
      const now = there(file);
      now.edit(editsFor(now.text(), change, apply));
    }
  }
  return [...drafts].map(plannedOf).filter(({ before, after }) => before !== after);
};

/**
 * A plan with files of config restored besides: those that come with their bytes, and those that say by now what
 * they said at the last commit, which get the spelling that they had.
 */
export const planRestored = (
  planned: readonly PlannedFile[],
  textOf: (file: string) => string | undefined,
  { files, spell }: Restored,
): PlannedFile[] => {
  const spelled = planned.map((each): PlannedFile => {
    const { file, before, after } = each;
    const text = after === undefined || files.has(file) ? after : spell(file, after);
    if (text === after || text === undefined) return each;
    return { ...each, after: text, splices: splicesBetween(before, text) };
  });
  const whole = [...files].flatMap(([file, bytes]): PlannedFile[] => {
    if (isPublicName(file)) return [];
    if (!sortOfFile(file)) throw new Lost(`${file} is no file that the editor changes.`);
    const [before, after] = [textOf(file), bytes?.toString()];
    return [{ file, before, after, splices: splicesBetween(before, after) }];
  });
  return [...spelled.filter(({ file }) => !files.has(file)), ...whole].filter(
    ({ before, after }) => before !== after,
  );
};
