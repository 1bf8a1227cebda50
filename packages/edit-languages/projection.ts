import { routesFile } from '../../src/schema/config-files';
import type { Value } from '../../src/schema/values/change';
import { isWithin, joinPath, keyOf, parentOf } from '../../src/schema/values/paths';
import { type Move, writtenPlace } from '../../src/schema/values/written-place';
import { sortOfFile } from '../../src/site/file-sorts';
import type { Files } from '../config-values/apply-to-value';
import { inLanguage } from '../config-values/in-language';
import { inMain, mainOf, type WantedLanguage } from '../config-values/wanted-language';
import type { WordsOf } from '../edit-protocol/languages';

/** What a language lacks: the paths of the value as shown, and of the value by language as written. */
export type Lack = { shown: string; written: string };

/** A file as the editor of a page in one language sees it. */
export type Projection = {
  value: unknown;
  moves: readonly Move[];
  /** The outermost ones: what is within a list that is lacking is lacking with it. */
  lacks: readonly Lack[];
};

/** Addresses are changed in the main language, by which links are written. */
export const languageOfFile = (file: string, wanted: WantedLanguage): WantedLanguage => {
  return file === routesFile ? inMain(wanted) : wanted;
};

export const projected = (file: string, written: unknown, ofPage: WantedLanguage): Projection => {
  const wanted = languageOfFile(file, ofPage);
  const found = inLanguage(written, sortOfFile(file)?.schema, wanted);
  const lacks = found.missing.flatMap((path) => {
    const at = joinPath(path, mainOf(wanted).key);
    const move = found.moves.find((each) => each.written.path === at);
    return move ? [{ shown: move.shown, written: path }] : [];
  });
  const isOutermost = ({ shown }: Lack) =>
    !lacks.some((other) => other.shown !== shown && isWithin(shown, other.shown));
  return { value: found.value, moves: found.moves, lacks: lacks.filter(isOutermost) };
};

export type Seen = ReadonlyMap<string, Projection>;

export const seenIn = (files: Files, wanted: WantedLanguage): Seen =>
  new Map(Object.entries(files).map(([file, value]) => [file, projected(file, value, wanted)]));

export const valuesOf = (seen: Seen): Files =>
  Object.fromEntries(
    [...seen].flatMap(([file, { value }]) => (value === undefined ? [] : [[file, value as Value]])),
  );

export const lackAt = ({ lacks }: Projection, path: string): Lack | undefined =>
  lacks.find(({ shown }) => isWithin(path, shown));

export const writtenAt = ({ moves }: Projection, path: string): string =>
  writtenPlace(path, { file: '', moves: [...moves] }).path;

/** The index as written of an entry of the list that the language sees at a path. */
export const indexAt = ({ moves }: Projection, list: string, index: number): number => {
  const at = joinPath(list, index);
  const move = moves.find(({ shown, written }) => shown === at && written.path.endsWith(']'));
  return move ? Number(keyOf(move.written.path)) : index;
};

/** Whether the language sees, at `shown`, a part of what is written at `at`: a value by language. */
export const isByLanguageAt = (
  { moves }: Projection,
  { shown, at }: { shown: string; at: string },
): boolean =>
  moves.some(
    ({ shown: place, written: { path } }) =>
      place === shown && !path.endsWith(']') && parentOf(path) === at,
  );

/** The value by language to which a shown value belongs, as written; undefined of what is the same in all. */
export const byLanguageAt = ({ moves }: Projection, path: string, key: string) => {
  const move = moves.find(
    ({ shown, written }) => shown === path && written.path.endsWith(`.${key}`),
  );
  return move?.written.path.slice(0, -`.${key}`.length);
};

/**
 * Whose words stand there: those of the language with this key, of the main one, or the same in all. A list of texts that
 * are each by language is as these are.
 */
export const whoseWords = (seen: Projection, path: string, key: string): WordsOf => {
  if (lackAt(seen, path)) return 'main';
  const isOwn = seen.moves.some(
    ({ shown, written }) =>
      (isWithin(path, shown) || isWithin(shown, path)) && written.path.endsWith(`.${key}`),
  );
  if (isOwn) return 'own';
  return seen.lacks.some(({ shown }) => isWithin(shown, path)) ? 'main' : 'all';
};

/** Where the page shows what is written at a path. */
export const shownAt = ({ moves }: Projection, path: string): string => {
  const whole = moves.find(({ written }) => written.path.replace(/\.[^.[\]]+$/, '') === path);
  if (whole) return whole.shown;
  const [around] = moves
    .filter(({ written }) => isWithin(path, written.path))
    .toSorted((one, other) => other.written.path.length - one.written.path.length);
  return around ? around.shown + path.slice(around.written.path.length) : path;
};
