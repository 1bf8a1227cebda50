import {
  ArraySchema,
  BooleanSchema,
  LazySchema,
  NumberSchema,
  ObjectSchema,
  type ISchema,
  type Schema,
} from 'yup';
import type { Metadata } from '../../src/contract/metadata';
import type { ChoiceValue, GroupValue, KeyDescription, ValueDescription } from './description';
import { limitsOf } from './limits-of';

type Contract = Schema | LazySchema<unknown>;

const metadataOf = (contract: Contract): Metadata => contract.meta() ?? {};

const describeKey = (key: string, contract: Contract): KeyDescription => {
  const { says = '', leftOut } = metadataOf(contract);
  return {
    key,
    says,
    required: !contract.spec.optional,
    ...(leftOut !== undefined && { leftOut }),
    value: describeValue(contract),
  };
};

const describeChoice = ({ group, choices }: Metadata): ChoiceValue => {
  if (!group || !choices) throw new Error('This contract does not say between what it chooses.');
  return {
    is: 'choice',
    ...group,
    ...(choices.by !== undefined && { by: choices.by }),
    ...(choices.text && { text: true }),
    choices: Object.entries(choices.contracts).map(([name, contract]) => ({
      name,
      group: describeContract(contract),
    })),
  };
};

const describeWord = (word: string, means: string | undefined) =>
  means === undefined ? { word } : { word, means };

const describeValue = (contract: Contract | ISchema<unknown>): ValueDescription => {
  if (contract instanceof LazySchema) return describeChoice(metadataOf(contract));
  const schema = contract as Schema;
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
  if (schema instanceof ObjectSchema) return describeContract(schema);
  if (schema instanceof BooleanSchema) return { is: 'flag' };
  const limits = limitsOf(schema);
  if (!(schema instanceof NumberSchema)) return { is: 'text', limits };
  const whole = schema.describe().tests.some(({ name }) => name === 'integer');
  return { is: 'number', whole, limits };
};

/** What a contract says of a group of keys, as plain data. Pure. */
export const describeContract = (contract: Schema): GroupValue => {
  if (!(contract instanceof ObjectSchema)) throw new Error('This contract is no group of keys.');
  const { group, says = '' } = metadataOf(contract);
  const fields = Object.entries(contract.fields as Record<string, Contract>);
  return {
    is: 'group',
    ...(group ?? { says }),
    keys: fields.map(([key, field]) => describeKey(key, field)),
    limits: limitsOf(contract),
  };
};
