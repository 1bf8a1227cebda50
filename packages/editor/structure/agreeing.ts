import { ObjectSchema } from 'yup';
import type { Follows } from '../../../src/schema/metadata';
import { shortLine } from '../../../src/schema/short-line';
import type { Change, Value } from '../../../src/schema/values/change';
import {
  type AnySchema,
  innerSchema,
  schemaIfKnown,
} from '../../../src/schema/values/inner-schema';
import { joinPath, keyOf, parentOf, pathFrom, valueAt } from '../../../src/schema/values/paths';
import { schemaInFile } from '../../../src/site/file-sorts';
import { inWords, metaOf } from '../panel/panel-keys';
import { followedPart, withWords } from './followed-part';
import type { Files } from './list-at';
import { madeOf } from './made-of';
import { ofRenamed, type Renamed } from './named';

/**
 * What has to agree with a text that is changed, and so is changed in the same step: what repeats it beside it, and what
 * calls it by its name. The schemas say which (`follows` and `names` of src/schema/metadata.ts).
 */

type Beside = Extract<Follows, { beside: string }>;

/** The texts of a group that follow others beside them: one for each key, or for each entry of a list. */
const followingIn = (group: AnySchema, value: unknown, path: string) =>
  group instanceof ObjectSchema
    ? Object.entries(group.fields as Record<string, AnySchema>).flatMap(([key, schema]) => {
        const at = joinPath(path, key);
        const own = valueAt(value, key);
        const entry = Array.isArray(own) ? innerSchema(schema as never, 0) : undefined;
        const { follows } = metaOf(entry ?? schema);
        if (!follows || !('beside' in follows) || own === undefined) return [];
        const isRequired =
          entry !== undefined || !(schema as { spec?: { optional?: boolean } }).spec?.optional;
        return [own].flat().map((text: unknown, index) => ({
          path: entry ? joinPath(at, index) : at,
          text,
          follows,
          isRequired,
          fits: (next: string) =>
            schemaIfKnown(entry ?? schema, next)?.isValidSync(next, { strict: true }) !== false,
        }));
      })
    : [];

const nextOf = (text: string, { isPart, holds }: Beside, { was, value }: Renamed) => {
  if (isPart) return followedPart(text, { was, now: value });
  if (holds) return withWords(text, { was, now: value });
  return text === was ? value : text;
};

/** What repeats a text, in the groups around it. */
const ofBeside = (renamed: Renamed, files: Files): Change[] => {
  const { file, path } = renamed;
  const whole: unknown = files[file];
  const groups: string[] = [];
  for (let at = path; at !== '';) groups.push((at = parentOf(at)));
  return groups.flatMap((group) => {
    const schema = schemaInFile(file, whole, group);
    if (!schema) return [];
    const relative = (pathFrom(group, path) ?? '').replaceAll(/\[\d+\]/g, '[]');
    return followingIn(schema, valueAt(whole, group), group).flatMap((each): Change[] => {
      if (each.follows.beside !== relative || typeof each.text !== 'string') return [];
      const next = nextOf(each.text, each.follows, renamed);
      const place = { file, path: each.path, was: each.text };
      if (next === each.text || (next === undefined && each.isRequired)) return [];
      // Such as a name that is too long to be the short one as well.
      if (next !== undefined && !each.fits(next)) return [];
      return [
        next === undefined ? { do: 'remove', ...place } : { do: 'set', ...place, value: next },
      ];
    });
  });
};

const renamedBy = (change: Change): Renamed | undefined => {
  if (change.do === 'rename') {
    return { file: change.file, path: change.path, was: keyOf(change.path), value: change.name };
  }
  if (change.do !== 'set') return undefined;
  const { file, path, was, value } = change;
  const isText = typeof was === 'string' && typeof value === 'string';
  return isText ? { file, path, was, value } : undefined;
};

/** The further changes that a change needs: of what repeats its text, or names it. */
export const agreeingWith = (change: Change, files: Files): Change[] => {
  const renamed = renamedBy(change);
  if (!renamed) return [];
  const { file, path } = renamed;
  // Of a group with names of its own, which its schema as a whole knows.
  const named = change.do === 'rename' ? parentOf(path) : path;
  const group = schemaInFile(file, files[file], parentOf(named));
  const schema = group && innerSchema(group, keyOf(named));
  const { names } = schema ? metaOf(schema) : {};
  return [
    ...ofBeside(renamed, files),
    ...(names ? ofRenamed(names, renamed, files) : []),
    ...(group
      ? madeOf(group, renamed, files).flatMap((each) => [each, ...agreeingWith(each, files)])
      : []),
  ];
};

/** So many are told one by one. */
const mostNamed = 2;

const quoted = (value: Value | undefined) => {
  if (value === true) return '“Yes”';
  return `“${typeof value === 'string' ? shortLine(value) : ''}”`;
};

/** Words for the editor about what changed together with a text; undefined where nothing did. */
export const wordsOfAgreeing = (changes: readonly Change[]): string | undefined => {
  const words = changes.slice(0, mostNamed).map((change) => {
    const key = 'path' in change ? inWords(keyOf(change.path.replaceAll(/\[\d+\]/g, ''))) : '';
    if (change.do === 'remove')
      return `“${key}” ${quoted(change.was)} is left out: it is not there any more.`;
    return change.do === 'set' ? `“${key}” is ${quoted(change.value)} now.` : '';
  });
  const more = changes.length - words.length;
  const others = more === 1 ? 'One more place follows.' : `${more} more places follow.`;
  return words.length === 0 ? undefined : [...words, ...(more > 0 ? [others] : [])].join(' ');
};
