import {
  ArraySchema,
  BooleanSchema,
  LazySchema,
  NumberSchema,
  ObjectSchema,
  type ISchema,
  type Schema,
} from 'yup';
import type { Metadata } from '../../src/schema/metadata';
import type { ChoiceValue, GroupValue, KeyDescription, ValueDescription } from './description';
import { limitsOf } from './limits-of';

type AnySchema = Schema | LazySchema<unknown>;

const metadataOf = (schema: AnySchema): Metadata => schema.meta() ?? {};

const describeKey = (key: string, schema: AnySchema): KeyDescription => {
  const { description = '', whenOmitted } = metadataOf(schema);
  return {
    key,
    description,
    required: !schema.spec.optional,
    ...(whenOmitted !== undefined && { whenOmitted }),
    value: describeValue(schema),
  };
};

const describeChoice = ({ group, choices }: Metadata): ChoiceValue => {
  if (!group || !choices) throw new Error('This schema does not say between what it chooses.');
  return {
    is: 'choice',
    ...group,
    ...(choices.by !== undefined && { by: choices.by }),
    ...(choices.text && { text: true }),
    choices: Object.entries(choices.schemas).map(([name, schema]) => ({
      name,
      group: describeSchema(schema),
    })),
  };
};

const describeWord = (word: string, means: string | undefined) =>
  means === undefined ? { word } : { word, means };

const describeValue = (described: AnySchema | ISchema<unknown>): ValueDescription => {
  if (described instanceof LazySchema) return describeChoice(metadataOf(described));
  const schema = described as Schema;
  const { meanings, entries } = metadataOf(schema);
  const words = schema.describe().oneOf as string[];
  if (words.length > 0) {
    return { is: 'word', words: words.map((word) => describeWord(word, meanings?.[word])) };
  }
  if (entries) {
    const value = describeValue(entries.value);
    return { is: 'names', nameLimits: limitsOf(entries.name), value };
  }
  if (schema instanceof ArraySchema) {
    if (!schema.innerType) throw new Error('This list does not say what it holds.');
    return { is: 'list', item: describeValue(schema.innerType), limits: limitsOf(schema) };
  }
  if (schema instanceof ObjectSchema) return describeSchema(schema);
  if (schema instanceof BooleanSchema) return { is: 'flag' };
  const limits = limitsOf(schema);
  if (!(schema instanceof NumberSchema)) return { is: 'text', limits };
  const whole = schema.describe().tests.some(({ name }) => name === 'integer');
  return { is: 'number', whole, limits };
};

/** What a schema says of a group of keys, as plain data. Pure. */
export const describeSchema = (schema: Schema): GroupValue => {
  if (!(schema instanceof ObjectSchema)) throw new Error('This schema is no group of keys.');
  const { group, description = '' } = metadataOf(schema);
  const fields = Object.entries(schema.fields as Record<string, AnySchema>);
  return {
    is: 'group',
    ...(group ?? { description }),
    keys: fields.map(([key, field]) => describeKey(key, field)),
    limits: limitsOf(schema),
  };
};
