import type { Value as FormValue } from '../../../src/schema/record';
import type { Value } from '../../../src/schema/values/change';
import { isGroup } from '../../../src/schema/values/group';
import { parentOf, valueAt } from '../../../src/schema/values/paths';
import { isSame } from '../../../src/schema/values/same-value';
import type { Place } from '../../../src/schema/values/written-place';
import type { EditState } from '../../edit-protocol/protocol';
import { isSameKey, movedPlace } from '../moved-place';

/** What was typed in Settings and is not in its file: it stays until it is written or taken back, also over a reload. */
export type SettingDraft = Place & {
  /** As its field holds it. */
  held: FormValue;
  /** As it would be written; left out: the key is. */
  value?: Value | undefined;
  /** What it is called: Title of “Our Services”. */
  words: string;
  /** It was to be written, and could not be. */
  isRefused: boolean;
};

type Files = EditState['files'];

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
 * The drafts after config has changed: those that are written are none, and the others follow their places. `gone`: those
 * whose places are.
 */
export const draftsAfter = (
  drafts: readonly SettingDraft[],
  before: Files,
  after: Files,
): { drafts: readonly SettingDraft[]; gone: readonly SettingDraft[] } => {
  if (drafts.length === 0) return { drafts, gone: [] };
  const moved = drafts.map((draft) => ({ ...draft, ...movedPlace(draft, before, after) }));
  const isThere = (draft: SettingDraft, at: number) => isSameKey(draft, drafts[at] ?? draft);
  return {
    drafts: moved.filter(isThere).filter((draft) => !isWritten(after)(draft)),
    gone: drafts.filter((draft, at) => !isThere(moved[at] ?? draft, at)),
  };
};

/** What is said of what was typed where there is no place for it any more. */
export const goneWords = (words: string, value: unknown): string =>
  `${words} is gone. This was typed in it: ${JSON.stringify(value)}`;

/** In this tab: another one has drafts of its own. */
export const tabDrafts = (site: string) => {
  const key = `edit-settings ${site}`;
  return {
    /** Those that a page left, which were to be written. */
    left: (files: Files): SettingDraft[] => {
      try {
        const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
        const found = Array.isArray(value) ? value.filter(isDraft) : [];
        return found
          .filter((draft) => hasPlace(files, draft) && !isWritten(files)(draft))
          .map((draft) => ({ ...draft, isRefused: true }));
      } catch {
        // The browser forbids to store, or somebody else wrote it.
        return [];
      }
    },
    save: (drafts: readonly SettingDraft[]) => {
      try {
        if (drafts.length === 0) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(drafts));
      } catch {
        // They last as long as the page.
      }
    },
  };
};
