import { changedValue } from '../../src/schema/values/change';
import { isGroup } from '../../src/schema/values/group';
import { groupUnlessSame, listUnlessSame } from '../../src/schema/values/map-entries';
import { valueAt } from '../../src/schema/values/paths';
import { mapShownTexts } from '../../src/schema/values/shown-texts';
import { type Place, type WrittenPage, writtenPlace } from '../../src/schema/values/written-place';
import { sortOfFile } from '../../src/site/file-sorts';
import { markText } from './marks';

/**
 * `next`, with the parts of `last` that say the same: who shows them need not show them anew. Both are plain
 * values.
 */
const keepingSame = (last: unknown, next: unknown): unknown => {
  if (Object.is(last, next)) return last;
  if (Array.isArray(last) && Array.isArray(next)) {
    return listUnlessSame(
      last,
      next.map((entry: unknown, at) => keepingSame(last[at], entry)),
    );
  }
  if (!isGroup(last) || !isGroup(next)) return next;
  return groupUnlessSame(
    last,
    Object.entries(next).map(([key, entry]) => [key, keepingSame(last[key], entry)]),
  );
};

type MarkAt = (text: string, path: string) => string;

/** The path of an entry that a list shows, and its texts that are shown as they are written. */
const listed = /^sections\[\d+\]\.entries\[\d+\]$/;
const textsOfEntries = ['name', 'description', 'unit'];

/** A zero-width space, which is no blank. */
const unseen = '\u200b';

const keyOf = ({ file, path }: Place) => `${file} ${path}`;

/**
 * Config as a page in edit mode gets it: texts that visitors read carry the numbers of their places, and a text that
 * is being typed is shown as it is typed, before it is in its file.
 */
export const createMarkedConfig = () => {
  const numbers = new Map<string, number>();
  const places: Place[] = [];
  const drafts = new Map<string, Place & { text: string }>();
  /** What was written, and is not in the page's config yet: `was` is what that says. */
  const justWritten = new Map<string, Place & { text: string; was?: unknown }>();

  /** Numbers of places that are not where they are shown. */
  const moved = new Set<number>();

  /** Each place's text with its marks, made once: most texts are the same at the next key. */
  const texts: { text: string; marked: string }[] = [];
  const shown = new Map<string, unknown>();

  const numberOf = (place: Place) => {
    const known = numbers.get(keyOf(place));
    if (known !== undefined) return known;
    numbers.set(keyOf(place), places.length);
    return places.push(place) - 1;
  };

  /** Those that the page's config does not say yet. */
  const stillWritten = (file: string, value: unknown) =>
    [...justWritten.entries()].flatMap(([key, { was, ...own }]) => {
      if (own.file !== file) return [];
      const now = valueAt(value, own.path);
      const isNew = now === own.text || (was !== undefined && was !== now);
      if (isNew) justWritten.delete(key);
      else justWritten.set(key, { ...own, was: now });
      return isNew ? [] : [own];
    });

  /** What is emptied while it is typed keeps its element on the page, to which the focus goes back. */
  const withDrafts = (file: string, value: unknown) =>
    [...stillWritten(file, value), ...drafts.values()]
      .filter((draft) => draft.file === file && typeof valueAt(value, draft.path) === 'string')
      .reduce(
        (now, { path, text }) =>
          changedValue(now, { do: 'set', file, path, value: text || unseen, was: undefined }),
        value,
      );

  const marksOf = (text: string, place: Place) => {
    const number = numberOf(place);
    const known = texts[number];
    if (known?.text === text) return known.marked;
    const marked = markText(text, number);
    texts[number] = { text, marked };
    return marked;
  };

  /** A list shows texts of entries, which its own schema does not know. */
  const withEntries = (value: unknown, { moves }: WrittenPage, mark: MarkAt): unknown =>
    moves.reduce((whole, { shown: at }) => {
      const entry = listed.test(at) ? valueAt(whole, at) : undefined;
      return textsOfEntries.reduce((now, key) => {
        const text = isGroup(entry) ? entry[key] : undefined;
        const path = `${at}.${key}`;
        return typeof text === 'string' && text !== ''
          ? changedValue(now, {
              do: 'set',
              file: '',
              path,
              value: mark(text, path),
              was: undefined,
            })
          : now;
      }, whole);
    }, value);

  return {
    placeOf: (id: number): Place | undefined => places[id],
    /** What the page says there, where that is another place than its own. */
    movedText: (id: number): string | undefined => (moved.has(id) ? texts[id]?.text : undefined),
    /** The value of a file with the marks of its texts; `written` says which of them stand elsewhere. */
    marked: <Definition>(file: string, value: Definition, written?: WrittenPage): Definition => {
      const markAt = (text: string, path: string) => {
        const place = written ? writtenPlace(path, written) : { file, path };
        if (place.file !== file || place.path !== path) moved.add(numberOf(place));
        return marksOf(text, place);
      };
      const { schema } = sortOfFile(written?.file ?? file) ?? {};
      const own = mapShownTexts(schema, withDrafts(file, value), markAt);
      const next = written ? withEntries(own, written, markAt) : own;
      const merged = keepingSame(shown.get(file), next);
      shown.set(file, merged);
      return merged as Definition;
    },
    /** Shows this text at the place; undefined: what is in the file. */
    draft: (place: Place, text: string | undefined) => {
      if (text === undefined) drafts.delete(keyOf(place));
      else drafts.set(keyOf(place), { ...place, text });
    },
    /** Shows the text that was just written there until the page's config says it, which comes a moment later. */
    wrote: (place: Place, text: string) => {
      drafts.delete(keyOf(place));
      justWritten.set(keyOf(place), { ...place, text });
    },
    /** Of those, shows none any more of which config says something else; returns their files. */
    forgetWritten: (valueOf: (place: Place) => unknown): string[] =>
      [...justWritten.entries()].flatMap(([key, { file, path, text }]) => {
        if (valueOf({ file, path }) === text) return [];
        justWritten.delete(key);
        return [file];
      }),
  };
};

export type MarkedConfig = ReturnType<typeof createMarkedConfig>;
