import type { Schema } from 'yup';
import { ruleSchema } from '../../rules/schemas';
import { entryOfKind } from '../../schema/groups';
import { plainList } from '../../schema/plain-values';
import { listOf } from '../../schema/primitives';
import { noAnyOfAddress } from '../address/in-entries';
import { fieldSchema } from '../field-schema';

/** Fields whose answers are stored together; `schemas` are the kinds that it may contain. */
export const storedGroupSchema = <Schemas extends Record<string, Schema>>(schemas: Schemas) =>
  fieldSchema(
    'stored-group',
    'Several fields whose answers are stored together, under the name of the group: Address holds Street and Town. Other groups only arrange fields.',
    {
      fields: listOf(
        'The fields of the group, in order, of every kind but matrix, price, file, group, list and stored-group. Notes may stand between them. The parts of an address are fields of the group: AddressStreet, AddressTown. Conditions name fields of the group, or of the form where the group has none of that name.',
        entryOfKind({ name: 'Field', description: 'A question of a form.' }, schemas),
      )
        .test(noAnyOfAddress)
        .meta({ ownNames: true }),
      rules: plainList(ruleSchema).optional().meta({
        description: 'The checks of its fields, in order. They name fields of the group.',
        whenOmitted: 'nothing is checked in the group',
        ownNames: true,
      }),
    },
  ).meta({
    asked: { map: [] },
    aliases: 'object nested map stored-together sub-form',
  });
