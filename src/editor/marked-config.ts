import { sortOfFile } from '../site/file-sorts';
import { changedValue } from './changed-value';
import { markText } from './marks';
import { valueAt } from './paths';
import { mapShownTexts } from './shown-texts';

/** Where a value stands in config. */
export type Place = { file: string; path: string };

const keyOf = ({ file, path }: Place) => `${file} ${path}`;

/**
 * Config as a page in edit mode gets it: texts that visitors read carry the numbers of their places, and a text that
 * is being typed is shown as it is typed, before it is in its file.
 */
export const createMarkedConfig = () => {
  const numbers = new Map<string, number>();
  const places: Place[] = [];
  const drafts = new Map<string, Place & { text: string }>();

  const numberOf = (place: Place) => {
    const known = numbers.get(keyOf(place));
    if (known !== undefined) return known;
    numbers.set(keyOf(place), places.length);
    return places.push(place) - 1;
  };

  const withDrafts = (file: string, value: unknown) =>
    [...drafts.values()]
      .filter((draft) => draft.file === file && typeof valueAt(value, draft.path) === 'string')
      .reduce(
        (now, { path, text }) =>
          changedValue(now, { do: 'set', file, path, value: text, was: undefined }),
        value,
      );

  return {
    /** The place of a mark's number. */
    placeOf: (id: number): Place | undefined => places[id],
    /** The value of a file with the marks of its texts. */
    marked: <Definition>(file: string, value: Definition): Definition =>
      mapShownTexts(sortOfFile(file)?.schema, withDrafts(file, value), (text, path) =>
        markText(text, numberOf({ file, path })),
      ) as Definition,
    /** Shows this text at the place; undefined: what is in the file. */
    draft: (place: Place, text: string | undefined) => {
      if (text === undefined) drafts.delete(keyOf(place));
      else drafts.set(keyOf(place), { ...place, text });
    },
  };
};

export type MarkedConfig = ReturnType<typeof createMarkedConfig>;
