import {
  type Change,
  changedValue,
  LostPlace,
  type Step,
  type Value,
  type ValueChange,
} from '../../src/schema/values/change';
import { isGroup } from '../../src/schema/values/group';
import { isWithin, joinPath, stepsOf, valueAt } from '../../src/schema/values/paths';
import { isSame } from '../../src/schema/values/same-value';
import type { Place } from '../../src/schema/values/written-place';
import { applyToFiles, type Files } from '../config-values/apply-to-value';
import { englishName } from '../config-values/english-name';
import { mainOf, type WantedLanguage } from '../config-values/wanted-language';
import {
  byLanguageAt,
  indexAt,
  lackAt,
  languageOfFile,
  projected,
  wordsOf,
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

const setAsWritten = (
  change: Extract<ValueChange, { do: 'set' }>,
  seenFile: SeenFile,
  isOwnOnly: boolean,
): ValueChange => {
  const { written, seen, wanted } = seenFile;
  const { path, value } = change;
  const at = writtenAt(seen, path);
  const main = mainOf(wanted);
  const isThere = valueAt(seen.value, path) !== undefined;
  const own = wanted.language;
  if (!isThere && isUnseen(valueAt(written, at), seenFile)) {
    return { ...change, path: joinPath(at, own.key) };
  }
  const was = wasOf(change, at, seenFile);
  if (isOwnOnly && own !== main && was !== undefined && wordsOf(seen, path, own.key) === 'all') {
    // The others lack it from then on: the main one's words stand there as before, and are told.
    return { ...change, path: at, value: { [main.key]: was, [own.key]: value }, was };
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

const changeAsWritten = (
  change: ValueChange,
  seenFile: SeenFile,
  isOwnOnly: boolean,
): ValueChange => {
  const { seen, written, wanted } = seenFile;
  const { path } = change;
  const lack = lackAt(seen, path);
  if (lack) return ofLacking(change, lack, seenFile);
  if (change.do === 'set') return setAsWritten(change, seenFile, isOwnOnly);
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
  if (isOwnOnly && change.do === 'remove' && wordsOf(seen, path, wanted.language.key) === 'all') {
    throw new LostPlace(
      `These words are the same in every language: they cannot be taken out in ${englishName(wanted.language.key)} alone.`,
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
 * has of its own is changed only in it, what is the same in all for all, and what it lacks becomes its own; `inOwnLanguage`:
 * what is the same in all at these places becomes one by language as well. Nothing of another language is changed.
 * @throws LostPlace where that cannot be
 */
export const stepAsWritten = (
  { words, changes }: Step,
  files: Files,
  {
    wanted,
    inOwnLanguage = [],
  }: { wanted: WantedLanguage; inOwnLanguage?: readonly Place[] | undefined },
): Step => {
  let now = files;
  let isOwn = false;
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
    const isOwnOnly = inOwnLanguage.some((each) => each.file === file && each.path === path);
    const isOfCopy = copy?.file === file && isWithin(path, copy.path);
    const placed =
      (isOfCopy ? namedInAll(change, seenFile) : undefined) ??
      changeAsWritten(change, seenFile, isOwnOnly);
    if (change.do === 'duplicate') copy = { file, path: joinPath(path, change.at + 1) };
    isOwn ||= isOwnOnly || stepsOf(placed.path).includes(wanted.language.key);
    now = applyToFiles(now, placed);
    return placed;
  });
  const isOther = isOwn && wanted.language !== mainOf(wanted);
  const stepWords = isOther ? `${words} (${englishName(wanted.language.key)})` : words;
  return { words: stepWords, changes: written };
};
