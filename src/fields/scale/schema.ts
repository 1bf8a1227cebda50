import { text, whole } from '../../schema/primitives';
import { fieldSchema, prefill } from '../field-schema';

/** The most numbers of a scale: more cannot be told apart. */
const mostNumbers = 11;

type Ends = { from?: number | undefined; to: number };

export const scaleSchema = fieldSchema(
  'scale',
  'Numbers in a row with words for the first and the last, such as 0 to 10. Stored as the number chosen, or as nothing if none was.',
  {
    from: whole('The first number.')
      .min(0, 'must be 0 or more')
      .max(100, 'must be 100 or less')
      .optional()
      .meta({ whenOmitted: '0' }),
    to: whole('The last number.').meta({ blank: 10 }),
    lowest: text('What the first number means, for example Not at all likely.'),
    highest: text('What the last number means, for example Very likely.'),
    prefill: prefill(),
  },
)
  .test({
    name: 'scale',
    message: `must be more than from, by ${mostNumbers - 1} at most`,
    test({ from = 0, to }: Ends, { createError, path }) {
      const isScale = !Number.isInteger(to) || (to > from && to < from + mostNumbers);
      return isScale || createError({ path: path ? `${path}.to` : 'to' });
    },
  })
  .meta({
    closed: true,
    holdsAtMost: 'to',
    aliases: 'nps linear-scale zero-to-ten opinion-scale score',
  });
