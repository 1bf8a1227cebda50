import { groupAround, join, keyOf, parentOf, valueAt } from '../../config-reader/values';
import { namesForShown } from '../../nearest/lexicon';
import { inQuotes, meantBy, written } from '../../nearest/meant-by';
import { nearest, nearestKey } from '../../nearest/nearest';
import { becomes, type Finding } from '../../problems/problem';
import {
  type Checked,
  choicesAt,
  describeAt,
  keysAt,
  keysOf,
  mayBe,
  metaAt,
  metaOf,
  onlyTaker,
  schemaAt,
  schemasAt,
  takes,
  wordsOf,
} from './schema-at';
import { aliasesOf, askedFor, keyAskedFor, kindAskedFor, nearestSaid } from './unknown-kind';

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
const opposite = (key: string, value: unknown): string | undefined =>
  typeof value === 'boolean' && namesForShown.includes(key.toLowerCase())
    ? `hidden: ${!value}`
    : undefined;

type Unknown = { key: string; checked: Checked };

/** The free key of the group that is meant by another name: misspelt, or as other systems call it. */
const meantKey = (path: string, { key, checked }: Unknown) => {
  const group = Object(valueAt(checked.value, path)) as object;
  const value: unknown = valueAt(checked.value, join(path, key));
  const free = keysAt(checked, path).filter((each) => !Object.hasOwn(group, each));
  const meant = nearestKey(key, free);
  // A misspelt key may hold something wrong as well; under another name it is that key only if it fits.
  if (meant && (meant.edits <= 1 || mayBe(checked, join(path, meant.word), value))) return meant;
  const asked = keyAskedFor(key, schemaAt(checked, path))?.key;
  const isMeant =
    asked !== undefined && free.includes(asked) && mayBe(checked, join(path, asked), value);
  const word = isMeant ? asked : onlyTaker(join(path, key), free, checked);
  return word === undefined ? undefined : { word, certain: false };
};

/** The other kinds that have this key and take the entry as it is: checkboxes and radio for a checkbox. */
const kindsWith = (path: string, { key, checked }: Unknown): string[] => {
  const { by, schemas = {} } = choicesAt(checked, path) ?? {};
  const group = Object(valueAt(checked.value, path)) as object;
  if (by === undefined) return [];
  return Object.entries(schemas)
    .filter(([, schema]) => keysOf(schema.describe()).includes(key))
    .filter(([kind, schema]) => schema.isValidSync({ ...group, [by]: kind }, { strict: true }))
    .map(([kind]) => kind);
};

/** Another kind of entry has this key: the only one, or the one that is called like this one. */
const ofOtherKind = (path: string, { key, checked }: Unknown): Partial<Finding> | undefined => {
  const kinds = kindsWith(path, { key, checked });
  if (kinds.length === 0) return undefined;
  const meant =
    kinds.length === 1
      ? kinds[0]
      : nearest(String(valueAt(checked.value, join(path, 'kind'))), kinds)?.word;
  const names = kinds.map((kind) => `“${kind}”`).join(', ');
  const said = `; the ${kinds.length === 1 ? 'kind' : 'kinds'} ${names} can have it`;
  const parts = { found: key, nearest: said };
  if (meant === undefined) return { error: 'unknownKey', parts };
  const value = inQuotes(meant);
  const values = [{ path: join(path, 'kind'), value }];
  return { error: 'unknownKey', parts, suggestion: `kind: ${value}`, fix: { values } };
};

/** What stands here belongs elsewhere: in another kind of entry, or a level up or down. */
const elsewhere = (path: string, { key, checked }: Unknown): Partial<Finding> | undefined => {
  const group = Object(valueAt(checked.value, path)) as object;
  const known = keysAt(checked, path);
  const others = schemasAt(checked, path)
    .map((schema) => keysOf(schema.describe()))
    .find((keys) => keys.includes(key));
  const isBeside = (each: string) => known.includes(each) && !others?.includes(each);
  const beside = others && Object.keys(group).find(isBeside);
  if (beside) {
    const parts = { found: key, other: beside };
    return { error: 'eitherOne', parts, allowed: undefined, fix: { remove: join(path, key) } };
  }
  const other = ofOtherKind(path, { key, checked });
  if (other) return other;
  const instead = inItsPlace(path, key, checked);
  if (instead !== undefined) {
    const parts = { found: key, where: 'one level up, in the place of this entry' };
    const at = { path, at: undefined, allowed: undefined };
    return { error: 'misplacedKey', ...at, parts, ...becomes(instead) };
  }
  const lifts = lifted(path, key, checked);
  if (lifts) {
    const where = `one level up, without “${key}” and its braces`;
    const suggestion = lifts.map((each) => `${each}: …`).join(', ');
    return { error: 'misplacedKey', parts: { found: lifts.join(', '), where }, suggestion, lifts };
  }
  const place = rightPlace(path, key, checked);
  if (!place) return undefined;
  const { where, suggestion } = place;
  return { error: 'misplacedKey', parts: { found: key, where }, suggestion };
};

/** What comes nearest to an unknown key: a key here, at the top of the file, or another kind of entry. */
const nearestTo = (path: string, { key, checked }: Unknown) => {
  const known = nearestKey(key, keysAt(checked, path))?.word;
  const schemas = choicesAt(checked, path)?.schemas ?? {};
  const { kind, isExact } = kindAskedFor(key, schemas) ?? {};
  const own = valueAt(checked.value, join(path, 'kind'));
  // A text or a list is no wish for another kind.
  const isWish = typeof valueAt(checked.value, join(path, key)) === 'boolean';
  const isOther = kind !== undefined && kind !== own && isExact && isWish;
  const ofKind = isOther ? metaOf(schemas[kind]?.describe()) : undefined;
  return (
    keyAskedFor(key, schemaAt(checked, path)) ??
    (known === undefined ? undefined : { key: known, ...metaAt(checked, join(path, known)) }) ??
    keyAskedFor(key, checked.schema) ??
    (ofKind && { key: kind, ...ofKind })
  );
};

/** A name unknown to the group at `path`: misspelt, one level off, or unknown altogether. */
export const unknownKey = (path: string, key: string, checked: Checked): Finding => {
  const known = keysAt(checked, path);
  const group = Object(valueAt(checked.value, path)) as object;
  const finding: Finding = {
    error: 'unknownKey',
    path: join(path, key),
    at: 'key',
    parts: { found: key },
    allowed: known.join(', ') || undefined,
  };
  const isFree = known.includes('hidden') && !Object.hasOwn(group, 'hidden');
  const hidden = isFree ? opposite(key, valueAt(group, key)) : undefined;
  if (hidden !== undefined) return { ...finding, suggestion: hidden, fix: { entry: hidden } };
  const meant = meantKey(path, { key, checked });
  if (meant) {
    const { word, certain } = meant;
    return { ...finding, suggestion: `${word}:`, fix: { key: word }, certain };
  }
  const other = elsewhere(path, { key, checked });
  if (other) return { ...finding, ...other };
  const asked = nearestTo(path, { key, checked });
  const parts = { found: key, nearest: nearestSaid(asked?.key, asked?.description) };
  const fix = { remove: finding.path };
  return { ...finding, parts, fix, ...(asked && { instead: asked.key }) };
};

/** The intended path of an entry that is misspelt or one level off. */
export const meantPath = ({ error, path, suggestion = '', lifts }: Finding): string => {
  const around = parentOf(path);
  if (lifts) return join(around, lifts[0] ?? '');
  if (error === 'unknownKey') return join(around, suggestion.replace(/:.*$/, ''));
  const [, inner] = /^(\w+): \{/.exec(suggestion) ?? [];
  return inner ? join(join(around, inner), keyOf(path)) : join(groupAround(around), keyOf(path));
};
