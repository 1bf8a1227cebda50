import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { type TableCellProps } from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { MarkedText } from '../../ui/marked-text';
import { Section } from '../../ui/section';
import type { SectionProps } from '../section-props';
import { isColumnOfAmounts } from './is-amount';

type Rows = SectionProps<'table'>['section']['rows'];

/** The alignment of each column; amounts align by digit. */
const alignments = (rows: Rows, rowHeadings: boolean): TableCellProps['align'][] => {
  const widest = Math.max(...rows.map((row) => row.length));
  return Array.from({ length: widest }, (_, at) => {
    if (rowHeadings && at === 0) return 'inherit';
    return isColumnOfAmounts(rows.map((row) => row[at] ?? '')) ? 'right' : 'inherit';
  });
};

/** Two columns fit everywhere; more need at least this width to be readable. */
const narrowest = (columns: number) => (columns < 3 ? 14 : Math.max(27, columns * 7));

/** Hidden from sight, but not from screen readers. */
const heardOnly = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  p: 0,
} as const;

/** Each row as a block below the other: its heading, then each text beside the name of its column. */
const asBlocks = {
  minWidth: 0,
  '&, & caption, & tbody, & tr': { display: 'block' },
  '&& caption': { px: 0 },
  '& thead': heardOnly,
  '& th, & td': { display: 'block', border: 0, px: 0, py: 1 },
  // The column's own heading says it to screen readers.
  '& td[data-column]::before': {
    content: 'attr(data-column) / ""',
    flexShrink: 0,
    maxWidth: '50%',
    color: 'text.muted',
    textAlign: 'start',
    whiteSpace: 'normal',
  },
  '& td[data-column]': {
    display: 'flex',
    flexDirection: 'row',
    justifyContent: 'space-between',
    columnGap: 5,
    textAlign: 'end',
  },
  '& td:empty': heardOnly,
  '& tbody tr': { position: 'relative', py: 3, borderBottom: 1, borderColor: 'divider' },
  '& tbody tr:last-of-type': { borderBottom: 0 },
} as const;

/**
 * A table; where its columns do not fit, rows become blocks, so that no value is out of sight. A wider one
 * still scrolls by itself, reached by the keyboard (WCAG 2.1.1).
 */
export default function TableSection({ section, number }: SectionProps<'table'>) {
  const captionId = useId();
  const { title, lead, label, tone, anchor } = section;
  const { caption, columns = [], rows, rowHeadings = true, note } = section;
  const aligned = alignments(rows, rowHeadings);
  const least = `${narrowest(aligned.length)}rem`;
  return (
    <Section {...{ title, lead, label, number, tone, anchor }}>
      <TableContainer
        // Without a caption it would be a second landmark with the section's name.
        role={caption === undefined ? 'group' : 'region'}
        tabIndex={0}
        aria-labelledby={captionId}
        sx={{
          borderTop: 1,
          borderBottom: 1,
          borderColor: 'control',
          containerType: 'inline-size',
        }}
      >
        <Table
          sx={{
            minWidth: least,
            '& th, & td': {
              fontSize: 'inherit',
              lineHeight: 'inherit',
              letterSpacing: 'inherit',
              color: 'inherit',
              borderColor: 'divider',
              p: 4,
            },
            '& th': { color: 'text.primary', fontWeight: 600, textAlign: 'start' },
            '& .MuiTableCell-alignRight': {
              textAlign: 'end',
              fontVariantNumeric: 'tabular-nums',
              whiteSpace: 'nowrap',
            },
            '& tbody tr:last-of-type > *': { borderBottom: 0 },
            ...(aligned.length > 2 && { [`@container (width < ${least})`]: asBlocks }),
          }}
        >
          <Typography
            component="caption"
            id={captionId}
            sx={
              caption === undefined
                ? heardOnly
                : // Material UI puts a table's caption below it.
                  {
                    '&&': { captionSide: 'top', textAlign: 'start', color: 'text.secondary', p: 4 },
                  }
            }
          >
            {caption ?? title}
          </Typography>
          {columns.length > 0 && (
            <TableHead>
              <TableRow>
                {columns.map((column, at) => (
                  <TableCell key={at} scope="col" align={aligned[at]}>
                    {column}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
          )}
          <TableBody>
            {rows.map((row, place) => (
              <TableRow key={place}>
                {row.map((text, at) => {
                  const heads = rowHeadings && at === 0;
                  return (
                    <TableCell
                      key={at}
                      component={heads ? 'th' : 'td'}
                      scope={heads ? 'row' : undefined}
                      align={aligned[at]}
                      data-column={heads ? undefined : columns[at]}
                    >
                      <MarkedText text={text} />
                    </TableCell>
                  );
                })}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {note !== undefined && (
        <Typography sx={{ mt: 4, maxWidth: ({ space }) => space.measure }}>
          <MarkedText text={note} />
        </Typography>
      )}
    </Section>
  );
}
