import { isGroup } from '../../../src/schema/values/group';
import { isSamePlace, type Place } from '../../../src/schema/values/written-place';
import { tabList } from '../tab-notes';

/** A text that was typed and not written yet. */
export type TypedDraft = Place & {
  text: string;
  /** What config had there before. */
  was: string;
  /** What the text is, in the words of its schema. */
  words: string;
};

/** What is told where somebody else has changed the same text meanwhile; `deed` writes it all the same. */
export const changedTo = (theirs: string, deed: string): string =>
  `Meanwhile it was changed to “${theirs}”. ${deed} writes your words in its place`;

/** A keystroke is kept at most this much later, in milliseconds. */
const delay = 250;

const isDraft = (value: unknown): value is TypedDraft =>
  isGroup(value) &&
  ['file', 'path', 'text', 'was', 'words'].every((key) => typeof value[key] === 'string');

/**
 * Texts that are being typed, kept in this tab for a page that is lost meanwhile: another tab has its own, and gets these
 * once this one is closed.
 */
export const createTypedDrafts = (site: string) => {
  const note = tabList(`edit-drafts ${site}`, isDraft);
  /** Those of pages that were lost, until it is said what becomes of them. */
  let left = note.read();
  let own: TypedDraft[] = [];
  const save = () => note.write([...left, ...own]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    save();
  };
  return {
    keep: (draft: TypedDraft) => {
      own = [...own.filter((each) => !isSamePlace(draft, each)), draft];
      timer ??= setTimeout(flush, delay);
    },
    /** It is written, or taken back. */
    drop: (place: Place) => {
      own = own.filter((each) => !isSamePlace(place, each));
      save();
    },
    /** What is to be offered. */
    left: (): TypedDraft[] => [...left, ...own],
    /** It was offered, and it is said what becomes of it. */
    forget: (draft: TypedDraft) => {
      const isOther = (each: TypedDraft) => !isSamePlace(draft, each) || draft.text !== each.text;
      [left, own] = [left.filter(isOther), own.filter(isOther)];
      save();
    },
    /** Takes over what closed tabs have left; whether there is any. */
    takeOfClosed: async (): Promise<boolean> => {
      const others = await note.takeOfClosed();
      left = [...left, ...others];
      if (others.length > 0) save();
      return others.length > 0;
    },
    /** At once, where the page is about to go. */
    flush,
  };
};

export type TypedDrafts = ReturnType<typeof createTypedDrafts>;
