import { groupAround, join, keyOf, parentOf, valueAt } from '../../config-reader/values';
import { namesForShown } from '../../nearest/lexicon';
import { inQuotes, meantBy, written } from '../../nearest/meant-by';
import { nearest } from '../../nearest/nearest';
import { becomes, type Finding } from '../../problems/problem';
import {
  type Checked,
  choicesAt,
  describeAt,
  keysAt,
  keysOf,
  metaOf,
  schemaAt,
  schemasAt,
  takes,
  wordsOf,
} from './schema-at';
import { aliasesOf, askedFor, keyAskedFor, nearestSaid } from './unknown-kind';

const isMissing = ({ error }: Finding) => error === 'missingKey';

/** Email: 'email' for field: 'Email', check: 'email': a word in place of its name. */
export const underItsName = (found: Finding[], checked: Checked): Finding[] => {
  const groups = new Set(found.flatMap((each) => (isMissing(each) ? parentOf(each.path) : [])));
  return [...groups].flatMap((path): Finding[] => {
    const [[name, word] = [], ...others] = Object.entries(
      Object(valueAt(checked.value, path)) as object,
    );
    const missingHere = found.filter((each) => isMissing(each) && parentOf(each.path) === path);
    const keys = missingHere.map((each) => keyOf(each.path));
    const ofWord = keys.find((key) =>
      wordsOf(describeAt(checked, join(path, key))).includes(String(word)),
    );
    const ofName = keys.find((key) => key !== ofWord);
    if (name === undefined || others.length > 0 || !ofWord || !ofName) return [];
    const said = new Map([
      [ofName, inQuotes(name)],
      [ofWord, inQuotes(String(word))],
    ]);
    const entry = keys.map((key) => `${key}: ${said.get(key) ?? "'…'"}`).join(', ');
    const parts = { found: name };
    const at = { path: join(path, name), at: 'key', parts } as const;
    return [{ error: 'unknownKey', ...at, suggestion: entry, fix: { entry } }];
  });
};

/** A word outside a closed set: misspelt, or a feature request, answered with the nearest word. */
export const unknownWord = (path: string, checked: Checked): Finding => {
  const word = String(valueAt(checked.value, path));
  const description = describeAt(checked, path);
  const words = wordsOf(description);
  const reported = { error: 'unknownWord', path, ...meantBy(word, words) } as const;
  if (reported.suggestion !== undefined) return reported;
  // The kinds of an entry count as its words: the rules of a form.
  const { schemas } = choicesAt(checked, parentOf(path)) ?? {};
  const asked = askedFor(
    word,
    schemas ? aliasesOf(schemas) : (metaOf(description).wordAliases ?? {}),
  );
  if (!asked) return reported;
  const described = metaOf(schemas?.[asked.name]?.describe()).description;
  const group = Object(valueAt(checked.value, parentOf(path))) as object;
  const key = path.slice(parentOf(path).length).replace('.', '');
  const changed = { ...group, [key]: asked.name };
  const isTaken = schemas?.[asked.name]?.isValidSync(changed, { strict: true }) ?? true;
  const meant = asked.isExact && isTaken ? meantBy(asked.name, words) : {};
  const parts = { nearest: nearestSaid(asked.name, described) };
  return { ...reported, ...meant, certain: false, parts, ...(schemas && { instead: asked.name }) };
};

const levelAbove = (path: string) => (path.endsWith(']') ? keyOf(parentOf(path)) : keyOf(path));

/** The place one level up or down that knows `key`, in words and as written. */
const rightPlace = (path: string, key: string, checked: Checked) => {
  const outer = path === '' ? [] : keysAt(checked, groupAround(path));
  // A list of links knows links already.
  if (outer.includes(key) && levelAbove(path) !== key) {
    const level = levelAbove(path);
    const where = `one level up, beside “${level}”`;
    return { where, suggestion: `${key}: … beside ${level}:` };
  }
  const known = keysAt(checked, path);
  const inner = known.find((each) => keysAt(checked, join(path, each)).includes(key));
  if (inner === undefined) return undefined;
  const where = `one level down, in the braces of “${inner}”`;
  return { where, suggestion: `${inner}: { ${key}: … }` };
};

/** The names in a superfluous group, if all of them are missing around it. */
const lifted = (path: string, key: string, checked: Checked): string[] | undefined => {
  const group = Object(valueAt(checked.value, path)) as object;
  const inner: unknown = valueAt(checked.value, join(path, key));
  if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return undefined;
  const known = keysAt(checked, path);
  const keys = Object.keys(inner);
  const isOneLevelOff = (each: string) => known.includes(each) && !Object.hasOwn(group, each);
  return keys.length > 0 && keys.every(isOneLevelOff) ? keys : undefined;
};

/** The groups of a superfluous list, in place of its own group: a menu in a menu. */
const inItsPlace = (path: string, key: string, checked: Checked): string | undefined => {
  const entries: unknown = valueAt(checked.value, join(path, key));
  if (!path.endsWith(']') || !Array.isArray(entries) || entries.length === 0) return undefined;
  if (!entries.every((entry) => takes(checked, path, entry))) return undefined;
  const groups = entries.map((entry) =>
    Object.entries(Object(entry) as object).map(([name, value]) => `${name}: ${written(value)}`),
  );
  return groups.map((names) => `{ ${names.join(', ')} }`).join(', ');
};

/** visible: false for hidden: true. */
const opposite = (key: string, value: unknown, known: string[]): string | undefined =>
  typeof value === 'boolean' &&
  known.includes('hidden') &&
  namesForShown.includes(key.toLowerCase())
    ? `hidden: ${!value}`
    : undefined;

/** A name unknown to the group at `path`: misspelt, one level off, or unknown altogether. */
export const unknownKey = (path: string, key: string, checked: Checked): Finding => {
  const known = keysAt(checked, path);
  const group = Object(valueAt(checked.value, path)) as object;
  const hidden = opposite(key, valueAt(checked.value, join(path, key)), known);
  const meant = nearest(
    key,
    known.filter((each) => !Object.hasOwn(group, each)),
  );
  const finding = {
    path: join(path, key),
    at: 'key' as const,
    parts: { found: key },
    allowed: known.join(', ') || undefined,
  };
  if (hidden !== undefined && !Object.hasOwn(group, 'hidden')) {
    return { error: 'unknownKey', ...finding, suggestion: hidden, fix: { entry: hidden } };
  }
  if (meant) {
    const { word, certain } = meant;
    return { error: 'unknownKey', ...finding, suggestion: `${word}:`, fix: { key: word }, certain };
  }
  const others = schemasAt(checked, path)
    .map((schema) => keysOf(schema.describe()))
    .find((keys) => keys.includes(key));
  const isBeside = (each: string) => known.includes(each) && !others?.includes(each);
  const beside = others && Object.keys(group).find(isBeside);
  if (beside) {
    const { path: at } = finding;
    const parts = { found: key, other: beside };
    return { error: 'eitherOne', path: at, at: 'key', parts, fix: { remove: at } };
  }
  const instead = inItsPlace(path, key, checked);
  if (instead !== undefined) {
    const parts = { found: key, where: 'one level up, in the place of this entry' };
    return { error: 'misplacedKey', path, parts, ...becomes(instead) };
  }
  const lifts = lifted(path, key, checked);
  if (lifts) {
    const where = `one level up, without “${key}” and its braces`;
    const suggestion = lifts.map((each) => `${each}: …`).join(', ');
    const parts = { found: lifts.join(', '), where };
    return { error: 'misplacedKey', ...finding, parts, suggestion, lifts };
  }
  const place = rightPlace(path, key, checked);
  if (!place) {
    const asked = keyAskedFor(key, schemaAt(checked, path)) ?? keyAskedFor(key, checked.schema);
    const parts = { found: key, nearest: nearestSaid(asked?.key, asked?.description) };
    const fix = { remove: finding.path };
    return { error: 'unknownKey', ...finding, parts, fix, ...(asked && { instead: asked.key }) };
  }
  const { where, suggestion } = place;
  return { error: 'misplacedKey', ...finding, parts: { found: key, where }, suggestion };
};

/** The intended path of an entry that is misspelt or one level off. */
export const meantPath = ({ error, path, suggestion = '', lifts }: Finding): string => {
  const around = parentOf(path);
  if (lifts) return join(around, lifts[0] ?? '');
  if (error === 'unknownKey') return join(around, suggestion.replace(/:.*$/, ''));
  const [, inner] = /^(\w+): \{/.exec(suggestion) ?? [];
  return inner ? join(join(around, inner), keyOf(path)) : join(groupAround(around), keyOf(path));
};
