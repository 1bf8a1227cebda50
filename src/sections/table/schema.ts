import { array } from 'yup';
import {
  anyText,
  flag,
  listOf,
  oneOf,
  optionalList,
  optionalText,
  text,
} from '../../schema/primitives';
import { sectionSchema, sectionLead, sectionTitle, standing } from '../section-schema';

const cell = anyText('', '').meta({ marks: true, shown: true });

const row = array()
  .of(cell.defined())
  .typeError('must be a list in [ ]')
  .required('is missing: write a list')
  .min(1, 'is empty: write at least one entry');

export const tableSchema = sectionSchema(
  'table',
  'A table, such as a list of prices. Where its columns do not fit, as on telephones, each row is a block with the headings of the columns beside the texts, or the table scrolls. Amounts in a column are aligned by their digits.',
  {
    ...standing,
    title: sectionTitle(),
    lead: sectionLead(),
    caption: optionalText(
      'The caption, right above the table.',
      'the heading of the section names the table',
    ),
    columns: optionalList(
      'The headings of the columns, from first to last.',
      'the table has no row of headings',
      text(),
    ),
    rows: listOf(
      "The rows from top to bottom, each a list of as many texts as there are columns: ['Check-up', '£50']. '' leaves a place empty.",
      row,
    ),
    rowHeadings: flag('Whether the first text of each row is the heading of the row.', 'true'),
    narrow: oneOf('What happens where the columns do not fit beside each other.', {
      blocks: 'each row is a block, with the headings of the columns beside the texts',
      scroll: 'the table scrolls sideways and says so; its first column stays in view',
    })
      .optional()
      .meta({
        whenOmitted: 'rows are blocks; from seven columns on the table scrolls',
        input: 'look',
        wordAliases: { blocks: ['cards', 'stack', 'stacked'], scroll: ['swipe', 'overflow'] },
      }),
    note: optionalText('A note below the table.', 'there is no note').meta({ marks: true }),
  },
).meta({
  aliases: 'pricing prices price-list pricing-table price-table comparison rates fees spreadsheet',
});
