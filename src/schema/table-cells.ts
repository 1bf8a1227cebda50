import { plainList, quotedText } from './plain-values';
import { anyText } from './primitives';

const cell = anyText('', '').meta({ marks: true, shown: true });

/** The heading of a column. The corner above the headings of the rows may be empty. */
export const columnHeading = quotedText()
  .defined('is missing: write a text here')
  .test(
    'not-blank',
    'is blank: write a text here',
    (value, { path }) => value?.trim() !== '' || path.endsWith('columns[0]'),
  )
  .meta({ shown: true });

/** A row of a table: its texts, of which some may be empty. */
export const tableRow = plainList(cell.defined())
  .required('is missing: write a list')
  .min(1, 'is empty: write at least one entry');
