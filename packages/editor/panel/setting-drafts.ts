import type { Value as FormValue } from '../../../src/schema/record';
import { changedValue, type Value } from '../../../src/schema/values/change';
import { isGroup } from '../../../src/schema/values/group';
import { parentOf, valueAt } from '../../../src/schema/values/paths';
import { isSame } from '../../../src/schema/values/same-value';
import type { Place } from '../../../src/schema/values/written-place';
import type { EditState } from '../../edit-protocol/protocol';
import { isSameKey, movedPlace } from '../moved-place';
import { tabList } from '../tab-notes';

/** What was typed in Settings and is not in its file: it stays until it is written or taken back, also over a reload. */
export type SettingDraft = Place & {
  /** As its field holds it. */
  held: FormValue;
  /** As it would be written; left out: the key is. */
  value?: Value | undefined;
  /** What config had there before. */
  was?: Value | undefined;
  /** What it is called: Title of “Our Services”. */
  words: string;
  /** It was to be written, and could not be. */
  isRefused: boolean;
};

type Files = EditState['files'];

/** A file's value with what is typed in it. */
export const withDrafts = (
  value: unknown,
  drafts: readonly SettingDraft[],
  file: string,
): unknown =>
  drafts
    .filter((draft) => draft.file === file && draft.value !== undefined)
    .reduce<unknown>(
      (now, { path, value: next = '' }) =>
        changedValue(now, { do: 'set', file, path, value: next, was: undefined }),
      value,
    );

const isDraft = (value: unknown): value is SettingDraft =>
  isGroup(value) &&
  ['file', 'path', 'words'].every((key) => typeof value[key] === 'string') &&
  'held' in value;

const isWritten = (files: Files) => (draft: SettingDraft) =>
  isSame(valueAt(files[draft.file], draft.path), draft.value);

/** Whether what is around it is there: nothing else has a field for it. */
const hasPlace = (files: Files, { file, path }: Place) =>
  valueAt(files[file], parentOf(path)) !== undefined;

/**
 * The drafts after config has changed: those that are written are none, and the others follow their places. `dropped`: those
 * whose places are no more.
 */
export const draftsAfter = (
  drafts: readonly SettingDraft[],
  before: Files,
  after: Files,
): { drafts: readonly SettingDraft[]; dropped: readonly SettingDraft[] } => {
  if (drafts.length === 0) return { drafts, dropped: [] };
  const moved = drafts.map((draft) => ({ ...draft, ...movedPlace(draft, before, after) }));
  const isThere = (draft: SettingDraft, at: number) => isSameKey(draft, drafts[at] ?? draft);
  return {
    drafts: moved.filter(isThere).filter((draft) => !isWritten(after)(draft)),
    dropped: drafts.filter((draft, at) => !isThere(moved[at] ?? draft, at)),
  };
};

/** The message about what was typed where there is no place for it any more. */
export const goneWords = (words: string, value: unknown): string =>
  `${words} is gone. This was typed in it: ${JSON.stringify(value)}`;

/** In this tab: another one has drafts of its own, which are taken over once it is closed. */
export const tabDrafts = (site: string) => {
  const note = tabList(`edit-settings ${site}`, isDraft);
  const fitting = (files: Files, drafts: readonly SettingDraft[]) =>
    drafts
      .filter((draft) => hasPlace(files, draft) && !isWritten(files)(draft))
      .map((draft) => ({ ...draft, isRefused: true }));
  return {
    /** Those that a page left, which were to be written. */
    left: (files: Files): SettingDraft[] => fitting(files, note.read()),
    /** Those of tabs that were closed, which no other tab gets. */
    ofClosed: async (files: Files): Promise<SettingDraft[]> =>
      fitting(files, await note.takeOfClosed()),
    save: note.write,
  };
};
