import {
  ArraySchema,
  BooleanSchema,
  type ISchema,
  LazySchema,
  NumberSchema,
  ObjectSchema,
  type Schema,
} from 'yup';
import { wordsOfSet } from '../../src/schema/closed-set';
import { mayBeLeftOut } from '../../src/schema/left-out';
import type { Metadata } from '../../src/schema/metadata';
import { type Bounds, boundsOf, unitOf } from '../config-values/bounds';

type TextValue = { is: 'text'; limits: string[] };
type NumberValue = { is: 'number'; whole: boolean; limits: string[] };
type FlagValue = { is: 'flag' };
/** One of a closed set of words; where it is open, also a name that the site gives. */
export type WordValue = {
  is: 'word';
  words: { word: string; means?: string }[];
  open?: boolean;
};
type ListValue = {
  is: 'list';
  item: ValueDescription;
  limits: string[];
  /** A group that may be written in its place. */
  or?: GroupValue;
};
export type GroupValue = {
  is: 'group';
  /** Set where several keys share the group. */
  name?: string;
  description: string;
  keys: KeyDescription[];
  limits: string[];
};
/** A group with the editor's own names. */
type NamesValue = { is: 'names'; nameLimits: string[]; value: ValueDescription };
export type ChoiceValue = {
  is: 'choice';
  name: string;
  description: string;
  /** The discriminating key; without it, the keys that exist decide. */
  by?: string;
  choices: { name: string; group: GroupValue }[];
  /** A quoted text may replace it. */
  text?: true;
  /** A number may replace it. */
  number?: true;
};

/** A schema as plain data: what config may say, in words for an editor who is no programmer. */
export type ValueDescription =
  | TextValue
  | NumberValue
  | FlagValue
  | WordValue
  | ListValue
  | GroupValue
  | NamesValue
  | ChoiceValue;

export type KeyDescription = {
  key: string;
  description: string;
  required: boolean;
  /** The effect of leaving the key out. */
  whenOmitted?: string;
  /** What is written for it where no example of the group has it. */
  example?: string;
  value: ValueDescription;
};

type AnySchema = Schema | LazySchema<unknown>;

const metadataOf = (schema: AnySchema): Metadata => schema.meta() ?? {};

/** What the type says already, and what is so rare that its message is enough. */
const unreported = new Set([
  ...['required', 'not-blank', 'integer', 'exact', 'not-in-every-object', 'not-of-every-form'],
]);

const amount = ({ min, more, max }: Bounds): string | undefined => {
  if (min !== undefined && max !== undefined) return `from ${min} to ${max}`;
  if (more !== undefined && max !== undefined) return `more than ${more}, at most ${max}`;
  if (min !== undefined) return `at least ${min}`;
  if (more !== undefined) return `more than ${more}`;
  return max === undefined ? undefined : `at most ${max}`;
};

/** The allowed values in a message: all of it, or the part after the colon. */
const allowedIn = (message: string) =>
  message.startsWith('must') ? message : (message.split(/: (.*)/s)[1] ?? message);

const messagesOf = (schema: Schema): string[] =>
  schema.tests.flatMap(({ OPTIONS: { name = '', message } = { test: () => true } }) =>
    typeof message !== 'string' || unreported.has(name) || name === 'min' || name === 'max'
      ? []
      : [allowedIn(message)],
  );

/** The limits of a value besides its type, in words. */
export const limitsOf = (schema: Schema): string[] => {
  const bounds = amount(boundsOf(schema));
  const unit = bounds === 'at least 1' && schema.type === 'array' ? ' entry' : unitOf(schema);
  if (schema.type === 'string' && schema.tests.length === 0) return ['may be empty'];
  const { marks, chooses } = metadataOf(schema);
  return [
    ...(bounds ? [`${bounds}${unit}`] : []),
    ...messagesOf(schema),
    ...(chooses ? [`the name of a file in config/${chooses.name}s, without .ts`] : []),
    ...(marks ? ['may hold `**bold**`, `*italic*` and `[words](/Contact)`'] : []),
  ];
};

const describeKey = (key: string, schema: AnySchema): KeyDescription => {
  const { description, inFiles, whenOmitted, example } = metadataOf(schema);
  return {
    key,
    description: [description, inFiles].filter(Boolean).join(' '),
    required: !mayBeLeftOut(schema),
    ...(whenOmitted !== undefined && { whenOmitted }),
    ...(example !== undefined && { example }),
    value: describeValue(schema),
  };
};

const describeChoice = ({ group, choices }: Metadata): ChoiceValue => {
  if (!group || !choices) throw new Error('This schema does not name its choices.');
  return {
    is: 'choice',
    ...group,
    ...(choices.by !== undefined && { by: choices.by }),
    ...(choices.text && { text: true }),
    ...(choices.number && { number: true }),
    choices: Object.entries(choices.schemas).map(([name, schema]) => ({
      name,
      group: describeSchema(schema),
    })),
  };
};

const describeWord = (word: string, means: string | undefined) =>
  means === undefined ? { word } : { word, means };

const describeValue = (described: AnySchema | ISchema<unknown>): ValueDescription => {
  const { entries } = metadataOf(described as AnySchema);
  if (entries) {
    const value = describeValue(entries.value);
    return { is: 'names', nameLimits: limitsOf(entries.name), value };
  }
  if (described instanceof LazySchema) return describeChoice(metadataOf(described));
  const schema = described as Schema;
  const { meanings, withGrounds } = metadataOf(schema);
  const words = wordsOfSet(schema);
  if (words.length > 0) {
    return {
      is: 'word',
      words: words.map((word) => describeWord(word, meanings?.[word])),
      ...(withGrounds && { open: true }),
    };
  }
  if (schema instanceof ArraySchema) {
    if (!schema.innerType) throw new Error('This list does not name its entries.');
    const { orGroup } = metadataOf(schema);
    return {
      is: 'list',
      item: describeValue(schema.innerType),
      limits: limitsOf(schema),
      ...(orGroup && { or: describeSchema(orGroup) }),
    };
  }
  if (schema instanceof ObjectSchema) return describeSchema(schema);
  if (schema instanceof BooleanSchema) return { is: 'flag' };
  const limits = limitsOf(schema);
  if (!(schema instanceof NumberSchema)) return { is: 'text', limits };
  const whole = schema.tests.some(({ OPTIONS }) => OPTIONS?.name === 'integer');
  return { is: 'number', whole, limits };
};

/** A schema's group of keys as plain data. Pure. */
export const describeSchema = (schema: Schema): GroupValue => {
  if (!(schema instanceof ObjectSchema)) throw new Error('This schema is not a group of keys.');
  const { group, description = '' } = metadataOf(schema);
  const fields = Object.entries(schema.fields as Record<string, AnySchema>);
  return {
    is: 'group',
    ...(group ?? { description }),
    keys: fields.map(([key, field]) => describeKey(key, field)),
    limits: limitsOf(schema),
  };
};

/** What a file holds: a group of keys, or one of several. */
export const describeFile = (schema: Schema): GroupValue | ChoiceValue => {
  const value = describeValue(schema);
  if (value.is === 'group' || value.is === 'choice') return value;
  throw new Error('A file holds a group of keys.');
};
