import type { Schema } from 'yup';
import { ruleSchema } from '../../rules/schemas';
import { entryOfKind } from '../../schema/groups';
import { plainList } from '../../schema/plain-values';
import { listOf, optionalText, textWith, whole } from '../../schema/primitives';
import { noAnyOfAddress } from '../address/in-entries';
import { fieldSchema } from '../field-schema';
import { mostEntries } from './most-entries';

const amount = (words: string, least: number) =>
  whole(words)
    .min(least, `must be ${least} or more`)
    .max(mostEntries, `must be ${mostEntries} or less`);

type List = { min?: number; max?: number };

/** Fields that visitors fill in several times; `schemas` are the kinds that an entry may contain. */
export const listSchema = <Schemas extends Record<string, Schema>>(schemas: Schemas) =>
  fieldSchema(
    'list',
    'Several entries of the same fields, such as children or guests: visitors add and remove them. Stored as a list, each entry with the names of its fields.',
    {
      fields: listOf(
        'The fields of one entry, in order, of every kind but matrix, price, file, group, list and stored-group. Notes may stand between them. The parts of an address are fields of the entry: AddressStreet, AddressTown. Conditions name fields of the same entry, or of the form where the entry has none of that name.',
        entryOfKind({ name: 'Field', description: 'A question of a form.' }, schemas),
      )
        .test(noAnyOfAddress)
        .meta({ ownNames: true }),
      rules: plainList(ruleSchema).optional().meta({
        description: 'The checks of each entry, in order. They name fields of the entry.',
        whenOmitted: 'nothing is checked in an entry',
        ownNames: true,
      }),
      min: amount('The smallest number of entries. The form starts with so many.', 0)
        .optional()
        .meta({ whenOmitted: '1' }),
      max: amount('The largest number of entries.', 1),
      entry: textWith('The title of each entry. {number} becomes its number.', { number: {} })
        .optional()
        .meta({ whenOmitted: 'entryTitle of the words in config/site.ts' }),
      add: optionalText(
        'The label of the button that adds an entry.',
        'addEntry of the words in config/site.ts',
      ),
      remove: optionalText(
        'The label of the button that removes an entry.',
        'removeEntry of the words in config/site.ts',
      ),
    },
  )
    .test('entries-in-order', 'must not be more than max', function inOrder({ min, max }: List) {
      if (min === undefined || max === undefined || min <= max) return true;
      return this.createError({ path: `${this.path}.min` });
    })
    .meta({
      asked: { list: ['required', 'at-least-one', 'min'] },
      holdsAtMost: 'max',
      aliases: 'repeater repeat repeatable entries rows multiple-entries dynamic add-another',
    });
