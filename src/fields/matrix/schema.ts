import type { InferType } from 'yup';
import {
  flag,
  listOf,
  markedText,
  oneLine,
  optionalText,
  strictObject,
  whole,
} from '../../schema/primitives';
import { recordName } from '../../schema/record';
import { usualTextWith } from '../../schema/usual-text';
import { fieldSchema } from '../field-schema';

/** More answers beside each other cannot be told apart. */
const mostColumns = 11;

/** More rows nobody answers with care. */
const mostRows = 30;

const row = strictObject({
  name: recordName(
    'The name under which the answer of this row is stored. Visitors do not see it.',
  ).meta({ blank: ({ unused }) => unused('Row') }),
  label: markedText('The statement, or the question of the row.'),
  optional: flag(
    'Whether the row may be left without an answer where the rule required asks for all.',
    'false: it is asked like the others',
  ),
}).meta({
  group: { name: 'MatrixRow', description: 'A row of a matrix: a statement to answer.' },
});

const column = strictObject({
  value: oneLine('What is stored when a visitor chooses it.')
    .optional()
    .meta({ shownAs: 'label', names: 'option', whenOmitted: 'write number instead' }),
  number: whole('The number that is stored when a visitor chooses it.')
    .min(0, 'must be 0 or more')
    .max(1000, 'must be 1000 or less')
    .optional()
    .meta({ whenOmitted: 'write value instead', example: '3' }),
  label: optionalText('What visitors read.', 'the value itself'),
})
  .test(
    'value-or-number',
    'must say either value (a text) or number',
    (each: { value?: unknown; number?: unknown } | undefined) =>
      !each || (each.value === undefined) !== (each.number === undefined),
  )
  .meta({
    group: { name: 'MatrixColumn', description: 'An answer to each statement of a matrix.' },
    blank: ({ unused }) => ({ value: unused('New answer') }),
  });

type Answers = { several?: boolean | undefined; columns?: unknown };

const hasNumber = (each: { number?: unknown } | undefined) => each?.number !== undefined;

export type MatrixColumn = InferType<typeof column>;

export const matrixSchema = fieldSchema(
  'matrix',
  'Statements with the same answers to each, as in a survey: a table of rows and columns, on telephones one below the other. Stored as a group that has the answer of each row by the name of the row, or nothing where none was given; a row that may be left out is not there then.',
  {
    rows: listOf('The statements, in order.', row).max(
      mostRows,
      `must have ${mostRows} entries or fewer`,
    ),
    columns: listOf('The answers of which visitors choose one in each row, in order.', column)
      .min(2, 'must have two entries or more')
      .max(mostColumns, `must have ${mostColumns} entries or fewer`)
      .meta({ blank: [{ value: 'Disagree' }, { value: 'Neither' }, { value: 'Agree' }] }),
    several: flag(
      'Whether visitors may choose several answers in a row: boxes to tick. Stored as a list in each row. The answers are texts then, no numbers.',
      'false: one answer in each row',
    ),
    unanswered: usualTextWith(
      'matrix.unanswered',
      'The error message for a row without an answer, where the rule required asks for all. {row} becomes its statement, {message} the message of the rule.',
      { row: { needed: 'the statement' }, message: {} },
    ),
  },
)
  .test({
    name: 'texts-of-several',
    message: 'must not be there beside several: each answer is a text then, so write value',
    test({ several, columns }: Answers, { createError, path }) {
      const place = several && Array.isArray(columns) ? columns.findIndex(hasNumber) : -1;
      return (
        place < 0 || createError({ path: `${path ? `${path}.` : ''}columns[${place}].number` })
      );
    },
  })
  .meta({
    closed: true,
    aliases:
      'grid likert multiple-choice-grid single-choice-matrix checkbox-grid tick-box-grid statements',
  });
