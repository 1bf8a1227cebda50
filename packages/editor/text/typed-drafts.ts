import { isGroup } from '../../../src/schema/values/group';
import { isSamePlace, type Place } from '../../../src/schema/values/written-place';
import { readNote, removeNote, writeNote } from '../browser-notes';

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

/** Texts that are being typed, kept in this browser for a page that is lost meanwhile. */
export const createTypedDrafts = (site: string) => {
  const key = `edit-drafts ${site}`;
  const read = (): TypedDraft[] => {
    try {
      const value: unknown = JSON.parse(readNote(key) ?? '[]');
      return Array.isArray(value) ? value.filter(isDraft) : [];
    } catch {
      return [];
    }
  };
  const write = (drafts: TypedDraft[]) => {
    if (drafts.length === 0) removeNote(key);
    else writeNote(key, JSON.stringify(drafts));
  };
  let waiting: TypedDraft | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!waiting) return;
    const draft = waiting;
    waiting = undefined;
    write([...read().filter((each) => !isSamePlace(draft, each)), draft]);
  };
  return {
    keep: (draft: TypedDraft) => {
      if (waiting && !isSamePlace(draft, waiting)) flush();
      waiting = draft;
      timer ??= setTimeout(flush, delay);
    },
    /** It is written, or taken back. */
    drop: (place: Place) => {
      if (waiting && isSamePlace(place, waiting)) waiting = undefined;
      write(read().filter((each) => !isSamePlace(place, each)));
    },
    /** Those of a page that was lost. */
    left: read,
    /** At once, where the page is about to go. */
    flush,
  };
};

export type TypedDrafts = ReturnType<typeof createTypedDrafts>;
