import { plainNumber } from '../../schema/plain-values';
import { optionalGroup, optionalText, strictObject } from '../../schema/primitives';
import { usualText } from '../../schema/usual-text';
import { autoComplete, fieldSchema, prefill } from '../field-schema';

const optionalNumber = (words: string, whenOmitted: string) =>
  plainNumber().optional().meta({ description: words, whenOmitted });

export const numberSchema = fieldSchema(
  'number',
  'A number. Stored as a number, or as nothing if the field is empty.',
  {
    step: optionalNumber(
      'The step between numbers: 1 accepts whole numbers, 0.5 halves, 0.01 cents.',
      '1',
    ).positive('must be more than 0'),
    steppers: optionalGroup(
      'A − and a + beside the number, which go one step within the limits of its rules: {} has the usual words.',
      'visitors type the number',
      strictObject({
        less: usualText('steppers.less', 'What the − says to screen readers.'),
        more: usualText('steppers.more', 'What the + says to screen readers.'),
      }),
    ).meta({
      group: { name: 'Steppers', description: 'The words of a − and a + beside a number.' },
    }),
    prefix: optionalText(
      'A sign before the number, for example £. Screen readers say it with the label, as they do the unit.',
      'nothing is shown there',
    ),
    unit: optionalText('Words after the number, for example € or years.', 'nothing is shown there'),
    errorMessage: usualText(
      'number.errorMessage',
      'The error message for anything that is not such a number.',
    ).meta({ part: 'more' }),
    autoComplete: autoComplete(),
    initial: optionalNumber('The number at the start.', 'the field is empty').meta({
      part: 'more',
    }),
    prefill: prefill(),
  },
).meta({
  closed: true,
  // Of other steps than whole ones a remainder is not exact.
  onlyInBrowser: ({ step }) =>
    typeof step === 'number' && !Number.isSafeInteger(step) ? `step ${step}` : undefined,
  aliases: 'amount quantity integer currency money range slider age stepper decimal count',
});
