import { string, type ObjectShape } from 'yup';
import { flag, strictObject, text } from '../schema/primitives';

export const everyRule = {
  field: text('The field that is checked, by its name.'),
  message: text('What the visitor is told.'),
  whenFilled: flag('Leaves the field alone while it is empty.', 'false: an empty field fails too'),
  clientOnly: flag(
    'Asks the visitor’s browser alone. The database then takes what breaks the rule.',
    'false: the database asks too',
  ),
};

/** What rules of every kind say, and what this kind adds; `says` is what the kind lets through. */
export const baseRuleSchema = <const Name extends string, const Shape extends ObjectShape>(
  name: Name,
  description: string,
  shape: Shape,
) =>
  strictObject({
    field: everyRule.field,
    check: string<Name>().oneOf([name]).required().meta({ description: 'What is checked.' }),
    ...shape,
    message: everyRule.message,
    whenFilled: everyRule.whenFilled,
    clientOnly: everyRule.clientOnly,
  }).meta({ description });
