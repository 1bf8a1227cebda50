import type { InferType } from 'yup';
import { flag, oneLine, strictObject, text } from './primitives';

const words =
  'Shows this only while another field, which stands above, holds what is said here. What is hidden is not asked, not checked and not stored.';

type Answers = Record<'is' | 'isNot' | 'filled', unknown>;

/** When a part of a form is shown. */
const conditionSchema = strictObject({
  field: text('The other field, by its name.'),
  is: oneLine('What the other field holds: the value of an option, or what was typed.')
    .optional()
    .meta({ whenOmitted: 'write isNot or filled instead' }),
  isNot: oneLine('What the other field does not hold.')
    .optional()
    .meta({ whenOmitted: 'write is or filled instead' }),
  filled: flag(
    'Whether something was typed, chosen or ticked in the other field: true, something was; false, nothing was.',
    'write is or isNot instead',
  ),
})
  .test(
    'one-condition',
    'must say exactly one of is, isNot and filled',
    // yup also tests an omitted condition.
    (condition: Partial<Answers> | undefined) =>
      !condition ||
      [condition.is, condition.isNot, condition.filled].filter((each) => each !== undefined)
        .length === 1,
  )
  .meta({ group: { name: 'Condition', description: 'When something of a form is shown.' } });

export type Condition = InferType<typeof conditionSchema>;

/** `showWhen`, as fields, groups, notes and steps have it. */
export const showWhen = () =>
  conditionSchema
    .optional()
    .default(undefined)
    .meta({ description: words, whenOmitted: 'it is always shown' });
