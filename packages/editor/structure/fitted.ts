import { ObjectSchema, type Schema } from 'yup';
import { wordsOf } from '../../../src/schema/closed-set';
import { collectionNameOf, formNameOf, routesFile } from '../../../src/schema/config-files';
import type { Value } from '../../../src/schema/values/change';
import { isGroup } from '../../../src/schema/values/group';
import { innerSchema, schemaOf } from '../../../src/schema/values/inner-schema';
import { join, keyOf, stepsOf, valueAt } from '../../../src/schema/values/paths';
import { linkedAddress, type ShownRoute } from '../../edit-protocol/languages';
import type { EditProblem } from '../../edit-protocol/protocol';
import { nameKeys } from './entry-name';
import type { Files } from './list-at';

type AnySchema = Parameters<typeof schemaOf>[0];
type Group = { [key: string]: Value };

const groupsIn = (value: unknown): Group[] => {
  if (Array.isArray(value)) return value.flatMap(groupsIn);
  if (!isGroup(value)) return [];
  return [value as Group, ...Object.values(value).flatMap(groupsIn)];
};

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
};

/** What the site has that entries can name. */
export const siteParts = (files: Files) => {
  const groups = Object.values(files).flatMap(groupsIn);
  const { pages = [] } = (files[routesFile] ?? {}) as { pages?: ShownRoute[] };
  return {
    paths: pages.map(linkedAddress),
    forms: Object.keys(files).flatMap((file) => {
      const name = formNameOf(file);
      return name === undefined ? [] : [name];
    }),
    collections: Object.keys(files).flatMap((file) => {
      const name = collectionNameOf(file);
      return name === undefined ? [] : [name];
    }),
    photographs: groups.filter(
      ({ file, width, height }) =>
        typeof file === 'string' && typeof width === 'number' && typeof height === 'number',
    ),
  };
};

export type SiteParts = ReturnType<typeof siteParts>;

const fittedPicture = (schema: Schema, group: Group, { photographs }: SiteParts): Group => {
  if (photographs.some(({ file }) => file === group.file)) return group;
  const fields = schema instanceof ObjectSchema ? (schema.fields as object) : {};
  if ('scene' in fields) return { scene: ['window'] };
  const photograph = photographs[0];
  if (!photograph) return group;
  const { file = '', width = 0, height = 0 } = photograph;
  return { ...group, file, width, height };
};

const fittedText = (key: string, text: string, parts: SiteParts): string => {
  const isPage = /^\/(?!\/)[^.]*$/.test(text) && key === 'to';
  if (isPage && !parts.paths.includes(text)) return parts.paths[0] ?? text;
  if (key === 'form' && !parts.forms.includes(text)) return parts.forms[0] ?? text;
  if (key === 'of' && !parts.collections.includes(text)) return parts.collections[0] ?? text;
  // Links within texts.
  return text.replaceAll(/\]\((\/[^()\s]*)\)/g, (link, path: string) =>
    parts.paths.includes(path) ? link : `](${parts.paths[0] ?? '/'})`,
  );
};

/** An example of config with links, forms and pictures that the site has. */
export const fitted = (
  asked: AnySchema | undefined,
  value: Value,
  parts: SiteParts & { key?: string },
): Value => {
  const { key = '' } = parts;
  if (typeof value === 'string') return fittedText(key, value, parts);
  if (asked === undefined || typeof value !== 'object') return value;
  const schema = schemaOf(asked, value);
  if (Array.isArray(value)) {
    return value.map((entry, at) => fitted(innerSchema(schema, at), entry, parts));
  }
  const isPicture = 'file' in value && 'width' in value && 'height' in value;
  const group = isPicture ? fittedPicture(schema, value, parts) : value;
  return Object.fromEntries(
    Object.entries(group).map(([name, inner]) => [
      name,
      fitted(innerSchema(schema, name), inner, { ...parts, key: name }),
    ]),
  );
};

/** The text with the smallest number behind it that makes it one that the file does not have. */
const uniqueText = (text: string, file: unknown, isShown: boolean): string => {
  const known = new Set(textsIn(file));
  const [, stem = text] = /^(.*?) ?\d*$/s.exec(text) ?? [];
  for (let count = 2; ; count++) {
    const next = `${stem}${isShown ? ' ' : ''}${count}`;
    if (!known.has(next)) return next;
  }
};

/** The value with another one at these steps; undefined takes it out. */
const withAt = (
  value: Value,
  [step, ...rest]: readonly string[],
  next: Value | undefined,
): Value | undefined => {
  if (step === undefined) return next;
  if (Array.isArray(value)) {
    const entry = value[Number(step)];
    const changed = entry === undefined ? undefined : withAt(entry, rest, next);
    return changed === undefined
      ? value.toSpliced(Number(step), 1)
      : value.with(Number(step), changed);
  }
  if (!isGroup(value)) return value;
  const group = value;
  const entry = group[step];
  const changed =
    entry === undefined && rest.length > 0 ? undefined : withAt(entry ?? '', rest, next);
  const { [step]: _, ...others } = group;
  return changed === undefined
    ? others
    : Object.fromEntries(Object.entries({ ...group, [step]: changed }));
};

type Reach = { schema: AnySchema; value: Value };

/** The schema of what stands at these steps below `from`. */
const schemaBelow = ({ schema, value }: Reach, steps: readonly string[]) => {
  let at: AnySchema | undefined = schema;
  let inner: unknown = value;
  for (const step of steps) {
    if (at === undefined) return undefined;
    at = innerSchema(schemaOf(at, inner), step);
    inner = (inner as Record<string, unknown> | undefined)?.[step];
  }
  return at;
};

type Mending = Reach & {
  /** The problem's path from the entry on. */
  path: string;
  /** The file's value: texts that must be new. */
  file: unknown;
  /** The list in which it stands: of a closed set each word is in it once. */
  list: readonly Value[];
  parts: SiteParts;
};

const optionsOf = (schema: Schema | undefined, key: string, { forms }: SiteParts) => {
  if (key === 'form') return forms;
  return (schema ? wordsOf(schema) : []).filter((each) => typeof each === 'string');
};

/** The text by which people tell an entry from others. */
const namePath = ({ schema, value }: Reach): string | undefined => {
  if (typeof value === 'string') return '';
  if (Array.isArray(value)) return '[0]';
  if (!isGroup(value)) return undefined;
  const isName = (key: string) => {
    const own = innerSchema(schemaOf(schema, value), key);
    const text = value[key];
    return typeof text === 'string' && own && schemaOf(own, text).meta()?.shown === true;
  };
  return [...nameKeys, ...Object.keys(value)].find(isName);
};

/** Names that have to differ from others get a number; of a closed set of words another one is taken. */
export const renamedAt = (mending: Mending) => {
  const { schema, value, file, parts } = mending;
  const isWhole = typeof valueAt(value, mending.path) === 'object';
  const path = isWhole
    ? namePath({
        schema: schemaBelow(mending, stepsOf(mending.path)) ?? schema,
        value: valueAt(value, mending.path) as Value,
      })
    : mending.path;
  const whole = isWhole && path !== undefined ? join(mending.path, path) : path;
  const was = whole === undefined ? undefined : valueAt(value, whole);
  if (whole === undefined || typeof was !== 'string' || !textsIn(file).includes(was))
    return undefined;
  const found = schemaBelow({ schema, value }, stepsOf(whole));
  const own = found && schemaOf(found, was);
  const options = optionsOf(own, keyOf(whole), parts);
  const next =
    options.length > 0
      ? (options.find((each) => !textsIn(file).includes(each)) ??
        options.find((each) => !textsIn([mending.list]).includes(each)))
      : uniqueText(was, file, own?.meta()?.shown === true);
  if (next === undefined || own?.isValidSync(next) === false) return undefined;
  return { path: whole, value: next, was };
};

/** The entry without the smallest part around a problem that may be left out. */
const lightened = ({ schema, value, path }: Mending): Value | undefined => {
  const steps = stepsOf(path);
  for (let length = steps.length; length > 0; length--) {
    const around = steps.slice(0, length);
    const own = schemaBelow({ schema, value }, around);
    const isThere = valueAt(value, around.map((step) => `[${step}]`).join('')) !== undefined;
    const { optional } = (own as { spec?: { optional?: boolean } } | undefined)?.spec ?? {};
    if (optional === true && isThere) return withAt(value, around, undefined);
  }
  return undefined;
};

/** The path of a problem from the entry on; undefined for one elsewhere. */
export const within = ({ path }: EditProblem, entry: string): string | undefined => {
  if (!path.startsWith(entry)) return undefined;
  const rest = path.slice(entry.length);
  if (rest === '' || rest.startsWith('[')) return rest;
  return rest.startsWith('.') ? rest.slice(1) : undefined;
};

/** An entry that the check refuses, mended at the place of the problem; undefined if there is no way. */
export const mended = (mending: Mending, isNamed: boolean): Value | undefined => {
  const renamed = isNamed ? undefined : renamedAt(mending);
  if (renamed) return withAt(mending.value, stepsOf(renamed.path), renamed.value);
  return lightened(mending);
};
