import { createHash } from 'node:crypto';
import { namedFolderOf } from '../../src/schema/config-files';
import type { Change, Value } from '../../src/schema/values/change';
import { canonical, likeness } from '../../src/schema/values/likeness';
import { isSame } from '../../src/schema/values/same-value';
import { readLiteral } from '../config-files';
import type { Files } from '../config-values/apply-to-value';
import { humanPlace } from '../config-values/human-place';
import type { ChangeList, SiteChange } from '../edit-protocol/changes-protocol';
import {
  fileWords,
  isPicture,
  meaningOf,
  publicWords,
  sortOf,
  valueChangeWords,
} from './change-words';
import { type Difference, differences } from './differences';
import { type History, isTrouble, type Past, type Snapshots, type Trouble } from './history';

/** How a change is taken back: by a change of config, or by writing or removing the file as it was. */
type Undoing = { do: 'change'; change: Change } | { do: 'file' } | { do: 'nothing' };

export type KnownChange = { change: SiteChange; undoing: Undoing };

export const wholeValue = (text: string | undefined): Value | undefined => {
  if (text === undefined) return undefined;
  const { value, readable, unread, lacking } = readLiteral(text);
  const isWhole = readable && unread.length === 0 && lacking.length === 0;
  return isWhole ? (value as Value | undefined) : undefined;
};

/** The same letters for the same change, and others for another. */
export const idOf = (...parts: (string | undefined)[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);

type Pair = { file: string; wasFile: string; before: Value; after: Value };

const withFile = (back: Difference['back'], file: string): Change => ({ ...back, file });

const ofValue = ({ file, wasFile, before, after }: Pair) => {
  const seen = new Map<string, number>();
  return (difference: Difference): KnownChange => {
    const { back, wasPath, ...details } = difference;
    const isGone = details.kind === 'removed';
    const whole = isGone ? before : after;
    const place = humanPlace(file, details.path, whole);
    const means = meaningOf(isGone ? wasFile : file, details.path, whole);
    const content = details.kind === 'added' ? canonical(details.after) : '';
    const id = idOf(wasFile, details.kind, wasPath, content);
    const count = seen.get(id) ?? 0;
    seen.set(id, count + 1);
    return {
      change: {
        id: count === 0 ? id : idOf(id, String(count)),
        of: 'value',
        file,
        ...details,
        place,
        words: valueChangeWords({ ...details, place }),
        ...(means !== undefined && { means }),
      },
      undoing: { do: 'change', change: withFile(back, file) },
    };
  };
};

/** The values of both sides, of all files that differ and can be read. */
export type Sides = { before: Files; after: Files };

/** Files of one folder that have another name now, by what they say. */
const renamedIn = ({ before, after }: Sides): Pair[] => {
  const folder = (file: string) => file.replace(/[^/]*$/, '');
  const isNamed = (file: string) => namedFolderOf(file) !== undefined;
  const [removed, added] = [
    Object.keys(before).filter((file) => !(file in after) && isNamed(file)),
    Object.keys(after).filter((file) => !(file in before) && isNamed(file)),
  ];
  const taken = new Set<string>();
  return removed
    .flatMap((wasFile) =>
      added
        .filter((file) => folder(file) === folder(wasFile))
        .map((file) => ({ wasFile, file, alike: likeness(before[wasFile], after[file]) })),
    )
    .filter(({ alike }) => alike >= 0.6)
    .toSorted((one, other) => other.alike - one.alike)
    .flatMap(({ wasFile, file }): Pair[] => {
      const [old, now] = [before[wasFile], after[file]];
      if (taken.has(wasFile) || taken.has(file) || old === undefined || now === undefined)
        return [];
      taken.add(wasFile).add(file);
      return [{ file, wasFile, before: old, after: now }];
    });
};

const ofRename = ({ file, wasFile, after }: Pair): KnownChange => ({
  change: {
    id: idOf(wasFile, 'renamed'),
    kind: 'renamed',
    of: sortOf(file),
    file,
    path: '',
    place: humanPlace(file, '', after),
    words: `${wasFile} is called ${file} now`,
    before: wasFile,
    after: file,
  },
  undoing: { do: 'change', change: { do: 'renameFile', file, to: wasFile } },
});

const ofWholeFile = (
  file: string,
  kind: 'added' | 'removed',
  { before, after }: Sides,
): KnownChange => {
  const value = kind === 'added' ? after[file] : before[file];
  const change: SiteChange = {
    id: idOf(file, kind),
    kind,
    of: sortOf(file),
    file,
    path: '',
    place: humanPlace(file, '', value),
    words: fileWords(kind, { file, value }),
    ...(value !== undefined && (kind === 'added' ? { after: value } : { before: value })),
  };
  const back: Change | undefined =
    kind === 'added'
      ? { do: 'delete', file }
      : value === undefined
        ? undefined
        : { do: 'create', file, value };
  return { change, undoing: back ? { do: 'change', change: back } : { do: 'file' } };
};

export const changesOfValues = (sides: Sides): KnownChange[] => {
  const { before, after } = sides;
  const renamed = renamedIn(sides);
  const files = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  return files.flatMap((file): KnownChange[] => {
    if (renamed.some(({ wasFile }) => wasFile === file)) return [];
    const other = renamed.find((each) => each.file === file);
    const [old, now] = [before[file], after[file]];
    const pair =
      other ?? (old && now ? { file, wasFile: file, before: old, after: now } : undefined);
    if (!pair) return [ofWholeFile(file, file in after ? 'added' : 'removed', sides)];
    return [
      ...(other ? [ofRename(other)] : []),
      ...differences(pair.before, pair.after).map(ofValue(pair)),
    ];
  });
};

/** Files of config of which one side cannot be read: they are one change. */
const ofUnread = (file: string, text: { before?: string; after?: string }): KnownChange[] => {
  const [isReadBefore, isReadNow] = [text.before, text.after].map(
    (each) => each === undefined || wholeValue(each) !== undefined,
  );
  if (isReadBefore && isReadNow) return [];
  const kind =
    text.before === undefined ? 'added' : text.after === undefined ? 'removed' : 'changed';
  const words = isReadNow
    ? `${file} is in order again`
    : `${file} cannot be read now, so what has changed in it is not known`;
  const common = { id: idOf(file, 'unread'), kind, file, path: '', words } as const;
  const change: SiteChange = { ...common, of: sortOf(file), place: humanPlace(file, '', {}) };
  const stays = 'At the last commit this file could not be read.';
  return isReadBefore
    ? [{ change, undoing: { do: 'file' } }]
    : [{ change: { ...change, stays }, undoing: { do: 'nothing' } }];
};

const ofLayout = (file: string): KnownChange => ({
  change: {
    id: idOf(file, 'layout'),
    kind: 'changed',
    of: 'layout',
    file,
    path: '',
    place: humanPlace(file, '', {}),
    words: `Only comments or layout: ${file}`,
  },
  undoing: { do: 'file' },
});

const ofFile = (file: string, kind: 'changed' | 'added' | 'removed'): KnownChange => {
  const isRules = file.endsWith('.rules');
  const common = { id: idOf(file, kind), kind, file, path: '', place: file } as const;
  if (!isRules) {
    const of = isPicture(file) ? 'picture' : 'file';
    return { change: { ...common, of, words: publicWords(kind, file) }, undoing: { do: 'file' } };
  }
  const change: SiteChange = {
    ...common,
    of: 'rules',
    words: `The security rules follow the forms: ${file}`,
    stays: 'They are written from the forms: take back what has changed there.',
  };
  return { change, undoing: { do: 'nothing' } };
};

export const sidesOf = ({ config }: Snapshots): Sides => {
  const known = [...config].filter(([file, text]) => ofUnread(file, text).length === 0);
  const valuesOf = (side: 'before' | 'after'): Files =>
    Object.fromEntries(
      known.flatMap(([file, text]) => {
        const value = wholeValue(text[side]);
        return value === undefined ? [] : [[file, value]];
      }),
    );
  return { before: valuesOf('before'), after: valuesOf('after') };
};

/** All that differs, in the order of the files. */
const changesOf = (snapshots: Snapshots): KnownChange[] => {
  const sides = sidesOf(snapshots);
  const layouts = Object.keys(sides.after).filter(
    (file) => file in sides.before && isSame(sides.before[file], sides.after[file]),
  );
  return [
    ...changesOfValues(sides),
    ...[...snapshots.config].flatMap(([file, text]) => ofUnread(file, text)),
    ...layouts.map(ofLayout),
    ...[...snapshots.files].map(([file, kind]) => ofFile(file, kind)),
  ];
};

/** What has changed in a site, with all that is needed to take it back. */
export type Comparison = { past: Past; changes: KnownChange[] };

/** With the last commit, or with an earlier one. */
export const compareSite = async (
  history: Pick<History, 'past'>,
  commit?: string,
): Promise<Comparison | Trouble> => {
  const past = await history.past(commit);
  return isTrouble(past) ? past : { past, changes: changesOf(past.snapshots) };
};

/** A file of public/ as it was at the last commit, where it has changed since or is gone. */
export const pictureBefore = async (
  history: History,
  file: string,
): Promise<Buffer | undefined> => {
  const past = await history.past();
  return isTrouble(past) || !past.snapshots.files.has(file) ? undefined : past.before(file);
};

export const listOfComparison = (compared: Comparison | Trouble): ChangeList => {
  if (!('why' in compared)) {
    const changes = compared.changes.map(({ change }) => change);
    return { comparedWith: compared.past.comparedWith, changes };
  }
  const words = `${compared.words} What has changed cannot be listed, since there is nothing to compare with.`;
  return { comparedWith: { is: 'nothing', why: compared.why, words }, changes: [] };
};

/**
 * What has changed in a site's config, public files and security rules since the last commit, in words. Without
 * git the list is empty and says why.
 */
export const listChanges = async (history: Pick<History, 'past'>): Promise<ChangeList> =>
  listOfComparison(await compareSite(history));
