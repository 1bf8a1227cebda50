import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { heardOnly } from '../../theme/heard-only';
import { Words } from '../field-contexts';
import type { ControlProps } from '../kind-module';
import type { FieldDefinition } from '../registry';
import { choiceOf, columnWords } from './value';

type Matrix = FieldDefinition<'matrix'>;
type Style = Exclude<SxProps<Theme>, readonly unknown[]>;

/** The width of a column in rem, by its longest word: never less than a target of 44 px. */
const columnWidth = ({ columns }: Matrix): number => {
  const words = columns.flatMap((column) => columnWords(column).split(/[\s-]+/));
  return Math.min(8, Math.max(2.75, ...words.map(({ length }) => length * 0.5 + 0.6)));
};

/** The part of the width that is for statements, in percent. */
const forStatements = 34;

/** Where it has room a table, whose headings say the answers; otherwise each row a block, in which each answer says itself. */
const tableOf = (field: Matrix): Style => {
  const count = field.columns.length;
  const least = Math.ceil((columnWidth(field) * count * 100) / (100 - forStatements));
  return {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    '& th, & td': { p: 0, verticalAlign: 'middle' },
    '& th': { textAlign: 'start', fontWeight: 'inherit', color: 'text.primary' },
    '& tbody tr': { borderTop: 1, borderColor: 'divider' },
    // More than a colour.
    '& tr:has([aria-invalid="true"]) > th': {
      borderInlineStart: '4px solid',
      borderColor: 'error.main',
      paddingInlineStart: 3,
    },
    [`@container (width >= ${least}rem)`]: {
      '& thead td': { width: `${forStatements}%` },
      '& thead th': {
        fontSize: '0.875rem',
        textAlign: 'center',
        verticalAlign: 'bottom',
        overflowWrap: 'break-word',
        hyphens: 'auto',
      },
      '& th, & td': { paddingBlock: 1 },
      '& tbody th': { paddingInlineEnd: 3 },
      '& tbody td > div': {
        display: 'grid',
        gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
      },
      '& tbody td > div > label': { position: 'relative', m: 0, justifyContent: 'center' },
      '& tbody td > div > label > :last-child': heardOnly,
    },
    [`@container (width < ${least}rem)`]: {
      '&, & tbody, & tr, & th, & td': { display: 'block' },
      '& thead': heardOnly,
      '& tbody tr': { paddingBlock: 3 },
      '& tbody th': { fontWeight: 600 },
    },
  };
};

export type AnswersProps = ControlProps<'matrix'> & {
  row: Matrix['rows'][number];
  /** Of the statement, which names the answers. */
  statementId: string;
};

/** The answers of a row are one element around their labels. */
type TableProps = ControlProps<'matrix'> & { Answers: ComponentType<AnswersProps> };

const Row = ({ Answers, ...props }: AnswersProps & Pick<TableProps, 'Answers'>) => (
  // A frame of its own: what was written is kept row by row, and the form's alert leads to one.
  <Box component="tr" role="row" data-kind="matrix" data-width="full">
    <Box component="th" role="rowheader" scope="row" id={props.statementId}>
      <Words text={props.row.label} />
    </Box>
    <Box component="td" role="cell" colSpan={props.field.columns.length}>
      <Answers {...props} />
    </Box>
  </Box>
);

/**
 * A table of statements, each with its answers (WCAG 1.3.1). The roles are said as well: browsers that go by how an element
 * is displayed would no longer say that it is a table.
 */
export const MatrixTable = (props: TableProps) => {
  const { field, labelId, aria, input } = props;
  return (
    <Box
      component="fieldset"
      // Its name says that the form shows the field.
      name={field.name}
      aria-labelledby={labelId}
      aria-describedby={aria['aria-describedby']}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      <Box sx={{ containerType: 'inline-size' }}>
        <Box component="table" role="table" sx={tableOf(field)}>
          <Box component="thead" role="rowgroup">
            <Box component="tr" role="row">
              <Box component="td" role="cell" />
              {field.columns.map((column) => (
                <Box key={choiceOf(column)} component="th" role="columnheader" scope="col">
                  {columnWords(column)}
                </Box>
              ))}
            </Box>
          </Box>
          <Box component="tbody" role="rowgroup">
            {field.rows.map((row) => (
              <Row key={row.name} {...props} row={row} statementId={`${input.id}-${row.name}`} />
            ))}
          </Box>
        </Box>
      </Box>
    </Box>
  );
};
