import type { Schema } from 'yup';
import { showWhen } from '../../schema/condition';
import { entryOfKind } from '../../schema/groups';
import { kindKey, listOf, markedText, optionalOneOf, strictObject } from '../../schema/primitives';

/** Fields under one heading; `schemas` are the kinds that it may contain. */
export const groupSchema = <Schemas extends Record<string, Schema>>(schemas: Schemas) =>
  strictObject({
    kind: kindKey('group', 'The kind of field.'),
    legend: markedText('The words above the fields.'),
    columns: optionalOneOf('How the fields are arranged.', 'one', {
      one: 'below each other; two fields of half a row share one',
      two: 'two side by side, where there is room',
      three: 'three side by side, where there is room',
    }).meta({ input: 'look' }),
    fields: listOf(
      'The fields of the group, in order. A group cannot hold another group.',
      entryOfKind({ name: 'Field', description: 'A question of a form.' }, schemas),
    ),
    showWhen: showWhen(),
  }).meta({
    description: 'Several fields that belong together, under a label of their own.',
    aliases: 'fieldset row section columns box',
  });
