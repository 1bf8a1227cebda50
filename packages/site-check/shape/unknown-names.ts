import { join, keyOf, parentOf, valueAt } from '../../../src/schema/values/paths';
import {
  type Checked,
  choicesAt,
  describeAt,
  keysAt,
  keysOf,
  mayBe,
  metaOf,
  schemasAt,
  allowedWords,
} from '../../config-values/schema-at';
import { groupAround, groupOf } from '../../config-values/values';
import { meantBy } from '../../problems/nearest/meant-by';
import { nearest } from '../../problems/nearest/nearest';
import type { Finding } from '../../problems/problem';
import { isFilledIn } from '../../resolved-site/with-usual-words';
import { aliasesOf, byAlias, nearestSaid } from './unknown-kind';

/** A word outside a closed set: misspelt, or a feature request, answered with the nearest word. */
export const unknownWord = (path: string, checked: Checked): Finding => {
  const word = String(valueAt(checked.value, path));
  const description = describeAt(checked, path);
  const words = allowedWords(description);
  const reported = { error: 'unknownWord', path, ...meantBy(word, words) } as const;
  if (reported.suggestion !== undefined) return reported;
  const { wordAliases = {} } = metaOf(description);
  const ofWords = byAlias(word, wordAliases);
  // The kinds of an entry count as its words: the rules of a form.
  const choices = ofWords ? undefined : choicesAt(checked, parentOf(path))?.schemas;
  const schemas =
    choices && words.every((each) => Object.hasOwn(choices, each)) ? choices : undefined;
  const alias = ofWords ?? (schemas && byAlias(word, aliasesOf(schemas)));
  if (!alias) return reported;
  const schema = schemas?.[alias.name];
  const changed = { ...groupOf(valueAt(checked.value, parentOf(path))), [keyOf(path)]: alias.name };
  const isMeant = alias.isExact && (schema?.isValidSync(changed, { strict: true }) ?? true);
  return {
    ...reported,
    ...(isMeant && meantBy(alias.name, words)),
    certain: false,
    parts: { nearest: nearestSaid(alias.name, schema?.meta()?.description) },
    ...(schema && { instead: alias.name }),
  };
};

type Unknown = { key: string; checked: Checked };

const meantKey = (path: string, { key, checked }: Unknown) => {
  const group = groupOf(valueAt(checked.value, path));
  const free = keysAt(checked, path).filter(
    (each) => !Object.hasOwn(group, each) || isFilledIn(group, each),
  );
  const meant = nearest(key, free);
  // A misspelt key may hold something wrong as well; under another name it is that key only if it fits.
  const isMeant = meant && (meant.edits <= 1 || mayBe(checked, join(path, meant.word), group[key]));
  return isMeant ? meant : undefined;
};

/** Another key of the group, which excludes this one: of a picture either a scene or a file is named. */
const excluding = (path: string, { key, checked }: Unknown): string | undefined => {
  const known = keysAt(checked, path);
  const others = schemasAt(checked, path)
    .map(keysOf)
    .find((keys) => keys.includes(key));
  return Object.keys(groupOf(valueAt(checked.value, path))).find(
    (each) => known.includes(each) && others?.includes(each) === false,
  );
};

/** The place one level up, or one down if the value fits there, that knows `key`: its path, in words, and as written. */
const rightPlace = (path: string, { key, checked }: Unknown) => {
  const value = groupOf(valueAt(checked.value, path))[key];
  const level = keyOf(path.replace(/\[\d+\]$/, ''));
  const outer = path === '' ? [] : keysAt(checked, groupAround(path));
  // A list of links knows links already.
  if (outer.includes(key) && level !== key) {
    const where = `one level up, beside “${level}”`;
    const meant = join(groupAround(path), key);
    return { where, meant, suggestion: `${key}: … beside ${level}:` };
  }
  const known = keysAt(checked, path);
  const inner = known.find(
    (each) =>
      keysAt(checked, join(path, each)).includes(key) &&
      mayBe(checked, join(join(path, each), key), value),
  );
  if (inner === undefined) return undefined;
  const where = `one level down, in the braces of “${inner}”`;
  return { where, meant: join(join(path, inner), key), suggestion: `${inner}: { ${key}: … }` };
};

/** A name unknown to the group at `path`: misspelt, one level off, or unknown altogether. */
export const unknownKey = (path: string, key: string, checked: Checked): Finding => {
  const known = keysAt(checked, path);
  const unknown = { key, checked };
  const finding: Finding = {
    error: 'unknownKey',
    path: join(path, key),
    at: 'key',
    parts: { found: key },
    allowed: known.join(', ') || undefined,
  };
  const meant = meantKey(path, unknown);
  if (meant) {
    const { word, certain } = meant;
    const named = { meant: join(path, word), suggestion: `${word}:` };
    return { ...finding, ...named, fix: { key: word }, certain };
  }
  const other = excluding(path, unknown);
  const fix = { remove: finding.path };
  if (other !== undefined) {
    const parts = { found: key, other };
    return { ...finding, error: 'eitherOne', parts, allowed: undefined, fix };
  }
  const place = rightPlace(path, unknown);
  if (place) {
    const { where, ...meant } = place;
    return { ...finding, error: 'misplacedKey', parts: { found: key, where }, ...meant };
  }
  return { ...finding, parts: { found: key, nearest: '' }, fix };
};
