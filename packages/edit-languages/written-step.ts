import {
  type Change,
  changedValue,
  LostPlace,
  type Step,
  type Value,
  type ValueChange,
} from '../../src/schema/values/change';
import { isGroup } from '../../src/schema/values/group';
import { isWithin, joinPath, keyOf, stepsOf, valueAt } from '../../src/schema/values/paths';
import { isSame } from '../../src/schema/values/same-value';
import type { Place } from '../../src/schema/values/written-place';
import { schemaInFile } from '../../src/site/file-sorts';
import { applyToFiles, type Files } from '../config-values/apply-to-value';
import { englishName } from '../config-values/english-name';
import { holdsWords, isSameInAll } from '../config-values/same-in-all';
import { mainOf, type WantedLanguage } from '../config-values/wanted-language';
import { type LanguagesChosen, saysWords } from '../edit-protocol/languages';
import {
  byLanguageAt,
  indexAt,
  lackAt,
  languageOfFile,
  projected,
  whoseWords,
  writtenAt,
} from './projection';
import { entriesOfOthers, isUnseen, type SeenFile, writtenBack } from './written-back';

const known = (value: unknown) => value as Value | undefined;

/** What stands as written where the editor saw this; itself where that has changed meanwhile. */
const wasOf = (change: ValueChange, at: string, { written, seen }: SeenFile): Value | undefined =>
  isSame(valueAt(seen.value, change.path), change.was) ? known(valueAt(written, at)) : change.was;

/** The words that somebody takes out on a page are not those of its language: `whose`, if not the main one's. */
const notOwn = (wanted: WantedLanguage, whose?: string) => {
  const main = englishName(mainOf(wanted).key);
  return new LostPlace(
    `These words are ${whose ?? main}: ${englishName(wanted.language.key)} has none here. Take them out on the ${main} page.`,
  );
};

/** A change of what the language has no words for: it gets its own, and the main one's stay. */
const ofLacking = (
  change: ValueChange,
  lack: { shown: string; written: string },
  { seen, wanted }: SeenFile,
): ValueChange => {
  const { file, path } = change;
  if (change.do === 'remove' && path === lack.shown) throw notOwn(wanted);
  if (!isSame(valueAt(seen.value, path), change.was)) {
    throw new LostPlace('The file has changed meanwhile.');
  }
  return {
    do: 'set',
    file,
    path: joinPath(lack.written, wanted.language.key),
    value: valueAt(changedValue(seen.value, change), lack.shown) as Value,
    was: undefined,
  };
};

/** What was the same in all, by language: the page's own says it anew, and those of `keep` as before. The others lack it. */
const byLanguageOf = (
  { value, was }: { value: Value; was: Value },
  keep: readonly string[],
  wanted: WantedLanguage,
) =>
  Object.fromEntries(
    wanted.languages.flatMap((each): [string, Value][] => {
      if (each === wanted.language) return [[each.key, value]];
      return keep.includes(each.key) ? [[each.key, was]] : [];
    }),
  );

const setAsWritten = (
  change: Extract<ValueChange, { do: 'set' }>,
  seenFile: SeenFile,
  keep: readonly string[],
): ValueChange => {
  const { written, seen, wanted } = seenFile;
  const { path, value } = change;
  const at = writtenAt(seen, path);
  const isThere = valueAt(seen.value, path) !== undefined;
  const own = wanted.language;
  if (!isThere && isUnseen(valueAt(written, at), seenFile)) {
    return { ...change, path: joinPath(at, own.key) };
  }
  const was = wasOf(change, at, seenFile);
  if (keep.length > 0 && was !== undefined && whoseWords(seen, path, own.key) === 'all') {
    return { ...change, path: at, value: byLanguageOf({ value, was }, keep, wanted), was };
  }
  const isKnown = isSame(valueAt(seen.value, path), change.was);
  const whole = isKnown ? (writtenBack({ shown: path, at }, value, seenFile) as Value) : value;
  return { ...change, path: at, value: whole, was };
};

/** The index as written of an entry, or of the end, of a list that the language may show without some. */
const placeIn = (list: string, index: number, { seen, written }: SeenFile): number => {
  const shown = valueAt(seen.value, list);
  const whole = valueAt(written, writtenAt(seen, list));
  const isBehind = Array.isArray(shown) && Array.isArray(whole) && index >= shown.length;
  return isBehind ? whole.length + index - shown.length : indexAt(seen, list, index);
};

/** `keep`: the languages that go on saying what is the same in all, while the page's own says something else. */
const changeAsWritten = (
  change: ValueChange,
  seenFile: SeenFile,
  keep: readonly string[],
): ValueChange => {
  const { seen, written, wanted } = seenFile;
  const { path } = change;
  const lack = lackAt(seen, path);
  if (lack) return ofLacking(change, lack, seenFile);
  if (change.do === 'set') return setAsWritten(change, seenFile, keep);
  const own = byLanguageAt(seen, path, wanted.language.key);
  // The structure is that of the main language: what is left out there is left out in all.
  const at =
    change.do === 'remove' && own !== undefined && wanted.language === mainOf(wanted)
      ? own
      : writtenAt(seen, path);
  if (
    change.do === 'insert' &&
    change.was === undefined &&
    isUnseen(valueAt(written, at), seenFile)
  ) {
    return { ...change, path: joinPath(at, wanted.language.key) };
  }
  const was = wasOf(change, at, seenFile) as Value;
  if (change.do === 'remove' && was === undefined && valueAt(seen.value, path) !== undefined) {
    throw notOwn(wanted, 'the project’s own');
  }
  if (keep.length > 0 && change.do === 'remove') {
    throw new LostPlace(
      `These words are the same in every language, and cannot be taken out in ${englishName(wanted.language.key)} alone. To take them out in all, do so on the ${englishName(mainOf(wanted).key)} page.`,
    );
  }
  const others = change.do === 'remove' ? entriesOfOthers({ shown: path, at }, seenFile) : [];
  if (others.length > 0) {
    return { do: 'set', file: change.file, path: at, value: others, was };
  }
  const placed = { ...change, path: at, was };
  if (placed.do === 'insert' || placed.do === 'duplicate') {
    return { ...placed, at: placeIn(path, placed.at, seenFile) };
  }
  if (placed.do === 'move') {
    return {
      ...placed,
      from: placeIn(path, placed.from, seenFile),
      to: placeIn(path, placed.to, seenFile),
    };
  }
  return placed;
};

const isTexts = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.every((each) => typeof each === 'string')
    : typeof value === 'string';

/** Whether it changes a text, or a list of texts, or leaves one out. */
const isOfTexts = (change: ValueChange): boolean =>
  change.do === 'set'
    ? isTexts(change.value) && isTexts(change.was)
    : change.do === 'remove' && isTexts(change.was) && !change.path.endsWith(']');

/** Whether a step is words that were typed, and nobody has chosen that they are for all. */
const typedIn = ([first, ...rest]: readonly Change[], chosen: LanguagesChosen): boolean =>
  first !== undefined &&
  'path' in first &&
  isOfTexts(first) &&
  ![first, ...rest].some((change) => 'path' in change && chosenAt(change, chosen) === false);

const chosenAt = ({ file, path }: Place, chosen: LanguagesChosen): boolean | undefined =>
  chosen.find((each) => each.file === file && each.path === path)?.isOwn;

/** The languages that go on saying what follows some words, which only the page's own says anew. */
const othersOf = (path: string, { written, seen, wanted }: SeenFile): readonly string[] => {
  const main = mainOf(wanted);
  if (wanted.language !== main) return [main.key];
  const at = byLanguageAt(seen, path, main.key);
  const own = at === undefined ? undefined : valueAt(written, at);
  return isGroup(own) ? Object.keys(own).filter((key) => key !== main.key) : [];
};

type OfStep = {
  typed: boolean;
  chosen: LanguagesChosen;
  /** Its first words are only the page's language's: what these say of others. */
  followed: readonly string[] | undefined;
};

/** The languages that keep what is the same in all, as the page's own says something else from now on; none: it stays so. */
const languagesKeeping = (
  change: ValueChange,
  { seen, wanted }: SeenFile,
  { typed, chosen, followed }: OfStep,
): readonly string[] => {
  const { file, path } = change;
  if (!isOfTexts(change) || whoseWords(seen, path, wanted.language.key) !== 'all') return [];
  const schema = schemaInFile(file, seen.value, path);
  if (followed) return isSameInAll(schema, String(keyOf(path))) ? [] : followed;
  const main = mainOf(wanted);
  const isOwn = chosenAt(change, chosen) ?? (typed && saysWords(change.was));
  const isWords = isOwn && wanted.language !== main && holdsWords(schema, change.was);
  return isWords ? [main.key] : [];
};

/** A text that one language has no more, and others do, is empty in it where that is allowed. */
const emptied = (
  change: ValueChange,
  { seen, wanted }: SeenFile,
  { keep, followed }: { keep: readonly string[]; followed: readonly string[] | undefined },
): ValueChange => {
  if (change.do !== 'remove' || !isOfTexts(change)) return change;
  const isOfOne = wanted.language !== mainOf(wanted) || followed !== undefined;
  const isSaid = isOfOne && whoseWords(seen, change.path, wanted.language.key) !== 'all';
  if (keep.length === 0 && !isSaid) return change;
  const schema = schemaInFile(change.file, seen.value, change.path);
  return schema && holdsWords(schema) && schema.isValidSync('', { strict: true })
    ? { ...change, do: 'set', value: '' }
    : change;
};

/** A copy's name with what tells it from the first, such as “Prices 2”: in each language, since it is a copy in each. */
const namedInAll = (
  change: ValueChange,
  { written, seen, wanted }: SeenFile,
): ValueChange | undefined => {
  const at = byLanguageAt(seen, change.path, wanted.language.key);
  if (change.do !== 'set' || at === undefined) return undefined;
  const { file, was, value } = change;
  const names = valueAt(written, at);
  if (typeof was !== 'string' || typeof value !== 'string' || !isGroup(names)) return undefined;
  if (!value.startsWith(was)) return undefined;
  const added = value.slice(was.length);
  const inAll = Object.entries(names).map(([key, name]) => [
    key,
    typeof name === 'string' ? `${name}${added}` : name,
  ]);
  return {
    do: 'set',
    file,
    path: at,
    value: Object.fromEntries(inAll) as Value,
    was: names as Value,
  };
};

/**
 * A step whose places and values are those that a page in one language shows, as config is written. What the language
 * has of its own is changed only in it, and what it lacks becomes its own, as do words that are typed in place of those
 * that are the same in all, with what follows them; `chosen` says otherwise. All else is changed for all, and nothing of
 * another language.
 * @throws LostPlace where that cannot be
 */
export const stepAsWritten = (
  { words, changes }: Step,
  files: Files,
  { wanted, chosen = [] }: { wanted: WantedLanguage; chosen?: LanguagesChosen | undefined },
): Step => {
  const typed = typedIn(changes, chosen);
  let now = files;
  let followed: readonly string[] | undefined;
  let copy: Place | undefined;
  const written = changes.map((change): Change => {
    if (!('path' in change)) {
      now = applyToFiles(now, change);
      return change;
    }
    const { file, path } = change;
    const value = now[file];
    const seenFile = {
      written: value,
      seen: projected(file, value, wanted),
      wanted: languageOfFile(file, wanted),
    };
    const isOfCopy = copy?.file === file && isWithin(path, copy.path);
    const keep = isOfCopy ? [] : languagesKeeping(change, seenFile, { typed, chosen, followed });
    const placed =
      (isOfCopy ? namedInAll(change, seenFile) : undefined) ??
      changeAsWritten(emptied(change, seenFile, { keep, followed }), seenFile, keep);
    if (change.do === 'duplicate') copy = { file, path: joinPath(path, change.at + 1) };
    if (keep.length > 0 || stepsOf(placed.path).includes(wanted.language.key)) {
      followed ??= othersOf(change.path, seenFile);
    }
    now = applyToFiles(now, placed);
    return placed;
  });
  const isOther = followed !== undefined && wanted.language !== mainOf(wanted);
  const stepWords = isOther ? `${words} (${englishName(wanted.language.key)})` : words;
  return { words: stepWords, changes: written };
};
