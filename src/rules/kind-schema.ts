import type { ObjectShape } from 'yup';
import { asksWhen } from '../schema/condition';
import { flag, kindKey, strictObject, text } from '../schema/primitives';
import { calledField } from '../schema/record';

export const messageWords = 'The error message that the visitor reads.';

export const everyRule = {
  field: calledField('The name of the field that is checked.'),
  message: text(messageWords),
  when: asksWhen(),
  whenFilled: flag('Accepts an empty field.', 'false: an empty field is checked too'),
  clientOnly: flag(
    'Checks only in the visitor’s browser. The database then accepts values that break the rule.',
    'false: the database checks too',
  ),
};

/** The keys of every kind of rule, and those of this kind; `description` says what passes. */
export const kindSchema = <const Name extends string, const Shape extends ObjectShape>(
  name: Name,
  description: string,
  shape: Shape,
) =>
  strictObject({
    field: everyRule.field,
    check: kindKey(name, 'What is checked.'),
    ...shape,
    message: everyRule.message,
    when: everyRule.when,
    whenFilled: everyRule.whenFilled,
    clientOnly: everyRule.clientOnly,
  }).meta({ description });
