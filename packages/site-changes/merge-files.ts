import type { Value } from '../../src/schema/values/change';
import { canonical } from '../../src/schema/values/likeness';
import { isSame } from '../../src/schema/values/same-value';
import { applyChange } from '../config-files';
import { humanPlace } from '../config-values/human-place';
import type { Conflict, Side } from '../edit-protocol/changes-protocol';
import { changesOfValues, idOf, wholeValue } from './list-changes';
import { mergeValues, type Versions } from './merge-values';
import { commentsIn } from './restore-files';
import { takeBackChanges } from './take-back';

/** A file as it was, and as two have made it; undefined for none. */
type FileVersions<Content> = {
  before: Content | undefined;
  ours: Content | undefined;
  theirs: Content | undefined;
};

export type Choices = Readonly<Record<string, Side>>;

/** What the file is to be, or what has to be decided first. */
export type MergedFile<Content> =
  | { is: 'merged'; content: Content | undefined }
  | { is: 'conflict'; conflicts: Conflict[] };

const conflictAt = (
  file: string,
  { path, ...versions }: Versions & { path: string },
): Conflict => ({
  id: idOf(file, path, canonical(versions.ours), canonical(versions.theirs)),
  file,
  path,
  place: humanPlace(file, path, versions.ours ?? versions.theirs ?? {}),
  ...(versions.before !== undefined && { before: versions.before }),
  ...(versions.ours !== undefined && { ours: versions.ours }),
  ...(versions.theirs !== undefined && { theirs: versions.theirs }),
});

/** The text of a file with another value: all of it that says the same stays as it is. */
const textWith = (file: string, text: string, value: Value): string | undefined => {
  const now = wholeValue(text);
  if (now === undefined) return undefined;
  const sides = { before: { [file]: value }, after: { [file]: now } };
  const ids = changesOfValues(sides).map(({ change }) => change.id);
  let changed = text;
  for (const change of takeBackChanges(sides, ids)) {
    if (change.do === 'create' || change.do === 'delete' || change.do === 'renameFile') return;
    const done = applyChange(file, changed, change);
    if ('impossible' in done) return undefined;
    changed = done.text;
  }
  return isSame(wholeValue(changed), value) ? changed : undefined;
};

const hasNewComments = (
  text: string,
  { before = '', ours = '', theirs = '' }: FileVersions<string>,
) => {
  const [old, kept] = [new Set(commentsIn(before)), new Set(commentsIn(text))];
  return [...commentsIn(ours), ...commentsIn(theirs)].every(
    (each) => old.has(each) || kept.has(each),
  );
};

export const mergeWhole = <Content>(
  file: string,
  versions: FileVersions<Content>,
  {
    choices,
    values,
    nameOf,
  }: { choices: Choices; values?: Versions; nameOf: (content: Content) => string },
): MergedFile<Content> => {
  const names = [versions.ours, versions.theirs].map((each) => each && nameOf(each));
  const conflict: Conflict = {
    ...conflictAt(file, {
      ...(values ?? { before: undefined, ours: undefined, theirs: undefined }),
      path: '',
    }),
    id: idOf(file, ...names),
  };
  const side = choices[conflict.id];
  return side === undefined
    ? { is: 'conflict', conflicts: [conflict] }
    : { is: 'merged', content: versions[side] };
};

/**
 * Joins what two have made of a file of config: value by value, in the words and comments of both. Where that cannot be
 * done without losing any, the file as a whole has to be decided.
 */
export const mergeConfigFile = (
  file: string,
  versions: FileVersions<string>,
  choices: Choices,
): MergedFile<string> => {
  const { before, ours, theirs } = versions;
  const values = {
    before: wholeValue(before),
    ours: wholeValue(ours),
    theirs: wholeValue(theirs),
  };
  const whole = () => mergeWhole(file, versions, { choices, values, nameOf: (text) => text });
  const isRead = Object.values(values).every((value) => value !== undefined);
  if (!isRead || ours === undefined || theirs === undefined) return whole();
  const { value, undecided } = mergeValues(
    values,
    (conflict) => choices[conflictAt(file, conflict).id],
  );
  if (undecided.length > 0) {
    const conflicts = undecided.map((each) => ({
      ...conflictAt(file, each),
      place: humanPlace(file, each.path, values.ours ?? {}),
    }));
    return { is: 'conflict', conflicts };
  }
  const texts = [theirs, ours].map((text) =>
    value === undefined ? undefined : textWith(file, text, value),
  );
  const text = texts.find((each) => each !== undefined && hasNewComments(each, versions));
  return text === undefined ? whole() : { is: 'merged', content: text };
};
