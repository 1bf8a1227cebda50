import { lacks } from '../../schema/groups';
import { flag, listOf, optionalList, optionalOneOf, optionalText } from '../../schema/primitives';
import { columnHeading, tableRow } from '../../schema/table-cells';
import { usualText } from '../../schema/usual-text';
import { sectionSchema, sectionLead, sectionTitle, standing } from '../section-schema';

const comparison = ['comparison'];

export const tableSchema = sectionSchema(
  'table',
  'A table, such as a list of prices, or a comparison of what is offered. Where its columns do not fit, as on telephones, each row is a block with the headings of the columns beside the texts, or the table scrolls. Amounts in a column are aligned by their digits.',
  {
    ...standing,
    title: sectionTitle(),
    lead: sectionLead(),
    caption: optionalText(
      'The caption, right above the table.',
      'the heading of the section names the table',
    ),
    look: optionalOneOf('How the table is shown.', 'lines', {
      lines: 'lines of text, as in a list of prices',
      comparison:
        'what is offered side by side: a column for each, a row for each feature, with check marks',
    }).meta({ input: 'layout' }),
    columns: optionalList(
      'The headings of the columns, from first to last. The first may be empty, above the headings of the rows.',
      'the table has no row of headings',
      columnHeading,
    ),
    rows: listOf(
      "The rows from top to bottom, each a list of as many texts as there are columns: ['Check-up', '£50']. '' leaves a place empty.",
      tableRow,
    ),
    rowHeadings: flag('Whether the first text of each row is the heading of the row.', 'true').meta(
      { inLooks: { not: comparison } },
    ),
    yes: optionalText(
      'For a comparison: the text in the rows that becomes a check mark, for example included. Screen readers say it.',
      'nothing becomes a check mark',
    ).meta({ inLooks: { only: comparison } }),
    no: optionalText(
      'For a comparison: the text in the rows that becomes a dash, for example not included. Screen readers say it.',
      'nothing becomes a dash',
    ).meta({ inLooks: { only: comparison } }),
    highlight: optionalText(
      'For a comparison: the heading of the column that stands out.',
      'no column stands out',
    ).meta({
      shown: false,
      translated: true,
      follows: { beside: 'columns[]' },
      inLooks: { only: comparison },
    }),
    highlighted: usualText(
      'comparison.highlighted',
      'What screen readers say after that heading, for example recommended.',
    )
      .optional()
      .meta({ usualWhere: ({ highlight }) => highlight !== undefined }),
    narrow: optionalOneOf(
      'What happens where the columns do not fit beside each other.',
      'rows are blocks; from seven columns on the table scrolls',
      {
        blocks: 'each row is a block, with the headings of the columns beside the texts',
        scroll: 'the table scrolls sideways and says so; its first column stays in view',
      },
    ).meta({ input: 'look', inLooks: { not: comparison } }),
    note: optionalText('A note below the table.', 'there is no note').meta({ marks: true }),
  },
)
  .test(
    lacks({
      key: 'columns',
      form: "['Feature', 'Basic', 'Plus']",
      when: ({ look, columns }) => look === 'comparison' && columns === undefined,
    }),
  )
  .meta({
    blank: {
      columns: ['What', 'Price'],
      rows: [
        ['First', '10'],
        ['Second', '20'],
      ],
    },
    aliases:
      'pricing prices price-list pricing-table price-table comparison rates fees spreadsheet',
  });
