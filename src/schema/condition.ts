import type { InferType } from 'yup';
import { plainNumber } from './plain-values';
import { flag, listOf, oneLine, optionalText, strictObject, whole } from './primitives';
import { calledField, callsField } from './record';

const words =
  'Shows this only while a field above it has this value. What is hidden is neither checked nor stored.';

export const comparisons = [
  'is',
  'isNot',
  'isOneOf',
  'filled',
  'moreThan',
  'lessThan',
  'youngerThan',
  'notYoungerThan',
] as const;

/** How a condition may join others, instead of asking something of a field. */
export const joining = ['any', 'all'] as const;

type Answers = Record<(typeof comparisons | typeof joining)[number] | 'field', unknown>;

/** One comparison is written, and no other. */
const whenOmitted = 'another of these is written, such as is or filled';

const age = (words: string) =>
  whole(words)
    .min(1, 'must be 1 or more')
    .max(150, 'must be 150 or less')
    .optional()
    .meta({ unit: 'years', whenOmitted, example: '18' });

const farthest = 1_000_000_000;

const compared = (words: string) =>
  plainNumber()
    .min(-farthest, `must be ${-farthest} or more`)
    .max(farthest, `must be ${farthest} or less`)
    .optional()
    .meta({ description: words, whenOmitted, example: '3' });

const comparing = {
  is: oneLine(
    'The value that the other field must have: that of an option, or what was typed. Of a box that is ticked it is true, in quotes; of several choices and of a matrix one of them will do.',
  )
    .optional()
    .meta({ whenOmitted, follows: { name: 'option' } }),
  isNot: oneLine(
    'The value that the other field must not have; of several choices none may be it. An empty field does not have it.',
  )
    .optional()
    .meta({ whenOmitted, example: "'private'", follows: { name: 'option' } }),
  isOneOf: listOf(
    'The values of which the other field must have one, or of several choices at least one.',
    oneLine().meta({ follows: { name: 'option' } }),
  )
    .optional()
    .meta({ whenOmitted, example: "['friday', 'saturday']" }),
  filled: flag(
    'Whether the other field must be filled in: true if so, false if it must be empty. A box is filled in by a tick.',
    whenOmitted,
  ).meta({ example: 'true' }),
  moreThan: compared(
    'The other field, a number, stars or a scale, must be more than this; an empty one never is.',
  ),
  lessThan: compared(
    'The other field, a number, stars or a scale, must be less than this; an empty one never is.',
  ),
  youngerThan: age(
    'Whether the day of birth in the other field, of the kind date, is that of somebody younger than so many years, on the day of the visitor; of any other day, whether it is less than so many years ago.',
  ),
  notYoungerThan: age('Whether it is that of somebody of so many years or more.'),
};

const comparisonsIn = (condition: Partial<Answers>) =>
  comparisons.filter((each) => condition[each] !== undefined);

const nameWords = 'The name of the other field.';

const oneComparison =
  'must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and notYoungerThan';

const onFieldSchema = strictObject({ field: calledField(nameWords), ...comparing })
  .test(
    'one-condition',
    oneComparison,
    // yup also tests an omitted condition.
    (condition: Partial<Answers> | undefined) =>
      !condition || comparisonsIn(condition).length === 1,
  )
  .meta({
    group: { name: 'JoinedCondition', description: 'One of several conditions on other fields.' },
    blank: { filled: true },
  });

const joined = (words: string) =>
  listOf(`${words} These are not joined again.`, onFieldSchema)
    .optional()
    .meta({ whenOmitted: 'write field instead' });

/** When a part of a form is shown. */
const conditionSchema = strictObject({
  field: optionalText(nameWords, 'write any or all instead').meta(callsField),
  ...comparing,
  any: joined('Conditions of which one at least must hold.'),
  all: joined('Conditions that must all hold.'),
})
  .test(
    'one-condition',
    `${oneComparison} of a field, or only any, or only all`,
    (condition: Partial<Answers> | undefined) => {
      if (!condition) return true;
      const joins = joining.filter((each) => condition[each] !== undefined).length;
      return condition.field === undefined
        ? joins === 1 && comparisonsIn(condition).length === 0
        : joins === 0 && comparisonsIn(condition).length === 1;
    },
  )
  .meta({
    group: { name: 'Condition', description: 'When a part of a form is shown.' },
    // Its field may be left out; what begins asks one all the same.
    blank: ({ unused }) => ({ field: unused('New field'), filled: true }),
  });

export type FieldCondition = InferType<typeof onFieldSchema>;
export type Condition = InferType<typeof conditionSchema>;

/** `when`, as the parts of a price have it. */
export const countsWhen = (
  words = 'It counts only while another field has this value.',
  whenOmitted = 'it always counts',
) => conditionSchema.optional().default(undefined).meta({ description: words, whenOmitted });

/** `when`, as rules have it. */
export const asksWhen = () =>
  conditionSchema.optional().default(undefined).meta({
    description:
      'Asks only while another field has this value, for example of a firm alone. A hidden field has none.',
    whenOmitted: 'it always asks',
  });

/** `when`, as words have it that certain visitors read. */
export const readWhen = (words: string) => conditionSchema.meta({ description: words });

/** `showWhen`, as fields, groups, notes and steps have it. */
export const showWhen = () =>
  conditionSchema
    .optional()
    .default(undefined)
    .meta({ description: words, whenOmitted: 'it is always shown' });
