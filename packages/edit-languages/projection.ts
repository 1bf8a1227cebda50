import { routesFile } from '../../src/schema/config-files';
import { isWithin, joinPath } from '../../src/schema/values/paths';
import { type Move, writtenPlace } from '../../src/schema/values/written-place';
import { sortOfFile } from '../../src/site/file-sorts';
import { inLanguage } from '../config-values/in-language';
import type { WantedLanguage } from '../config-values/wanted-language';
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

export const mainOf = ({ languages, language }: WantedLanguage) => languages[0] ?? language;

/** Addresses are changed in the main language, by which links are written. */
export const languageOfFile = (file: string, wanted: WantedLanguage): WantedLanguage => {
  return file === routesFile ? { ...wanted, language: mainOf(wanted) } : wanted;
};

export const projected = (file: string, written: unknown, ofPage: WantedLanguage): Projection => {
  const wanted = languageOfFile(file, ofPage);
  const [main] = wanted.languages;
  const found = inLanguage(written, sortOfFile(file)?.schema, wanted);
  const lacks = found.missing.flatMap((path) => {
    const at = joinPath(path, main?.key ?? '');
    const move = found.moves.find((each) => each.written.path === at);
    return move ? [{ shown: move.shown, written: path }] : [];
  });
  const isOutermost = ({ shown }: Lack) =>
    !lacks.some((other) => other.shown !== shown && isWithin(shown, other.shown));
  return { value: found.value, moves: found.moves, lacks: lacks.filter(isOutermost) };
};

export const lackAt = ({ lacks }: Projection, path: string): Lack | undefined =>
  lacks.find(({ shown }) => isWithin(path, shown));

/** Where a value is written, in the same file. */
export const writtenAt = ({ moves }: Projection, path: string): string =>
  writtenPlace(path, { file: '', moves: [...moves] }).path;

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
export const wordsOf = (seen: Projection, path: string, key: string): WordsOf => {
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
