import type { Schema } from 'yup';
import { usualWordsIn } from '../../src/schema/usual-words/usual-words-in';
import { isGroup } from '../../src/schema/values/group';
import { schemaIfKnown } from '../../src/schema/values/inner-schema';
import { joinPath, keyOf } from '../../src/schema/values/paths';
import type { Move } from '../../src/schema/values/written-place';
import { isByLanguage, isForOthers } from './by-language';
import { type At, type Field, mappedGroup, mappedList, nothing } from './mapped-entries';
import { isSameInAll } from './same-in-all';
import { mainOf, type WantedLanguage } from './wanted-language';

export type Projected = {
  /** As config says it only in that language. */
  value: unknown;
  /** Where what it has by language is written. */
  moves: Move[];
  /** The paths, as written, of what the language lacks: the main language's value stands there. */
  missing: string[];
};

/**
 * The project's own words in a language that lacks a text with this schema, where they may stand in for it; `said` is
 * what the main language says.
 */
export const standInFor = (
  schema: Schema | undefined,
  said: unknown,
  wanted: WantedLanguage,
): { word: string; isFilledIn: boolean } | undefined => {
  const { usual, usualElsewhere = usual, usualUnlessOwn = false } = schema?.meta() ?? {};
  const words = usualWordsIn(wanted.language.tag);
  if (!words || usualElsewhere === undefined) return undefined;
  const isOwn = usualUnlessOwn && said !== usualWordsIn(mainOf(wanted).tag)?.[usualElsewhere];
  return isOwn ? undefined : { word: words[usualElsewhere], isFilledIn: usual !== undefined };
};

/**
 * A value of config in one of the site's languages: of each value by language that of the language, else that of
 * the main one; where the project has words for it, these stand there, and those of which config may be silent are
 * left out. What is no value by language is the same in all, but for what names the languages that show it. Total:
 * takes any value; what no language that is asked for has is left out.
 */
export const inLanguage = (value: unknown, schema: Field, wanted: WantedLanguage): Projected => {
  const { language, languages } = wanted;
  const main = mainOf(wanted);
  const moves: Move[] = [];
  const missing: string[] = [];

  const chosen = (group: Record<string, unknown>, { shown, written }: At, field: Field) => {
    const keys = [language, main].map((each) => each.key);
    const known = keys.find((each) => Object.hasOwn(group, each));
    if (known === undefined) return nothing;
    const own = schemaIfKnown(field, group[known]);
    const standIn = known === language.key ? undefined : standInFor(own, group[known], wanted);
    if (standIn) {
      moves.push({ shown, written: { path: joinPath(written, language.key) } });
      // As where config says nothing.
      return standIn.isFilledIn ? nothing : standIn.word;
    }
    const isSame = isSameInAll(own, keyOf(shown));
    const key = isSame && Object.hasOwn(group, main.key) ? main.key : known;
    if (key !== language.key && !isSame) missing.push(written);
    const at = joinPath(written, key);
    moves.push({ shown, written: { path: at } });
    return valueAt(group[key], { shown, written: at }, field);
  };

  const valueAt = (each: unknown, place: At, field: Field): unknown => {
    if (!isGroup(each) && !Array.isArray(each)) return each;
    const own = schemaIfKnown(field, each);
    const around = { at: place, schema: own };
    if (!isGroup(each)) return mappedList(each, { ...around, moves }, valueAt);
    if (isByLanguage(each, own, languages)) return chosen(each, place, field);
    if (isForOthers(each, own, wanted)) return nothing;
    return mappedGroup(each, { ...around, isNeeded: () => false }, valueAt);
  };

  const found = valueAt(value, { shown: '', written: '' }, schema);
  return { value: found === nothing ? undefined : found, moves, missing };
};
