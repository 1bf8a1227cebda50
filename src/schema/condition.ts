import type { InferType } from 'yup';
import { flag, oneLine, strictObject, text } from './primitives';

const words =
  'Shows this only while a field above it has this value. What is hidden is neither checked nor stored.';

type Answers = Record<'is' | 'isNot' | 'filled', unknown>;

/** When a part of a form is shown. */
const conditionSchema = strictObject({
  field: text('The name of the other field.').meta({ shown: false }),
  is: oneLine('The value that the other field must have: that of an option, or what was typed.')
    .optional()
    .meta({ whenOmitted: 'write isNot or filled instead' }),
  isNot: oneLine('The value that the other field must not have.')
    .optional()
    .meta({ whenOmitted: 'write is or filled instead' }),
  filled: flag(
    'Whether the other field must be filled in: true if so, false if it must be empty.',
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
  .meta({ group: { name: 'Condition', description: 'When a part of a form is shown.' } });

export type Condition = InferType<typeof conditionSchema>;

/** `when`, as the parts of a price have it. */
export const countsWhen = () =>
  conditionSchema.optional().default(undefined).meta({
    description: 'It counts only while another field has this value.',
    whenOmitted: 'it always counts',
  });

/** `showWhen`, as fields, groups, notes and steps have it. */
export const showWhen = () =>
  conditionSchema
    .optional()
    .default(undefined)
    .meta({ description: words, whenOmitted: 'it is always shown' });
