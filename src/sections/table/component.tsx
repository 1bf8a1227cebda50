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

/** Where the texts of each column stand; amounts below each other, digit by digit. */
const alignments = (rows: Rows, rowHeadings: boolean): TableCellProps['align'][] => {
  const widest = Math.max(...rows.map((row) => row.length));
  return Array.from({ length: widest }, (_, at) => {
    if (rowHeadings && at === 0) return 'inherit';
    return isColumnOfAmounts(rows.map((row) => row[at] ?? '')) ? 'right' : 'inherit';
  });
};

/** A table that scrolls by itself, reached by the keyboard (WCAG 2.1.1). */
export default function TableSection({ section, number }: SectionProps<'table'>) {
  const captionId = useId();
  const { title, lead, label, tone, anchor } = section;
  const { caption, columns = [], rows, rowHeadings = true, note } = section;
  const aligned = alignments(rows, rowHeadings);
  return (
    <Section {...{ title, lead, label, number, tone, anchor }}>
      <TableContainer
        // Without a caption it would be a second landmark of the section's name.
        role={caption === undefined ? 'group' : 'region'}
        tabIndex={0}
        aria-labelledby={captionId}
        sx={{ borderTop: 1, borderBottom: 1, borderColor: 'control' }}
      >
        <Table
          sx={{
            // Narrower than this a column of words is a column of letters.
            minWidth: `${aligned.length * 7}rem`,
            '& th, & td': { font: 'inherit', color: 'inherit', borderColor: 'divider', p: 4 },
            '& th': { color: 'text.primary', fontWeight: 600, textAlign: 'start' },
            '& .MuiTableCell-alignRight': {
              textAlign: 'end',
              fontVariantNumeric: 'tabular-nums',
              whiteSpace: 'nowrap',
            },
            '& tbody tr:last-of-type > *': { borderBottom: 0 },
          }}
        >
          <Typography
            component="caption"
            id={captionId}
            sx={
              caption === undefined
                ? {
                    position: 'absolute',
                    width: 1,
                    height: 1,
                    overflow: 'hidden',
                    clipPath: 'inset(50%)',
                    p: 0,
                  }
                : // Material UI's table has a caption below it.
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
