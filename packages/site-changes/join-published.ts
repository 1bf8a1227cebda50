import { isFormFile } from '../../src/schema/config-files';
import { sortOfFile } from '../../src/site/file-sorts';
import { rulesFiles } from '../config-values/site-parts';
import type { Conflict } from '../edit-protocol/changes-protocol';
import type { GitHost, Snapshot } from '../git-host';
import type { Named } from './history';
import { idOf } from './list-changes';
import { type Choices, type MergedFile, mergeConfigFile, mergeWhole } from './merge-files';
import { type PresentFiles, shownOf } from './present-files';

/** The bytes of a file at the commit that is known here, and at the one that somebody else has published. */
type Published = { before: Uint8Array | undefined; theirs: Uint8Array | undefined };

type Bytes = Uint8Array | undefined;

const isSameBytes = (one: Bytes, other: Bytes) =>
  one === other || (one && other && Buffer.compare(one, other) === 0) === true;

const textOf = (bytes: Bytes) => bytes && Buffer.from(bytes).toString();

const mergeFile = (
  file: string,
  { before, ours, theirs }: Published & { ours: Bytes },
  choices: Choices,
): MergedFile<Uint8Array> => {
  if (isSameBytes(before, theirs) || isSameBytes(ours, theirs))
    return { is: 'merged', content: ours };
  // Security rules follow the forms: they are written anew.
  if (isSameBytes(before, ours) || rulesFiles.includes(file)) {
    return { is: 'merged', content: theirs };
  }
  if (!sortOfFile(file)) {
    const nameOf = (bytes: Uint8Array) => idOf(Buffer.from(bytes).toString('latin1'));
    return mergeWhole(file, { before, ours, theirs }, { choices, nameOf });
  }
  const texts = { before: textOf(before), ours: textOf(ours), theirs: textOf(theirs) };
  const merged = mergeConfigFile(file, texts, choices);
  if (merged.is === 'conflict') return merged;
  return {
    is: 'merged',
    content: merged.content === undefined ? undefined : Buffer.from(merged.content),
  };
};

/** What others have published since the files were these, with the bytes of both sides. */
export const publishedSince = async (
  host: GitHost,
  known: Named,
  head: Snapshot,
): Promise<Map<string, Published>> => {
  const [before, theirs] = [shownOf(known), shownOf(head.files)];
  const names = [...new Set([...before.keys(), ...theirs.keys()])].filter(
    (file) => before.get(file) !== theirs.get(file),
  );
  const read = (id: string | undefined) => (id === undefined ? undefined : host.read(id));
  const found = await Promise.all(
    names.map(async (file): Promise<[string, Published]> => [
      file,
      { before: await read(before.get(file)), theirs: await read(theirs.get(file)) },
    ]),
  );
  return new Map(found);
};

/** Files as they were at a commit, and as they were left. */
type Left = ReadonlyMap<string, { before: Bytes; after: Bytes }>;

/**
 * What was changed of files, as it comes to be on other files of the same site (`theirs`). Where both have changed a place,
 * it is as it was left here: who edits sees it among what has changed.
 */
export const rebased = (left: Left, theirs: ReadonlyMap<string, Uint8Array>) =>
  new Map(
    [...left].map(([file, { before, after }]): [string, Bytes] => {
      const versions = { before, ours: after, theirs: theirs.get(file) };
      const merged = mergeFile(file, versions, {});
      if (merged.is === 'merged') return [file, merged.content];
      const ours = Object.fromEntries(merged.conflicts.map(({ id }) => [id, 'ours' as const]));
      const decided = mergeFile(file, versions, ours);
      return [file, decided.is === 'merged' ? decided.content : after];
    }),
  );

type Joined = { conflicts: Conflict[]; areRulesStale: boolean };

/**
 * Joins what others have published into the files at hand: all of it, or nothing where something must be decided first.
 * It runs at once, so that nothing is typed between looking at a file and writing it.
 */
export const joinPublished = (
  present: Pick<PresentFiles, 'read' | 'write'>,
  published: ReadonlyMap<string, Published>,
  choices: Choices,
): Joined => {
  const merged = [...published].map(([file, versions]) => {
    const ours = present.read(file);
    return { file, ours, ...mergeFile(file, { ...versions, ours }, choices) };
  });
  const conflicts = merged.flatMap((each) => (each.is === 'conflict' ? each.conflicts : []));
  if (conflicts.length > 0) return { conflicts, areRulesStale: false };
  for (const each of merged) {
    if (each.is === 'merged' && !isSameBytes(each.ours, each.content)) {
      present.write(each.file, each.content);
    }
  }
  const areRulesStale = [...published.keys()].some(
    (file) => isFormFile(file) || rulesFiles.includes(file),
  );
  return { conflicts, areRulesStale };
};
