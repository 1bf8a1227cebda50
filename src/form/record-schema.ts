import { number, object, string, type Schema } from 'yup';
import { characterCount } from '../contract/character-count';
import type { StampKind, StoredRecord } from '../contract/record';
import { stampLimits } from '../contract/stamp-limits';
import { fileAddress } from '../fields/file/file-address';
import { fieldSchema } from './field-schema';
import type { FormDefinition } from './form-contract';

const stampSchema = (kind: StampKind): Schema =>
  kind === 'milliseconds'
    ? number().defined().integer().min(stampLimits.earliest).max(stampLimits.latest)
    : string()
        .defined()
        .test('length', (value) => {
          const characters = characterCount(value);
          return characters > 0 && characters <= stampLimits.longest;
        });

/**
 * What the security rules let a visitor store, for use with `{ strict: true }`: exactly the keys of
 * the form's record, each within its field's limits and rules. Rules marked `clientOnly` are asked
 * of the visitor and not of the record.
 */
export const recordSchema = ({
  fields,
  rules,
  record,
}: Pick<FormDefinition, 'fields' | 'rules' | 'record'>): Schema<StoredRecord> => {
  const enforced = rules.filter(({ clientOnly }) => !clientOnly);
  const shape = Object.fromEntries<Schema>([
    ...fields.map((field) => {
      const own = enforced.filter((rule) => rule.field === field.name);
      const schema = fieldSchema(field, own);
      return [
        field.name,
        'upload' in field ? schema.matches(fileAddress(field.upload.folder)) : schema,
      ] as const;
    }),
    ...Object.entries(record.stamps).map(([name, kind]) => [name, stampSchema(kind)] as const),
  ]);
  return object(shape).exact() as Schema as Schema<StoredRecord>;
};
