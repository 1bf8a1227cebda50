import { ArraySchema, ObjectSchema, type Schema } from 'yup';
import type { BlankSite } from '../../../src/schema/blank';
import { wordsOfSet } from '../../../src/schema/closed-set';
import { isUsual, mayBeLeftOut } from '../../../src/schema/left-out';
import { en } from '../../../src/schema/usual-words/en';
import { usualWordsIn } from '../../../src/schema/usual-words/usual-words-in';
import type { Value } from '../../../src/schema/values/change';
import { isGroup } from '../../../src/schema/values/group';
import { type AnySchema, schemaOf } from '../../../src/schema/values/inner-schema';
import { boundsOf } from '../../config-values/bounds';
import { begunWords } from './begun-words';
import { themeBlanks } from './theme-blanks';

/**
 * What the editor begins with; `needs` are sentences for what the site must have first, and `along` entries of config/site.ts
 * that it shows and the site lacks, to be begun with it.
 */
export type Begun = { value: Value; needs: readonly string[]; along: readonly string[] };

type About = {
  site: BlankSite;
  needs: Set<string>;
  along: Set<string>;
  /** Of the keys of an entry, the key of its list. */
  list?: string | undefined;
};

/** Of several kinds the first: of paragraphs a text. */
const chosen = (anySchema: AnySchema): Schema => {
  const { choices } = (anySchema as Schema).meta() ?? {};
  const isChoice = !('fields' in anySchema) && choices !== undefined;
  const first = choices?.text ?? Object.values(choices?.schemas ?? {})[0];
  return isChoice && first ? first : schemaOf(anySchema, undefined);
};

const leastOf = (schema: Schema): number => Math.max(1, boundsOf(schema).min ?? 1);

/** A section that shows what the site lacks says it itself if it can. */
const sayingItself = (schema: Schema, { site }: About): string | undefined => {
  const { shows } = schema.meta() ?? {};
  return shows && !shows.begins && !site.has(shows.of) ? shows.unless : undefined;
};

/** The entry of config/site.ts without which it shows nothing. Posts are files of their own. */
const lackingOf = (schema: Schema, about: About): string | undefined => {
  const { of, at } = schema.meta()?.shows ?? {};
  const isLacking = of !== undefined && of !== 'posts' && !about.site.has(of);
  return isLacking && at === undefined && sayingItself(schema, about) === undefined
    ? of
    : undefined;
};

const groupBlank = (schema: Schema, own: Value | undefined, about: About): Value => {
  const fields = schema instanceof ObjectSchema ? schema.fields : {};
  const given: { [key: string]: Value } = isGroup(own) ? own : {};
  const itself = sayingItself(schema, about);
  const isInEnglish = usualWordsIn(about.site.language) === undefined;
  const isThere = (key: string, inner: AnySchema) =>
    key === itself ||
    !mayBeLeftOut(inner as Schema) ||
    (isInEnglish && isUsual(inner as Schema) && !(inner as Schema).spec.optional);
  return Object.fromEntries(
    Object.entries(fields as Record<string, AnySchema>).flatMap(([key, inner]) => {
      if (given[key] !== undefined) return [[key, given[key]]];
      return isThere(key, inner) ? [[key, begin(inner, key, about)]] : [];
    }),
  );
};

const begin = (anySchema: AnySchema, key: string, about: About): Value => {
  const schema = chosen(anySchema);
  const { blank, needs, shows, usual, neededPlaceholders = [] } = schema.meta() ?? {};
  const own = typeof blank === 'function' ? blank(about.site) : (blank ?? themeBlanks.get(schema));
  const isThere = shows ? about.site.has(shows.of) : own !== undefined;
  if (needs !== undefined && !isThere) about.needs.add(needs);
  const lacking = lackingOf(schema, about);
  if (lacking !== undefined) about.along.add(lacking);
  if (schema instanceof ObjectSchema) {
    const list = key === 'text' ? about.list : undefined;
    return groupBlank(schema, own, { ...about, list });
  }
  if (own !== undefined) return own;
  if (schema instanceof ArraySchema) {
    const inner = schema.innerType as AnySchema;
    return Array.from({ length: leastOf(schema) }, () =>
      begin(inner, 'text', { ...about, list: key }),
    );
  }
  const words = wordsOfSet(schema);
  const word = words.find((each) => !about.site.beside.has(each)) ?? words[0];
  if (word !== undefined) return word;
  if (usual) return en[usual];
  if (schema.type === 'number') return leastOf(schema);
  if (schema.type === 'boolean') return true;
  const signs = neededPlaceholders.map((name) => ` {${name}}`).join('');
  return about.site.unused(begunWords(key, about.list)) + signs;
};

/**
 * What an entry or a group begins with: the `blank` of its schema (src/schema/blank.ts), or what it cannot do without,
 * each key likewise; `list` is the key of the list in which an entry comes. Pure.
 */
export const blankOf = (schema: AnySchema, site: BlankSite, list?: string): Begun => {
  const about: About = { site, needs: new Set(), along: new Set(), list };
  const value = begin(schema, 'text', about);
  return { value, needs: [...about.needs], along: [...about.along] };
};
