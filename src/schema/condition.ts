import type { InferType } from 'yup';
import { flag, oneLine, strictObject, text, whole } from './primitives';

const words =
  'Shows this only while a field above it has this value. What is hidden is neither checked nor stored.';

/** What a condition may ask of the other field. */
export const askedOfOther = ['is', 'isNot', 'filled', 'youngerThan', 'notYoungerThan'] as const;

type Answers = Record<(typeof askedOfOther)[number], unknown>;

const age = (words: string, aliases: string) =>
  whole(words)
    .min(1, 'must be 1 or more')
    .max(150, 'must be 150 or less')
    .optional()
    .meta({ unit: 'years', whenOmitted: 'write is, isNot or filled instead', aliases });

/** When a part of a form is shown. */
const conditionSchema = strictObject({
  field: text('The name of the other field.').meta({ shown: false, follows: { name: 'field' } }),
  is: oneLine('The value that the other field must have: that of an option, or what was typed.')
    .optional()
    .meta({ whenOmitted: 'write isNot or filled instead', follows: { name: 'option' } }),
  isNot: oneLine('The value that the other field must not have.')
    .optional()
    .meta({ whenOmitted: 'write is or filled instead', follows: { name: 'option' } }),
  filled: flag(
    'Whether the other field must be filled in: true if so, false if it must be empty.',
    'write is or isNot instead',
  ),
  youngerThan: age(
    'Whether the day of birth in the other field, of the kind date, is that of somebody younger than so many years, on the day of the visitor.',
    'under below minor underAge maxAge',
  ),
  notYoungerThan: age(
    'Whether it is that of somebody of so many years or more.',
    'olderThan over atLeast adult minAge',
  ),
})
  .test(
    'one-condition',
    'must say exactly one of is, isNot, filled, youngerThan and notYoungerThan',
    // yup also tests an omitted condition.
    (condition: Partial<Answers> | undefined) =>
      !condition || askedOfOther.filter((each) => condition[each] !== undefined).length === 1,
  )
  .meta({
    group: { name: 'Condition', description: 'When a part of a form is shown.' },
    blank: { filled: true },
  });

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
