import {
  type AnyObject,
  boolean,
  type Flags,
  type ISchema,
  mixed,
  type ObjectSchema,
  type ObjectShape,
  string,
} from 'yup';
import type { Metadata } from './metadata';
import { plainGroup, plainList, quotedText, requiredNumber } from './plain-values';

/**
 * The building blocks of config's schemas. Every schema runs with `{ strict: true }`: nothing is converted,
 * so the site shows what an editor wrote.
 *
 * `words` explain a key to editors who do not program; entries of a list need none.
 */

/** Schemas with metadata of their own, not shared with the schema they were made from. */
type Described = { meta(metadata: Metadata): unknown };

export const withDescription = <Schema extends Described>(words: string, schema: Schema): Schema =>
  schema.meta({ description: words }) as Schema;

/** The words of a list that is written as a text. */
export const wordsIn = (list = ''): string[] => list.split(/\s+/).filter(Boolean);

/**
 * A text that is neither empty nor only blanks. Visitors read it as it is written, unless its metadata say that
 * it is not `shown`: a name that is looked up, or what is compared.
 */
export const text = (words?: string) =>
  quotedText()
    .required('is missing: write a text here')
    .test(
      'not-blank',
      'is blank: write a text here',
      (value) => value === undefined || value.trim() !== '',
    )
    .meta({ description: words, shown: true });

export const isOneLine = (value: string) => !/[\p{Control}\p{Surrogate}\u2028\u2029]/u.test(value);

/** A text that is stored or compared, and that the security rules can hold: no control characters, no half of a surrogate pair. */
export const oneLine = (words?: string) =>
  text(words)
    .test(
      'one-line',
      'must be one line, without invisible characters',
      (value) => value === undefined || isOneLine(value),
    )
    .meta({ shown: false });

export const optionalText = (words: string, whenOmitted: string) =>
  text(words).optional().meta({ whenOmitted });

export const anyText = (words: string, whenOmitted: string) =>
  quotedText().optional().meta({ description: words, whenOmitted });

export const flag = (words: string, whenOmitted = 'false') =>
  boolean().typeError('must be true or false').optional().meta({ description: words, whenOmitted });

export const whole = (words?: string) =>
  requiredNumber().integer('must be a whole number').meta({ description: words });

/** Too short to see: an editor who writes 3 means seconds. */
const shortestTime = 20;

/** Without `least` it may be 0, which turns motion off. */
export const milliseconds = (words: string, least?: number) =>
  whole(`${words} In milliseconds: a second has 1000.`)
    .test(
      'long-enough',
      least === undefined ? `must be 0, or ${shortestTime} or more` : `must be ${least} or more`,
      (value) => value === undefined || value >= (least ?? shortestTime) || (!least && value === 0),
    )
    .meta({ blank: 500, unit: 'ms' });

/** An object with these keys and no others. */
export const strictObject = <const Shape extends ObjectShape>(shape: Shape) =>
  plainGroup(shape)
    .required('is missing: write a group of keys in { }')
    .exact(`is not known here: the keys are ${Object.keys(shape).join(', ')}`);

/** A group that may be left out. */
export const optionalGroup = <Group extends AnyObject, Default, Marks extends Flags>(
  words: string,
  whenOmitted: string,
  group: ObjectSchema<Group, AnyObject, Default, Marks>,
) => group.optional().default(undefined).meta({ description: words, whenOmitted });

/** The key by which an entry says of which kind it is. */
export const kindKey = <const Kind extends string>(kind: Kind, words: string) =>
  string<Kind>().oneOf([kind]).required().meta({ description: words, part: 'more' });

/** A list that may be left out, or empty. */
export const optionalList = <Item>(
  words: string,
  whenOmitted: string,
  item: ISchema<Item, AnyObject>,
) => plainList(item).optional().meta({ description: words, whenOmitted });

/** A list with at least one entry. */
export const listOf = <Item>(words: string, item: ISchema<Item, AnyObject>) =>
  plainList(item)
    .required('is missing: write a list')
    .min(1, 'is empty: write at least one entry')
    .meta({ description: words });

/** A text whose marks are rendered (src/schema/parse-marks.ts). */
export const markedText = (words?: string) => text(words).meta({ marks: true });

export const optionalMarkedText = (words: string, whenOmitted: string) =>
  optionalText(words, whenOmitted).meta({ marks: true });

/** One of a closed set of words, each with its meaning unless the word is clear by itself. */
export const oneOf = <const Word extends string>(
  words: string | undefined,
  allowed: readonly Word[] | Record<Word, string>,
) => {
  const known = (Array.isArray(allowed) ? allowed : Object.keys(allowed)) as readonly Word[];
  const meanings = Array.isArray(allowed) ? undefined : (allowed as Record<Word, string>);
  return mixed<Word>()
    .required(`is missing: choose one of ${known.join(', ')}`)
    .oneOf(known, `is not known: choose one of ${known.join(', ')}`)
    .meta({ description: words, meanings });
};

export const optionalOneOf = <const Word extends string>(
  words: string | undefined,
  whenOmitted: string,
  allowed: readonly Word[] | Record<Word, string>,
) => oneOf(words, allowed).optional().meta({ whenOmitted });

export const sample = () =>
  flag('Marks samples in place of your own details. Replace them, then delete this line.').meta({
    example: 'true',
    part: 'more',
  });

/** What the site fills into a text, and whether the text must contain it. */
type Placeholders<Name extends string> = Record<Name, { needed?: string }>;

const bracesIn = (value: string) => value.match(/\{[^{}]*\}|[{}]/g) ?? [];

/**
 * A text with placeholders in { }. `needed` says what replaces a required one. Visitors would see unknown
 * placeholders as they are written.
 */
export const textWith = <const Name extends string>(
  words: string,
  placeholders: Placeholders<Name>,
) => {
  const known = Object.entries<{ needed?: string }>(placeholders).map(([name, { needed }]) => ({
    name,
    sign: `{${name}}`,
    needed,
  }));
  const signs = known.map(({ sign }) => sign);
  const only = text(words)
    .test('placeholders', `must hold no { } but ${signs.join(' and ')}`, (value = '') =>
      bracesIn(value).every((each) => signs.includes(each)),
    )
    .meta({
      placeholders: Object.keys(placeholders),
      neededPlaceholders: known.flatMap(({ name, needed }) => (needed === undefined ? [] : name)),
    });
  return known.reduce(
    (schema, { sign, needed }) =>
      needed === undefined
        ? schema
        : schema.test(
            `holds ${sign}`,
            `must hold ${sign}, where ${needed} goes`,
            (value) => value === undefined || value.includes(sign),
          ),
    only,
  );
};
