import type { Schema } from 'yup';
import { showWhen } from '../../schema/condition';
import { entryOfKind } from '../../schema/groups';
import { kindKey, listOf, markedText, oneOf, strictObject } from '../../schema/primitives';

/** Fields under one heading; `schemas` are the kinds that it may contain. */
export const groupSchema = <Schemas extends Record<string, Schema>>(schemas: Schemas) =>
  strictObject({
    kind: kindKey('group', 'What sort of field this is.'),
    legend: markedText('The words above the fields.').meta({ aliases: 'title label heading' }),
    columns: oneOf('How the fields stand.', {
      one: 'below each other, two halves beside each other',
      two: 'two beside each other, where there is room',
      three: 'three beside each other, where there is room',
    })
      .optional()
      .meta({ whenOmitted: 'one' }),
    fields: listOf(
      'The fields of the group, in order. A group holds no other group.',
      entryOfKind({ name: 'Field', description: 'Something that a form asks.' }, schemas),
    ),
    showWhen: showWhen(),
  }).meta({
    description: 'Several fields that belong together, under words of their own.',
    aliases: 'fieldset row section columns box repeater',
  });
